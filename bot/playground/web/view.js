// How messages look: text with Discord's marks, pictures, controls of both generations.
export function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in node && name !== "list") node[name] = value; else node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const COLOURS = ["#4a56d6", "#22804a", "#a8431f", "#8a3fa0", "#1f7a8c", "#a0731a"];
export function face(id, name) {
  const node = make("span", { className: "face", ariaHidden: "true" }, [...name][0] || "?");
  node.style.background = COLOURS[Number(BigInt(id) % BigInt(COLOURS.length))];
  return node;
}

const INLINE = /(`[^`]+`)|(\*\*.+?\*\*)|(__.+?__)|(~~.+?~~)|(\*[^*\s][^*]*\*|_[^_\s][^_]*_(?!\w))|(<@!?\d+>|<#\d+>)|(<t:\d+(?::\w)?>)|(\[[^\]]+\]\(https?:[^)\s]+\))|(\\[*_~`|>\\#-])/;
function inline(text, names) {
  const nodes = [];
  let found;
  while ((found = INLINE.exec(text))) {
    if (found.index) nodes.push(text.slice(0, found.index));
    nodes.push(marked(found[0], found, names));
    text = text.slice(found.index + found[0].length);
  }
  if (text) nodes.push(text);
  return nodes;
}

function marked(whole, found, names) {
  if (found[1]) return make("code", {}, whole.slice(1, -1));
  if (found[2]) return make("strong", {}, ...inline(whole.slice(2, -2), names));
  if (found[3]) return make("u", {}, ...inline(whole.slice(2, -2), names));
  if (found[4]) return make("s", {}, ...inline(whole.slice(2, -2), names));
  if (found[5]) return make("em", {}, ...inline(whole.slice(1, -1), names));
  if (found[6]) return make("span", { className: "mention" }, names(whole));
  if (found[7]) return make("span", {}, new Date(Number(whole.match(/\d+/)[0]) * 1000).toLocaleString(document.documentElement.lang));
  if (found[8]) {
    const [, label, address] = whole.match(/\[([^\]]+)\]\(([^)]+)\)/);
    return make("a", { href: address, rel: "noreferrer", target: "_blank" }, label);
  }
  return whole.slice(1);
}

