// One seat at a time: what its person may see, and what it does.
import { make } from "./prose.js";
import { face, joined, message } from "./view.js";
import { Palette } from "./palette.js";
import { chooseGame, form, guides, zoom } from "./forms.js";

const TEXT = 0, DM = 1, THREADS = [11, 12], RETRY_MS = 1500;
const at = (id) => document.getElementById(id);
const stored = (key, value) => (value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value));
let texts = {}, seat = null, state = null, here = null, stream = null, palette = null, opening = null, low = true;
const shown = new Map();

const say = (key) => texts[key] || key;
const readKey = (id) => `read:${state.me.id}:${id}`;
const readUpTo = (id) => BigInt(stored(readKey(id)) || 0);
const place = (id = here) => state.channels.find((channel) => channel.id === id);
const isThread = (channel) => THREADS.includes(channel.kind);
const unread = (channel) => channel.id !== here && BigInt(channel.last) > readUpTo(channel.id);
const pinged = (channel) => (channel.id === here ? 0 : channel.pings.filter((id) => BigInt(id) > readUpTo(channel.id)).length);
const person = (id) => state.people.find((one) => one.id === id);
const note = (text) => { at("status").textContent = text; };

async function call(path, body) {
  const response = await fetch(path, {
    method: body ? "POST" : "GET", headers: { "X-Seat": seat || "", "Content-Type": "application/json" }, body: body && JSON.stringify(body),
  });
  const answer = response.headers.get("Content-Type")?.includes("json") ? await response.json() : {};
  if (!response.ok) throw new Error(answer.problem || response.statusText);
  return answer;
}

const desk = {
  say,
  commands: () => place()?.commands || [],
  people: () => state.people,
  names(mention) {
    const id = mention.match(/\d+/)[0];
    return mention.startsWith("<#") ? `#${place(id)?.name || id}` : `@${person(id)?.name || id}`;
  },
  pings: (data) => data.author.id !== state.me.id && (data.mention_everyone || data.mentions.some((user) => user.id === state.me.id)),
  file: (url) => `/files/${new URL(url).pathname.split("/").slice(2).join("/")}?seat=${seat}`,
  async post(kind, body) {
    try { note(""); return await call(`/api/${kind}`, { channel: here, ...body }); } catch (error) { note(error.message); return null; }
  },
  async run(kind, body) {
    const answer = await desk.post(kind, body);
    if (answer?.failed) note(say("page-failed"));
    if (answer?.problem) note(say("page-not-possible"));
    if (answer?.modal) form(answer.modal, desk);
  },
  async act(kind, id, customId, values, node) {
    node.ariaBusy = "true";
    const row = node.closest(".container") || node.parentElement;
    row.classList.add("busy");
    await desk.run(kind, { message: id, custom_id: customId, values });
    node.ariaBusy = "false";
    row.classList.remove("busy");
  },
  dismiss(id) { stored(`hidden:${id}`, "1"); shown.delete(id); at(`m${id}`)?.remove(); },
  zoom: (address, alt) => zoom(address, alt, desk),
};

async function begin(guide) {
  note(say("page-starting"));
  const answer = await desk.post("guide", { guide, channel: state.channels.find((channel) => channel.kind === TEXT).id });
  await refresh();
  if (answer?.place) await go(answer.place);
  if (answer) note(answer.failed ? say("page-failed") : "");
}

// --- the sides

function placeButton(channel) {
  const sign = channel.kind === DM ? "@" : isThread(channel) ? "↳" : "#";
  const name = channel.kind === DM ? state.people.find((one) => one.bot)?.name : channel.name;
  const node = make("button", { className: "place", type: "button", onclick: () => go(channel.id) },
    make("span", { className: "sign", ariaHidden: "true" }, sign), make("span", { className: "name" }, name));
  node.dataset.kind = channel.kind;
  node.classList.toggle("thread", isThread(channel));
  node.setAttribute("aria-current", String(channel.id === here));
  const calls = pinged(channel);
  if (calls || unread(channel)) {
    node.classList.add("unread");
    const title = say(calls ? "page-ping" : "page-unread");
    node.append(make("span", { className: calls ? "count" : "dot", title, ariaLabel: title, role: "img" }, calls ? String(calls) : ""));
  }
  return node;
}

