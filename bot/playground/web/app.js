// One seat at a time: what its person may see, and what it does.
import { face, make, message } from "./view.js";
import { Palette } from "./palette.js";

const DM = 1, THREADS = [11, 12];
const at = (id) => document.getElementById(id);
const stored = (key, value) => (value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value));
let texts = {}, seat = null, state = null, here = null, stream = null, palette = null;
const hidden = new Set(), pings = {};

const say = (key) => texts[key] || key;
const readKey = (id) => `read:${state.me.id}:${id}`;

async function call(path, body) {
  const response = await fetch(path, {
    method: body ? "POST" : "GET", headers: { "X-Seat": seat || "", "Content-Type": "application/json" }, body: body && JSON.stringify(body),
  });
  const answer = response.headers.get("Content-Type")?.includes("json") ? await response.json() : {};
  if (!response.ok) throw new Error(answer.problem || response.statusText);
  return answer;
}

function note(text) { at("status").textContent = text; }

const desk = {
  say,
  commands: () => place()?.commands || [],
  people: () => state.people,
  names(mention) {
    const id = mention.match(/\d+/)[0];
    if (mention.startsWith("<#")) return `#${state.channels.find((channel) => channel.id === id)?.name || id}`;
    return `@${state.people.find((person) => person.id === id)?.name || id}`;
  },
  pings: (data) => data.author.id !== state.me.id && (data.mention_everyone || data.mentions.some((user) => user.id === state.me.id)),
  file(url) {
    const parts = new URL(url).pathname.split("/");
    return `/files/${parts.slice(2).join("/")}?seat=${seat}`;
  },
  async post(kind, body) {
    try { note(""); return await call(`/api/${kind}`, { channel: here, ...body }); } catch (error) { note(error.message); return null; }
  },
  async run(kind, body) {
    const answer = await desk.post(kind, body);
    if (answer?.failed) note(say("page-failed"));
    if (answer?.modal) ask(answer.modal);
  },
  async act(kind, id, customId, values, node) {
    node.inert = true;
    await desk.run(kind, { message: id, custom_id: customId, values });
    node.inert = false;
  },
  dismiss(id) { hidden.add(id); at(`m${id}`)?.remove(); },
  zoom(address, alt) {
    const box = at("zoom"), image = box.querySelector("img");
    image.src = address; image.alt = alt || "";
    box.classList.remove("full");
    box.onclick = () => { if (box.classList.toggle("full")) return; box.close(); };
    box.showModal();
  },
};

function guide() {
  const begin = async (two) => {
    note("");
    const answer = await desk.post("guide", { two });
    await refresh();
    if (answer) note(say(answer.failed ? "page-failed" : "page-guide-next"));
  };
  return make("div", { className: "controls" },
    make("button", { className: "primary", type: "button", onclick: () => begin(false) }, say("page-guide-solo")),
    make("button", { className: "primary", type: "button", onclick: () => begin(true) }, say("page-guide-pair")));
}

const place = () => state.channels.find((channel) => channel.id === here);

function ask(modal) {
  const box = at("modal");
  const fields = modal.fields.map((field) => make("label", {}, field.label, control(field)));
  const form = make("form", { method: "dialog" }, make("h1", {}, modal.title), ...fields, make("div", { className: "controls" },
    make("button", { className: "primary" }, say("page-send")),
    make("button", { type: "button", className: "plain", onclick: () => box.close() }, say("page-cancel"))));
  form.onsubmit = () => {
    const values = {};
    for (const field of modal.fields) {
      const input = form.elements[field.custom_id];
      values[field.custom_id] = field.type === 3 ? [...input.selectedOptions].map((option) => option.value) : input.value;
    }
    desk.run("submit", { modal: modal.id, values });
  };
  box.replaceChildren(form);
  box.showModal();
}

function control(field) {
  const needed = field.required !== false;
  if (field.type === 3) {
    return make("select", { name: field.custom_id, multiple: (field.max_values ?? 1) > 1, required: needed },
      ...field.options.map((option) => make("option", { value: option.value, selected: Boolean(option.default) }, option.label)));
  }
  const input = make(field.style === 2 ? "textarea" : "input", { name: field.custom_id, required: needed, value: field.value || "", placeholder: field.placeholder || "" });
  if (field.max_length) input.maxLength = field.max_length;
  if (field.min_length) input.minLength = field.min_length;
  return input;
}

function placeButton(channel) {
  const name = channel.kind === DM ? say("page-private-with") : channel.name;
  const sign = channel.kind === DM ? "✉" : THREADS.includes(channel.kind) ? "↳" : "#";
  const node = make("button", { className: "place", type: "button", onclick: () => go(channel.id) }, `${sign} ${name}`);
  if (THREADS.includes(channel.kind)) node.classList.add("thread");
  node.setAttribute("aria-current", String(channel.id === here));
  if (channel.id !== here && BigInt(channel.last) > BigInt(stored(readKey(channel.id)) || 0)) {
    node.classList.add("unread");
    node.append(make("span", { className: "count", title: say(pings[channel.id] ? "page-ping" : "page-unread") }, pings[channel.id] ? String(pings[channel.id]) : "•"));
  }
  return node;
}

