// Text with Discord's marks. Nodes are made one by one: nothing that a person wrote is ever read as HTML.
export function make(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in node && name !== "list") node[name] = value; else node.setAttribute(name, value);
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

const INLINE = new RegExp([
  /(`[^`]+`)/, /(\*\*.+?\*\*)/, /(__.+?__)/, /(~~.+?~~)/, /(\*[^*\s][^*]*\*|_[^_\s][^_]*_(?!\w))/, /(<@!?\d+>|<#\d+>)/,
  /(<t:\d+(?::\w)?>)/, /(\[[^\]]+\]\(https?:[^)\s]+\))/, /(\\[*_~`|>\\#-])/, /(\|\|.+?\|\|)/,
].map((part) => part.source).join("|"));

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
  if (found[7]) return make("time", {}, new Date(Number(whole.match(/\d+/)[0]) * 1000).toLocaleString(document.documentElement.lang));
  if (found[8]) {
    const [, label, address] = whole.match(/\[([^\]]+)\]\(([^)]+)\)/);
    return make("a", { href: address, rel: "noreferrer", target: "_blank" }, label);
  }
  if (found[9]) return whole.slice(1);
  const spoiler = make("button", { className: "spoiler", type: "button" }, ...inline(whole.slice(2, -2), names));
  spoiler.onclick = () => spoiler.classList.add("shown");
  return spoiler;
}

export function prose(text, names) {
  const box = make("div", { className: "prose" });
  for (const [n, block] of text.split(/```(?:\w*\n)?/).entries()) {
    if (n % 2) { box.append(make("pre", { tabIndex: 0 }, block)); continue; }
    for (const line of block.split("\n")) if (line) box.append(paragraph(line, names));
  }
  return box;
}

function paragraph(line, names) {
  const heading = line.match(/^(#{1,3}) (.*)/);
  if (heading) return make(`h${heading[1].length + 2}`, {}, ...inline(heading[2], names));
  const shaped = line.match(/^(-# |\s*[-*] |> )(.*)/);
  if (!shaped) return make("p", {}, ...inline(line, names));
  const kind = shaped[1].startsWith("-#") ? "small" : shaped[1] === "> " ? "quote" : "item";
  return make("p", { className: kind }, ...inline(shaped[2], names));
}