// Games have the same name: threads are told apart by their number in the channel.
function numbered(threads) {
  const seen = {};
  return threads.map((thread) => { const n = seen[thread.name] = (seen[thread.name] || 0) + 1; return n > 1 ? { ...thread, name: `${thread.name} ${n}` } : thread; });
}

function personButton(one, n) {
  const me = one.id === state.me.id;
  const node = make("button", { className: "person", type: "button", title: `${say("page-sit")} (Alt+${n})`, onclick: () => sit(one.id) },
    face(one.id, one.name), make("span", { className: "name" }, one.name));
  if (me) node.append(make("span", { className: "tag" }, say("page-you")));
  if (state.channels.some((channel) => channel.calls.includes(one.id))) node.append(make("span", { className: "tag called" }, say("page-called")));
  node.setAttribute("aria-pressed", String(me));
  return node;
}

function drawSide() {
  at("guild").textContent = state.guild;
  const threads = numbered(state.channels.filter(isThread));
  const kept = document.activeElement?.closest?.(".place, .person") ? document.activeElement.textContent : null;
  at("places").replaceChildren(make("h2", {}, say("page-channels")),
    ...state.channels.filter((channel) => channel.kind === TEXT).flatMap((channel) => [channel, ...threads.filter((thread) => thread.parent === channel.id)]).map(placeButton),
    make("h2", {}, say("page-private")), ...state.channels.filter((channel) => channel.kind === DM).map(placeButton));
  const people = state.people.filter((one) => !one.bot);
  at("people").replaceChildren(...people.map((one, n) => personButton(one, n + 1)), ...state.people.filter((one) => one.bot).map((one) =>
    make("div", { className: "person" }, face(one.id, one.name, true), make("span", { className: "name" }, one.name), make("span", { className: "tag" }, say("page-bot")))));
  if (kept) [...document.querySelectorAll("button.place, button.person")].find((node) => node.textContent === kept)?.focus();
  at("join").hidden = people.length >= state.most;
  at("me").replaceChildren(face(state.me.id, state.me.name), make("span", {}, state.me.name));
  const calls = state.channels.reduce((sum, channel) => sum + pinged(channel), 0);
  document.title = (calls ? `(${calls}) ` : "") + say("page-title");
  const count = at("menu").querySelector(".count");
  count.textContent = calls; count.hidden = !calls;
  drawHint();
}

// What to click next, from nothing but what this seat can see.
function drawHint() {
  const box = at("hint"), step = stored("hints") === "off" ? null : nextStep();
  box.hidden = !step;
  if (!step) { box.replaceChildren(); return; }
  const buttons = step.buttons.map(([label, action]) => make("button", { className: "primary", type: "button", onclick: action }, label));
  box.replaceChildren(make("span", { className: "bulb", ariaHidden: "true" }, "➤"), make("span", {}, step.text), ...buttons,
    make("button", { className: "plain icon", type: "button", title: say("page-close"), onclick: () => { stored("hints", "off"); drawHint(); } }, "✕"));
}

function nextStep() {
  if (!place()) return null;
  const open = (channel) => [[say("page-hint-open"), () => go(channel.id)]];
  const asked = state.channels.find((channel) => channel.kind === DM && pinged(channel) && stillAsked(channel.question));
  if (asked) return { text: say("page-hint-private"), buttons: open(asked) };
  if (place().calls.includes(state.me.id)) return { text: say("page-hint-your-turn"), buttons: [] };
  const mine = state.channels.find((channel) => channel.calls.includes(state.me.id));
  if (mine && place().kind === DM) return shown.size && waitsHere() ? null : { text: `${say("page-called")}: ${mine.name}`, buttons: open(mine) };
  const others = place().kind === TEXT ? [] : [...new Set((isThread(place()) ? place().calls : state.channels.flatMap((channel) => channel.calls)))].map(person).filter(Boolean);
  if (others.length) return { text: say("page-hint-their-turn"), buttons: others.map((one) => [`${say("page-hint-take-seat")} ${one.name}`, () => sit(one.id)]) };
  if (place().kind === TEXT && shown.size) return { text: say("page-hint-begin"), buttons: [[say("page-new-game"), newGame]] };
  return null;
}