function drawSide() {
  at("guild").textContent = state.guild;
  const part = (key, channels) => (channels.length ? [make("h2", {}, say(key)), ...channels.map(placeButton)] : []);
  const threads = state.channels.filter((channel) => THREADS.includes(channel.kind) && !channel.archived);
  at("places").replaceChildren(...part("page-channels", state.channels.filter((channel) => channel.kind === 0)),
    ...part("page-threads", threads), ...part("page-private", state.channels.filter((channel) => channel.kind === DM)));
  const people = state.people.filter((person) => !person.bot);
  at("people").replaceChildren(...people.map((person) => {
    const node = make("button", { className: "person", type: "button", onclick: () => sit(person.id) }, face(person.id, person.name), person.name);
    node.setAttribute("aria-pressed", String(person.id === state.me.id));
    return node;
  }));
  at("join").hidden = people.length >= state.most;
}

function show(data) {
  if (hidden.has(data.id)) return;
  const list = at("messages"), old = at(`m${data.id}`);
  const low = list.scrollHeight - list.scrollTop - list.clientHeight < 120;
  const node = message(data, desk);
  if (old) old.replaceWith(node); else { list.querySelector(".nothing")?.remove(); list.append(node); }
  if (low) {
    list.scrollTop = list.scrollHeight;
    for (const image of node.querySelectorAll("img")) image.onload = () => { list.scrollTop = list.scrollHeight; };
  }
}

async function go(id) {
  here = id;
  stored(`place:${state.me.id}`, id);
  at("side").classList.remove("open");
  const channel = place();
  at("place").textContent = channel.kind === DM ? say("page-private-with") : `# ${channel.name}`;
  const { messages } = await call(`/api/channels/${id}`);
  if (here !== id) return;
  at("messages").replaceChildren();
  if (!messages.length) at("messages").append(make("li", { className: "note nothing" }, say("page-empty"),
    channel.commands.some((command) => command.name === "game") && channel.kind === 0 ? guide() : null));
  messages.forEach(show);
  at("messages").scrollTop = at("messages").scrollHeight;
  delete pings[id];
  if (messages.length) stored(readKey(id), messages.at(-1).id);
  drawSide();
}

async function refresh() {
  state = await call("/api/state");
  drawSide();
}

async function happened(event) {
  const data = event.message;
  if (!data) { await refresh(); return; }
  const channel = state.channels.find((known) => known.id === data.channel_id);
  if (!channel) { await refresh(); return; }
  if (event.kind === "MESSAGE_DELETE") { at(`m${data.id}`)?.remove(); return; }
  if (event.kind === "MESSAGE_CREATE") {
    channel.last = data.id;
    if (channel.id !== here && (desk.pings(data) || channel.kind === DM)) pings[channel.id] = (pings[channel.id] || 0) + 1;
  }
  if (channel.id === here) { stored(readKey(here), data.id); show(data); }
  drawSide();
}

async function sit(id) {
  stream?.close();
  seat = (await call(`/api/seats/${id}`, {})).seat;
  sessionStorage.setItem("person", id);
  Object.keys(pings).forEach((key) => delete pings[key]);
  await refresh();
  await call("/api/language", { language: document.documentElement.lang });
  const last = stored(`place:${state.me.id}`);
  await go(state.channels.some((channel) => channel.id === last) ? last : state.channels[0].id);
  stream = new EventSource(`/api/events?seat=${seat}`);
  stream.onmessage = (event) => happened(JSON.parse(event.data));
  stream.onerror = () => { note(say("page-lost")); stream.close(); setTimeout(() => again(id), 1500); };
}

async function again(id) {
  try { await sit(id); note(""); } catch { setTimeout(() => again(id), 1500); }
}

async function speak(language) {
  texts = await call(`/api/texts/${language}`);
  document.documentElement.lang = language;
  stored("language", language);
  document.title = say("page-title");
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = say(node.dataset.text);
  at("text").placeholder = say("page-message");
  at("text").ariaLabel = say("page-message");
  at("name").placeholder = say("page-add-person");
  at("name").ariaLabel = say("page-person-name");
  at("menu").ariaLabel = say("page-menu");
  at("theme").title = say("page-theme");
  at("language").textContent = language === "en" ? "Русский" : "English";
  if (seat) { await call("/api/language", { language }); await go(here); }
}

function dress(theme) {
  if (theme) { document.documentElement.dataset.theme = theme; stored("theme", theme); }
}

async function start() {
  dress(stored("theme"));
  await speak(stored("language") || (navigator.language.startsWith("ru") ? "ru" : "en"));
  at("language").onclick = () => speak(document.documentElement.lang === "en" ? "ru" : "en");
  at("theme").onclick = () => {
    const now = document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
    dress(now === "dark" ? "light" : "dark");
  };
  at("menu").onclick = () => at("side").classList.toggle("open");
  at("messages").onclick = () => at("side").classList.remove("open");
  at("join").onsubmit = async (event) => {
    event.preventDefault();
    const made = await desk.post("people", { name: at("name").value, language: document.documentElement.lang });
    at("name").value = "";
    if (made) await sit(made.id);
  };
  palette = new Palette(desk);
  const { people } = await call("/api/people");
  const before = people.find((person) => person.id === sessionStorage.getItem("person"));
  await sit((before || people.find((person) => !person.bot)).id);
}

start();
