// What opens over the chat: the bot's forms, the choice of a game, a picture in its full size.
import { make } from "./prose.js";

const SELECT = 3, PARAGRAPH = 2;
const at = (id) => document.getElementById(id);

export function form(modal, desk) {
  const box = at("modal");
  const fields = modal.fields.map((field) => make("label", {}, field.label, control(field)));
  const body = make("form", {}, make("h1", {}, modal.title), ...fields, make("div", { className: "controls" },
    make("button", { className: "primary" }, desk.say("page-send")),
    make("button", { type: "button", className: "plain", onclick: () => box.close() }, desk.say("page-cancel"))));
  body.onsubmit = (event) => {
    event.preventDefault();
    const values = {};
    for (const field of modal.fields) {
      const input = body.elements[field.custom_id];
      values[field.custom_id] = field.type === SELECT ? [...input.selectedOptions].map((option) => option.value) : input.value;
    }
    box.close();
    desk.run("submit", { modal: modal.id, values });
  };
  open(box, modal.title, body);
}

function open(box, label, ...inside) {
  box.ariaLabel = label;
  box.replaceChildren(...inside);
  box.onclick = (event) => { if (event.target === box) box.close(); };
  box.showModal();
}

function control(field) {
  const needed = field.required !== false;
  if (field.type === SELECT) {
    return make("select", { name: field.custom_id, multiple: (field.max_values ?? 1) > 1, required: needed },
      ...field.options.map((option) => make("option", { value: option.value, selected: Boolean(option.default) }, option.label)));
  }
  const input = make(field.style === PARAGRAPH ? "textarea" : "input",
    { name: field.custom_id, required: needed, value: field.value || "", placeholder: field.placeholder || "", autocomplete: "off" });
  if (field.max_length) input.maxLength = field.max_length;
  if (field.min_length) input.minLength = field.min_length;
  return input;
}

export function guides(list, begin) {
  return make("div", { className: "guides" }, ...list.map((guide) => {
    const node = make("button", { className: "guide", type: "button", onclick: () => begin(guide.id) },
      make("span", { className: "seats", ariaHidden: "true" }, "●".repeat(guide.people)), make("strong", {}, guide.title), make("small", {}, guide.about));
    node.dataset.guide = guide.id;
    return node;
  }));
}

export function chooseGame(list, desk, begin) {
  const box = at("modal");
  open(box, desk.say("page-new-game"), make("h1", {}, desk.say("page-new-game")), guides(list, (id) => { box.close(); begin(id); }),
    make("p", { className: "note" }, desk.say("page-hint-begin")),
    make("button", { type: "button", className: "plain", onclick: () => box.close() }, desk.say("page-cancel")));
}

export function zoom(address, alt, desk) {
  const box = at("zoom");
  const image = make("img", { src: address, alt: alt || "" });
  const resize = () => box.classList.toggle("full");
  image.onclick = resize;
  box.classList.remove("full");
  open(box, desk.say("page-zoom"), make("div", { className: "bar" },
    make("button", { type: "button", className: "plain icon", title: desk.say("page-zoom-size"), onclick: resize }, "⤢"),
    make("button", { type: "button", className: "plain icon", title: desk.say("page-close"), onclick: () => box.close() }, "✕")),
  make("div", { className: "frame", tabIndex: 0 }, image), alt ? make("p", { className: "alt" }, alt) : "");
}
