// How messages look: who wrote them, text, pictures, controls of both generations.
import { make, prose } from "./prose.js";

const LOADING = 128, V2 = 32768, GROUPED_MS = 5 * 60_000;
const COLOURS = ["#4a56d6", "#22804a", "#a8431f", "#8a3fa0", "#1f7a8c", "#8f6412"];

export function face(id, name, bot) {
  const node = make("span", { className: bot ? "face bot" : "face", ariaHidden: "true" }, [...name][0]?.toUpperCase() || "?");
  if (!bot) node.style.background = COLOURS[Number(BigInt(id) % 65521n % BigInt(COLOURS.length))];
  return node;
}

// Several messages of one author in a row share a head.
export function joined(data, before) {
  return Boolean(before) && before.author.id === data.author.id && before.only_you === data.only_you && !data.interaction_metadata
    && new Date(data.timestamp) - new Date(before.timestamp) < GROUPED_MS;
}

// `desk` gives: say(key), names(mention), pings(data), file(url), act(...), zoom(...), dismiss(id)
export function message(data, desk) {
  const item = make("li", { className: "message", id: `m${data.id}` });
  if (data.only_you) item.classList.add("whisper");
  else if (desk.pings(data)) item.classList.add("ping");
  const body = make("div", { className: "body" });
  if (data.flags & LOADING) body.append(make("p", { className: "small thinking" }, desk.say("page-thinking")));
  if (data.content) body.append(prose(data.content, desk.names));
  const used = JSON.stringify([data.embeds, data.components]);
  if (!(data.flags & V2)) {
    for (const file of data.attachments) if (!used.includes(file.url)) body.append(attachment(file, desk));
  }
  for (const embed of data.embeds) body.append(embedded(embed, desk));
  for (const part of data.components) body.append(component(part, data, desk));
  if (data.only_you) {
    body.append(make("p", { className: "small" }, desk.say("page-only-you"), " · ",
      make("button", { className: "link", type: "button", onclick: () => desk.dismiss(data.id) }, desk.say("page-dismiss"))));
  }
  item.append(face(data.author.id, data.author.global_name, data.author.bot), make("div", { className: "content" }, head(data, desk), body));
  return item;
}