// A private question is open as long as the table waits for this person with the same one.
const stillAsked = (question) => state.channels.some((channel) => question && channel.question === question && channel.calls.includes(state.me.id));
const waitsHere = () => hasControls([...shown.values()].at(-1));
const newGame = () => chooseGame(state.guides, desk, begin);

// --- the messages

const isLow = () => at("messages").scrollHeight - at("messages").scrollTop - at("messages").clientHeight < 160;
const toEnd = () => { at("messages").scrollTop = at("messages").scrollHeight; low = true; };
const hasControls = (data) => JSON.stringify(data?.components || []).includes('"custom_id"');

function show(data) {
  if (stored(`hidden:${data.id}`)) return;
  const list = at("messages"), old = at(`m${data.id}`);
  const before = [...shown.values()].at(-1);
  shown.set(data.id, data);
  const node = message(data, desk);
  if (old) {
    node.classList.toggle("joined", old.classList.contains("joined"));
    const focus = old.contains(document.activeElement);
    old.replaceWith(node);
    if (focus) (node.querySelector("button.control:enabled, summary") || at("messages")).focus({ preventScroll: true });
  } else {
    node.classList.toggle("joined", joined(data, before));
    if (list.querySelector(".nothing")) { list.replaceChildren(); low = true; }
    list.append(node);
  }
  if (low) toEnd();
}

function nothing(channel) {
  if (channel.kind !== TEXT || !state.guides.length) {
    return make("li", { className: "nothing" }, make("p", { className: "note" }, say(channel.kind === DM ? "page-empty-private" : isThread(channel) ? "page-empty-thread" : "page-empty")));
  }
  return make("li", { className: "nothing welcome" }, make("span", { className: "logo", ariaHidden: "true" }), make("h2", {}, say("page-welcome")),
    make("p", {}, say("page-welcome-about")), guides(state.guides, begin), make("p", { className: "note" }, say("page-hint-begin")));
}

async function go(id) {
  here = id;
  opening ||= [];
  stored(`place:${state.me.id}`, id);
  menu(false);
  const channel = place();
  at("place").textContent = channel.kind === DM ? `@ ${state.people.find((one) => one.bot)?.name}` : `${isThread(channel) ? "↳" : "#"} ${numbered(state.channels.filter(isThread)).find((one) => one.id === id)?.name || channel.name}`;
  const { messages } = await call(`/api/channels/${id}`);
  if (here !== id) return;
  const since = readUpTo(id);
  shown.clear();
  at("messages").replaceChildren();
  messages.forEach(show);
  const fresh = messages.find((data) => since && BigInt(data.id) > since && data.author.id !== state.me.id);
  if (fresh) at(`m${fresh.id}`)?.before(make("li", { className: "fresh" }, make("span", {}, say("page-new-messages"))));
  if (shown.size) toEnd();
  else { at("messages").append(nothing(channel)); at("messages").scrollTop = 0; low = false; }
  if (messages.length) stored(readKey(id), messages.at(-1).id);
  const late = opening;
  opening = null;
  late.forEach(happened);
  drawSide();
}

// What the server tells is taken in one after the other, so that an older state never covers a newer event.
let turn = Promise.resolve();
const inTurn = (work) => (turn = turn.then(work, work));
const refresh = () => inTurn(renew);
const happened = (event) => inTurn(() => happen(event));

async function renew() {
  state = await call("/api/state");
  drawSide();
}

async function happen(event) {
  const data = event.message;
  if (opening && (!here || data?.channel_id === here)) { opening.push(event); return; }
  const channel = data && place(data.channel_id);
  if (!channel) { await renew(); return; }
  called(channel, event);
  if (event.kind === "MESSAGE_DELETE") { shown.delete(data.id); at(`m${data.id}`)?.remove(); drawSide(); return; }
  if (event.kind === "MESSAGE_CREATE") {
    channel.last = data.id;
    if (desk.pings(data) || (channel.kind === DM && data.author.id !== state.me.id)) channel.pings.push(data.id);
  }
  if (channel.id === here) { if (BigInt(data.id) > readUpTo(here)) stored(readKey(here), data.id); show(data); }
  drawSide();
}

// Whom the newest message with controls calls: the same rule by which the server lists it at first.
function called(channel, event) {
  const data = event.message;
  if (data.only_you || BigInt(data.id) < BigInt(channel.calls_from)) return;
  const open = event.kind !== "MESSAGE_DELETE" && hasControls(data);
  if (!open && data.id !== channel.calls_from) return;
  channel.calls_from = data.id;
  channel.calls = open && channel.kind !== DM ? data.calls : [];
  channel.question = open ? data.question : null;
}

