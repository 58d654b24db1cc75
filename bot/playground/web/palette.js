// The line at the bottom: plain messages, and commands with their arguments.
import { make } from "./view.js";

const SUBCOMMAND = 1, GROUP = 2, INTEGER = 4, BOOLEAN = 5, USER = 6, NUMBER = 10;
const local = (thing, key) => thing[`${key}_localizations`]?.[document.documentElement.lang] || thing[key];

function leaves(command, words = [], shown = []) {
  const here = [...words, command.name], seen = [...shown, local(command, "name")];
  const inner = (command.options || []).filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, here, seen));
  return [{ words: here.join(" "), shown: seen.join(" "), about: local(command, "description"), options: command.options || [] }];
}

export class Palette {
  constructor(desk) {
    this.desk = desk;
    this.line = document.getElementById("text");
    this.list = document.getElementById("palette");
    this.form = document.getElementById("command");
    this.line.oninput = () => this.offer();
    this.line.onkeydown = (event) => this.key(event);
    document.getElementById("composer").onsubmit = (event) => { event.preventDefault(); this.enter(); };
  }

  offer() {
    const typed = this.line.value;
    if (!typed.startsWith("/")) { this.list.hidden = true; return; }
    const wanted = typed.slice(1).toLowerCase();
    const all = this.desk.commands().flatMap((command) => leaves(command));
    this.fill(all.filter((leaf) => leaf.words.includes(wanted) || leaf.shown.toLowerCase().includes(wanted)).map((leaf) => ({
      label: `/${leaf.shown}`, about: leaf.about, take: () => this.open(leaf),
    })), this.desk.say("page-no-command"));
  }

  fill(entries, none) {
    this.entries = entries;
    this.list.replaceChildren(...entries.map((entry) => make("button", { type: "button", role: "option", onclick: entry.take },
      entry.label, entry.about ? make("small", {}, entry.about) : null)));
    if (!entries.length) this.list.append(make("p", { className: "note" }, none));
    this.list.hidden = false;
    this.mark(0);
  }

  mark(n) {
    this.at = n;
    [...this.list.children].forEach((child, m) => child.setAttribute("aria-selected", String(m === n)));
    this.list.children[n]?.scrollIntoView({ block: "nearest" });
  }

  key(event) {
    if (this.list.hidden || !this.entries?.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) { event.preventDefault(); this.mark((this.at + step + this.entries.length) % this.entries.length); }
    if (event.key === "Tab" || event.key === "Enter") { event.preventDefault(); this.entries[this.at].take(); }
    if (event.key === "Escape") this.list.hidden = true;
  }

  enter() {
    const text = this.line.value.trim();
    if (!text || text.startsWith("/")) return;
    this.line.value = "";
    this.desk.post("say", { text });
  }

  open(leaf) {
    this.list.hidden = true;
    this.line.value = "";
    if (!leaf.options.length) { this.desk.run("slash", { words: leaf.words, options: {} }); return; }
    this.leaf = leaf;
    const send = make("button", { className: "primary" }, this.desk.say("page-send"));
    const cancel = make("button", { type: "button", className: "plain", onclick: () => this.close() }, this.desk.say("page-cancel"));
    this.form.replaceChildren(make("div", { className: "row" }, make("strong", {}, `/${leaf.shown}`), make("span", { className: "small" }, leaf.about)),
      ...leaf.options.map((option) => this.field(option)), make("div", { className: "row" }, send, cancel));
    this.form.onsubmit = (event) => { event.preventDefault(); this.send(); };
    this.form.onkeydown = (event) => { if (event.key === "Escape") this.close(); };
    this.form.hidden = false;
    this.form.querySelector("input, select")?.focus();
  }

  close() { this.form.hidden = true; this.list.hidden = true; this.line.focus(); }

  field(option) {
    const label = make("label", {}, local(option, "name") + (option.required ? " *" : ""));
    const choices = option.choices?.map((choice) => [choice.value, local(choice, "name")])
      || (option.type === BOOLEAN && [["true", this.desk.say("page-yes")], ["false", this.desk.say("page-no")]])
      || (option.type === USER && this.desk.people().map((person) => [person.id, person.name]));
    const input = choices
      ? make("select", {}, make("option", { value: "" }, ""), ...choices.map(([value, name]) => make("option", { value }, name)))
      : make("input", { type: option.type === INTEGER || option.type === NUMBER ? "number" : "text", autocomplete: "off" });
    input.required = Boolean(option.required);
    input.name = option.name;
    input.title = local(option, "description");
    input.placeholder = local(option, "description");
    if (option.autocomplete) {
      input.oninput = () => this.complete(input, option);
      input.onfocus = input.oninput;
      input.onkeydown = (event) => this.key(event);
    }
    label.append(input);
    return label;
  }

  values() {
    const given = {};
    for (const option of this.leaf.options) {
      const value = this.form.elements[option.name].value;
      if (value === "") continue;
      const choice = option.choices?.find((one) => String(one.value) === value);
      given[option.name] = choice ? choice.value : option.type === BOOLEAN ? value === "true"
        : option.type === INTEGER || option.type === NUMBER ? Number(value) : value;
    }
    return given;
  }

  async complete(input, option) {
    const asked = input.value;
    const options = { ...this.values(), [option.name]: asked };
    const answer = await this.desk.post("autocomplete", { words: this.leaf.words, options, focused: option.name });
    if (!answer || input.value !== asked || this.form.hidden || document.activeElement !== input) return;
    this.fill(answer.choices.filter((choice) => String(choice.value) !== asked).map((choice) => ({
      label: choice.name, take: () => { input.value = choice.value; this.list.hidden = true; input.focus(); },
    })), "");
    if (!this.entries.length) this.list.hidden = true;
  }

  send() {
    const options = this.values();
    this.close();
    this.desk.run("slash", { words: this.leaf.words, options });
  }
}
