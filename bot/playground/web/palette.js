// The line at the bottom: plain messages, and commands with their arguments.
import { make } from "./prose.js";

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
    if (!typed.startsWith("/")) { this.hide(); return; }
    const exact = this.typed(typed);
    if (exact && exact.leaf.options.length) { this.open(exact.leaf, exact.rest); return; }
    const wanted = typed.slice(1).toLowerCase().trim();
    this.fill(this.leaves().filter((leaf) => leaf.words.includes(wanted) || leaf.shown.toLowerCase().includes(wanted)).map((leaf) => ({
      label: `/${leaf.shown}`, about: leaf.about, take: () => this.open(leaf, ""),
    })), this.desk.say("page-no-command"), 0);
  }

  leaves() { return this.desk.commands().flatMap((command) => leaves(command)); }

  // A line that begins with a whole command and a space; what follows belongs to its first argument.
  typed(line) {
    const name = (leaf) => [leaf.words, leaf.shown].find((words) => `${line} `.toLowerCase().startsWith(`/${words.toLowerCase()} `));
    const leaf = this.leaves().find(name);
    if (!leaf || line.length <= name(leaf).length + 1) return null;
    return { leaf, rest: line.slice(name(leaf).length + 2) };
  }

  fill(entries, none, marked) {
    this.entries = entries;
    this.list.replaceChildren(...entries.map((entry, n) => make("button", { type: "button", role: "option", id: `o${n}`, tabIndex: -1, onclick: entry.take },
      make("span", {}, entry.label), entry.about ? make("small", {}, entry.about) : null)));
    if (!entries.length) this.list.append(make("p", { className: "note" }, none));
    this.list.hidden = false;
    this.line.setAttribute("aria-expanded", "true");
    this.mark(marked);
  }

  hide() { this.list.hidden = true; this.line.setAttribute("aria-expanded", "false"); this.line.removeAttribute("aria-activedescendant"); }

  mark(n) {
    this.at = n;
    [...this.list.children].forEach((child, m) => child.setAttribute("aria-selected", String(m === n)));
    this.list.children[n]?.scrollIntoView({ block: "nearest" });
    if (n >= 0) document.activeElement.setAttribute("aria-activedescendant", `o${n}`);
  }

  // Enter takes what is marked; in an argument nothing is marked at first, so that a typed line goes as it is.
  key(event) {
    if (this.list.hidden || !this.entries?.length) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) { event.preventDefault(); this.mark((Math.max(this.at, step > 0 ? -1 : 0) + step + this.entries.length) % this.entries.length); }
    if (event.key === "Tab" && !event.shiftKey) { event.preventDefault(); this.entries[Math.max(this.at, 0)].take(); }
    if (event.key === "Enter" && this.at >= 0) { event.preventDefault(); this.entries[this.at].take(); }
    if (event.key === "Escape") { event.stopPropagation(); this.hide(); }
  }

  enter() {
    const text = this.line.value.trim();
    if (!text || text.startsWith("/")) return;
    this.line.value = "";
    this.desk.post("say", { text });
  }

  open(leaf, rest) {
    this.hide();
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
    document.getElementById("composer").hidden = true;
    const first = this.form.querySelector("input, select");
    if (rest) first.value = rest;
    first?.focus();
  }

  close() { this.form.hidden = true; document.getElementById("composer").hidden = false; this.hide(); this.line.focus(); }

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
      input.onfocus = () => { if (input !== this.filled) this.complete(input, option); this.filled = null; };
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
      label: choice.name, take: () => { input.value = choice.value; this.hide(); if (document.activeElement !== input) { this.filled = input; input.focus(); } },
    })), "", -1);
    if (!this.entries.length) this.hide();
  }

  send() {
    const options = this.values();
    this.close();
    this.desk.run("slash", { words: this.leaf.words, options });
  }
}