// --- seats, language, looks

async function sit(id) {
  stream?.close();
  const before = state && here ? place() : null;
  seat = (await call(`/api/seats/${id}`, {})).seat;
  sessionStorage.setItem("person", id);
  await call("/api/language", { language: document.documentElement.lang });
  here = null;
  opening = [];
  stream = new EventSource(`/api/events?seat=${seat}`);
  await new Promise((done, failed) => { stream.onopen = done; stream.onerror = () => { stream.close(); failed(new Error(say("page-lost"))); }; });
  stream.onmessage = (event) => happened(JSON.parse(event.data));
  stream.onerror = () => { note(say("page-lost")); stream.close(); setTimeout(() => again(id), RETRY_MS); };
  await refresh();
  const wanted = before?.kind === DM ? state.channels.find((channel) => channel.kind === DM)?.id : before?.id || stored(`place:${id}`);
  await go(place(wanted) ? wanted : state.channels[0].id);
}

async function again(id) {
  try { await sit(id); note(""); } catch { setTimeout(() => again(id), RETRY_MS); }
}

async function speak(language) {
  texts = await call(`/api/texts/${language}`);
  document.documentElement.lang = language;
  stored("language", language);
  for (const node of document.querySelectorAll("[data-text]")) node.textContent = say(node.dataset.text);
  for (const node of document.querySelectorAll("[data-title]")) { node.title = say(node.dataset.title); node.ariaLabel = node.title; }
  at("text").placeholder = say("page-message");
  at("text").ariaLabel = say("page-message");
  at("palette").ariaLabel = say("page-commands-of");
  at("people").ariaLabel = say("page-people");
  at("name").placeholder = say("page-add-person");
  at("name").ariaLabel = say("page-person-name");
  at("language").textContent = language === "en" ? "Русский" : "English";
  at("language").title = say("page-language");
  if (seat) { await call("/api/language", { language }); await refresh(); await go(here); }
}

const looks = () => document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
function dress(theme) {
  if (theme) { document.documentElement.dataset.theme = theme; stored("theme", theme); }
}

function menu(open) {
  at("side").classList.toggle("open", open);
  at("menu").setAttribute("aria-expanded", String(open));
}

async function join(event) {
  event.preventDefault();
  const made = await desk.post("people", { name: at("name").value, language: document.documentElement.lang });
  if (!made) { note(say("page-taken")); return; }
  at("name").value = "";
  await sit(made.id);
}

function shortcuts(event) {
  if (event.altKey && /^Digit[1-5]$/.test(event.code)) {
    const one = state.people.filter((known) => !known.bot)[Number(event.code.slice(5)) - 1];
    if (one) { event.preventDefault(); sit(one.id); }
  }
  if (event.key === "/" && !/^(INPUT|TEXTAREA|SELECT)$/.test(document.activeElement.tagName) && !document.querySelector("dialog[open]")) at("text").focus();
  if (event.key === "Escape") menu(false);
}

async function start() {
  dress(stored("theme"));
  await speak(stored("language") || (navigator.language.startsWith("ru") ? "ru" : "en"));
  at("language").onclick = () => speak(document.documentElement.lang === "en" ? "ru" : "en");
  at("theme").onclick = () => dress(looks() === "dark" ? "light" : "dark");
  at("hints").onclick = () => { stored("hints", stored("hints") === "off" ? "on" : "off"); drawHint(); };
  at("new").onclick = () => { menu(false); newGame(); };
  at("menu").onclick = () => menu(!at("side").classList.contains("open"));
  at("me").onclick = () => menu(true);
  at("messages").onclick = () => menu(false);
  at("join").onsubmit = join;
  document.addEventListener("keydown", shortcuts);
  at("messages").onscroll = () => { low = isLow(); };
  new ResizeObserver(() => { if (low) toEnd(); }).observe(at("messages"));
  palette = new Palette(desk);
  const { people } = await call("/api/people");
  const before = people.find((one) => one.id === sessionStorage.getItem("person"));
  await sit((before || people.find((one) => !one.bot)).id);
}

start().catch((error) => note(error.message));