export function prose(text, names) {
  const box = make("div");
  for (const [n, block] of text.split(/```(?:\w*\n)?/).entries()) {
    if (n % 2) { box.append(make("pre", {}, block)); continue; }
    for (const line of block.split("\n")) {
      const heading = line.match(/^(#{1,3}) (.*)/);
      const small = line.match(/^-# (.*)/);
      if (heading) box.append(make(`h${heading[1].length + 2}`, {}, ...inline(heading[2], names)));
      else if (small) box.append(make("p", { className: "small" }, ...inline(small[1], names)));
      else if (line) box.append(make("p", {}, ...inline(line.replace(/^(\s*)[-*] /, "$1• ").replace(/^> /, "▏"), names)));
    }
  }
  return box;
}

// `desk` gives: say(key), names(mention), file(url), act(kind, message, custom_id, values), zoom(url, alt)
export function message(data, desk) {
  const item = make("li", { className: "message", id: `m${data.id}` });
  if (data.only_you) item.classList.add("whisper");
  else if (desk.pings(data)) item.classList.add("ping");
  const name = data.author.global_name;
  const head = make("div", {}, make("span", { className: "who" }, name), " ",
    make("time", { dateTime: data.timestamp }, new Date(data.timestamp).toLocaleTimeString(document.documentElement.lang, { hour: "2-digit", minute: "2-digit" })),
    data.edited_timestamp ? make("span", { className: "edited" }, " ", desk.say("page-edited")) : null);
  if (data.interaction_metadata?.type === 2) {
    head.prepend(make("div", { className: "small" }, `${data.interaction_metadata.user.global_name} ${desk.say("page-used")}`));
  }
  const body = make("div", { className: "body" });
  if (data.flags & 128) body.append(make("p", { className: "small" }, desk.say("page-thinking")));
  if (data.content) body.append(prose(data.content, desk.names));
  const used = JSON.stringify([data.embeds, data.components]);
  if (!(data.flags & 32768)) {
    for (const file of data.attachments) if (!used.includes(file.url)) body.append(attachment(file, desk));
  }
  for (const embed of data.embeds) body.append(embedded(embed, desk));
  for (const part of data.components) body.append(component(part, data, desk));
  if (data.only_you) {
    body.append(make("p", { className: "small" }, desk.say("page-only-you"), " · ",
      make("button", { className: "plain", type: "button", onclick: () => desk.dismiss(data.id) }, desk.say("page-dismiss"))));
  }
  item.append(face(data.author.id, name), make("div", {}, head, body));
  return item;
}

function picture(url, alt, desk) {
  const address = desk.file(url);
  return make("button", { className: "picture", type: "button", title: desk.say("page-zoom"), onclick: () => desk.zoom(address, alt) },
    make("img", { src: address, alt: alt || "" }));
}

function attachment(file, desk) {
  if (file.content_type.startsWith("image/")) return picture(file.url, file.description, desk);
  return make("p", {}, make("a", { href: desk.file(file.url), download: file.filename }, `📎 ${file.filename}`));
}

function embedded(embed, desk) {
  const box = make("div", { className: "embed" });
  if (embed.title) box.append(make("h3", {}, embed.title));
  if (embed.description) box.append(prose(embed.description, desk.names));
  for (const field of embed.fields || []) box.append(make("strong", {}, field.name), prose(field.value, desk.names));
  if (embed.image) box.append(picture(embed.image.url, "", desk));
  if (embed.footer) box.append(make("p", { className: "small" }, embed.footer.text));
  return box;
}

function component(part, data, desk) {
  const inside = () => part.components.map((child) => component(child, data, desk));
  if (part.type === 1) return make("div", { className: "controls" }, ...inside());
  if (part.type === 2) return button(part, data, desk);
  if (part.type === 3) return menu(part, data, desk);
  if (part.type === 9) return make("div", { className: "section" }, make("div", {}, ...inside()), component(part.accessory, data, desk));
  if (part.type === 10) return prose(part.content, desk.names);
  if (part.type === 11) return picture(part.media.url, part.description, desk);
  if (part.type === 12) return make("div", { className: "gallery" }, ...part.items.map((item) => picture(item.media.url, item.description, desk)));
  if (part.type === 13) return make("p", {}, make("a", { href: desk.file(part.file.url) }, "📎"));
  if (part.type === 14) return make("hr");
  if (part.type === 17) return make("div", { className: "container" }, ...inside());
  return make("span");
}

function button(part, data, desk) {
  const label = [part.emoji?.name, part.label].filter(Boolean).join(" ");
  if (part.url) return make("a", { className: "control", href: part.url, rel: "noreferrer", target: "_blank" }, label);
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
  const list = make("div");
  const values = () => [...list.querySelectorAll("input:checked")].map((input) => input.value);
  const send = () => { box.open = false; desk.act("select", data.id, part.custom_id, values(), box); };
  for (const option of part.options) {
    const input = make("input", { type: most > 1 ? "checkbox" : "radio", name: `${data.id}${part.custom_id}`, value: option.value, checked: Boolean(option.default) });
    if (most === 1) input.onclick = send;
    const label = [option.emoji?.name, option.label].filter(Boolean).join(" ");
    list.append(make("label", {}, input, " ", label, option.description ? make("small", {}, option.description) : null));
  }
  if (most > 1) {
    const confirm = make("button", { className: "primary", type: "button", onclick: send }, desk.say("page-confirm"));
    list.onchange = () => { confirm.disabled = values().length < least || values().length > most; };
    list.onchange();
    list.append(confirm);
  }
  box.append(make("summary", {}, chosen || part.placeholder || desk.say("page-choose")), list);
  if (part.disabled) box.inert = true;
  return box;
}