function head(data, desk) {
  const when = new Date(data.timestamp), language = document.documentElement.lang;
  const node = make("div", { className: "head" }, make("span", { className: "who" }, data.author.global_name),
    data.author.bot ? make("span", { className: "tag" }, desk.say("page-bot")) : null,
    make("time", { dateTime: data.timestamp, title: when.toLocaleString(language) }, when.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" })),
    data.edited_timestamp ? make("span", { className: "edited" }, desk.say("page-edited")) : null);
  if (data.interaction_metadata?.type === 2) {
    node.prepend(make("span", { className: "cause" }, `↱ ${data.interaction_metadata.user.global_name} ${desk.say("page-used")}`));
  }
  return node;
}

function picture(media, alt, desk) {
  const address = desk.file(media.url);
  const image = make("img", { src: address, alt: alt || "", decoding: "async" });
  if (media.width) { image.style.setProperty("--w", media.width); image.style.setProperty("--h", media.height); image.className = "sized"; }
  return make("button", { className: "picture", type: "button", title: desk.say("page-zoom"), onclick: () => desk.zoom(address, alt) }, image);
}

function attachment(file, desk) {
  if (file.content_type.startsWith("image/")) return picture(file, file.description, desk);
  return make("p", {}, make("a", { className: "file", href: desk.file(file.url), download: file.filename }, `📎 ${file.filename}`));
}

function embedded(embed, desk) {
  const box = tinted(make("div", { className: "embed" }), embed.color);
  if (embed.title) box.append(make("h3", {}, embed.title));
  if (embed.description) box.append(prose(embed.description, desk.names));
  for (const field of embed.fields || []) box.append(make("strong", {}, field.name), prose(field.value, desk.names));
  if (embed.image) box.append(picture(embed.image, "", desk));
  if (embed.footer) box.append(make("p", { className: "small" }, embed.footer.text));
  return box;
}

function tinted(box, colour) {
  if (colour) box.style.borderLeftColor = `#${colour.toString(16).padStart(6, "0")}`;
  return box;
}

function component(part, data, desk) {
  const inside = () => part.components.map((child) => component(child, data, desk));
  if (part.type === 1) return make("div", { className: "controls" }, ...inside());
  if (part.type === 2) return button(part, data, desk);
  if (part.type === 3) return menu(part, data, desk);
  if (part.type === 9) return make("div", { className: "section" }, make("div", {}, ...inside()), component(part.accessory, data, desk));
  if (part.type === 10) return prose(part.content, desk.names);
  if (part.type === 11) return picture(part.media, part.description, desk);
  if (part.type === 12) return make("div", { className: "gallery" }, ...part.items.map((item) => picture(item.media, item.description, desk)));
  if (part.type === 13) {
    const name = decodeURIComponent(part.file.url.split("/").pop());
    return make("p", {}, make("a", { className: "file", href: desk.file(part.file.url), download: name }, `📎 ${name}`));
  }
  if (part.type === 14) return make("hr");
  if (part.type === 17) return tinted(make("div", { className: "container" }, ...inside()), part.accent_color);
  return make("span");
}

function button(part, data, desk) {
  const label = [part.emoji?.name, part.label].filter(Boolean).join(" ");
  if (part.url) {
    const safe = /^https?:/i.test(part.url) ? part.url : "about:blank";
    return make("a", { className: "control", href: safe, rel: "noreferrer", target: "_blank" }, label, " ↗");
  }
  const node = make("button", { className: `control s${part.style}`, type: "button", disabled: Boolean(part.disabled) }, label);
  node.dataset.customId = part.custom_id;
  node.onclick = () => desk.act("click", data.id, part.custom_id, null, node);
  return node;
}

function menu(part, data, desk) {
  const most = part.max_values ?? 1, least = part.min_values ?? 1;
  const box = make("details", { className: "choice" });
  box.dataset.customId = part.custom_id;
  const chosen = part.options.filter((option) => option.default).map((option) => option.label).join(", ");
  const list = make("div", { className: "options" });
  const send = (values) => { box.open = false; desk.act("select", data.id, part.custom_id, values, box); };
  if (most === 1) list.append(...part.options.map((option) => single(option, () => send([option.value]))));
  else several(part, list, least, most, desk, send);
  box.append(make("summary", {}, chosen || part.placeholder || desk.say("page-choose")), list);
  box.onkeydown = (event) => keys(event, box, list);
  if (part.disabled) box.inert = true;
  return box;
}

function label(option) {
  return [make("span", {}, [option.emoji?.name, option.label].filter(Boolean).join(" ")), option.description ? make("small", {}, option.description) : null];
}

function single(option, send) {
  const node = make("button", { type: "button", className: "option", value: option.value, onclick: send }, ...label(option));
  if (option.default) node.setAttribute("aria-current", "true");
  return node;
}

function several(part, list, least, most, desk, send) {
  const values = () => [...list.querySelectorAll("input:checked")].map((input) => input.value);
  for (const option of part.options) {
    const input = make("input", { type: "checkbox", value: option.value, checked: Boolean(option.default) });
    list.append(make("label", { className: "option" }, input, make("span", {}, ...label(option))));
  }
  const confirm = make("button", { className: "primary", type: "button", onclick: () => send(values()) }, desk.say("page-confirm"));
  list.onchange = () => { confirm.disabled = values().length < least || values().length > most; };
  list.onchange();
  list.append(confirm);
}

function keys(event, box, list) {
  if (event.key === "Escape" && box.open) { box.open = false; box.querySelector("summary").focus(); event.stopPropagation(); return; }
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  box.open = true;
  const stops = [...list.querySelectorAll("button, input")];
  const now = stops.indexOf(document.activeElement);
  stops[(now + step + stops.length) % stops.length]?.focus();
}
