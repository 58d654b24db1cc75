"""What a visitor does on the page, said in the visitor's words."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page

# The newest message that can be answered: its buttons for answers are the blue ones, menus are always answers.
# Nothing is offered while an answer is on its way: whoever goes on pressing elsewhere meanwhile gets stale menus.
_OFFERS = """() => {
  const all = [...document.querySelectorAll("#messages .message")], last = all.at(-1)?.id;
  const dialog = document.querySelector("#modal[open] input");
  if (dialog) return {where: "form", ids: [dialog.parentElement.textContent], over: false, last};
  if (document.querySelector("#messages .busy")) return {where: "", ids: [], over: false, last};
  const usable = (node) => !node.disabled && !node.inert;
  const open = all.findLastIndex((message) => !message.classList.contains("whisper"));
  for (const message of all.slice(Math.max(open, 0)).reverse()) {
    const found = [...message.querySelectorAll(".control.s1, details.choice")].filter(usable);
    if (found.length) return {where: message.id, ids: found.map((node) => node.dataset.customId), over: false, last};
  }
  const over = open >= 0 && /^[^a-z]*1\\. .+: -?\\d+|^(Won|Lost) together/m.test(all[open].innerText);
  return {where: "", ids: [], over, last};
}"""
_CHANGED = f"""(before) => {{
  const now = ({_OFFERS})();
  return now.over || (now.ids.length && JSON.stringify(now) !== before) ? now : false;
}}"""
# Looking and pressing in one go: the page may change in between otherwise.
_ANSWER = f"""(n) => {{
  const offers = ({_OFFERS})();
  if (offers.where === "form" || !offers.ids.length) return offers;
  const id = offers.ids[n % offers.ids.length];
  const node = [...document.getElementById(offers.where).querySelectorAll("[data-custom-id]")]
    .find((one) => one.dataset.customId === id);
  if (node.tagName === "BUTTON") {{ node.click(); return offers; }}
  const boxes = [...node.querySelectorAll("input")], confirm = node.querySelector("button.primary");
  if (!confirm) {{
    const options = node.querySelectorAll("button.option");
    options[n % options.length].click();
    return offers;
  }}
  for (let m = 0; confirm.disabled && m < boxes.length; m++) boxes[(n + m) % boxes.length].click();
  confirm.click();
  return offers;
}}"""


class Screen:
    def __init__(self, page: Page) -> None:
        self.page = page
        self._pressed: Any = None

    def open(self, address: str) -> Screen:
        self.page.goto(address)
        self.page.wait_for_selector("#people button[aria-pressed=true]", state="attached")
        self.page.wait_for_selector("#messages > *")
        return self

    def begin(self, guide: str) -> None:
        self.page.locator(f".guide[data-guide='{guide}']").last.click()  # the dialog's, where it is open
        self.page.wait_for_selector(".place.thread[aria-current=true]", state="attached")
        self.page.wait_for_selector(".message img")

    def sit(self, name: str) -> None:
        self.page.click(f"#people button:has-text('{name}')")
        self.page.wait_for_selector(f"#people button[aria-pressed=true]:has-text('{name}')")
        self.page.wait_for_function("name => document.getElementById('me').textContent.includes(name)", arg=name)
        self.page.wait_for_selector("#messages > *")

    def go(self, name: str) -> None:
        self.page.click(f".place:has-text('{name}')")
        self.page.wait_for_selector(f".place[aria-current=true]:has-text('{name}')")
        self.page.wait_for_selector("#messages > *")

    @property
    def called(self) -> list[str]:
        """Who is to move, as the list of people shows it."""
        return self.page.locator("button.person:has(.called) .name").all_inner_texts()

    def await_nobody_called(self) -> None:
        self.page.wait_for_selector(".person .called", state="detached")

    @property
    def last(self) -> Locator:
        """The newest message for everybody here."""
        return self.page.locator("#messages .message:not(.whisper)").last

    def await_offers(self, other_than: Any = None) -> Any:
        """The page's next question, once it is another one."""
        return self.page.wait_for_function(_CHANGED, arg=_compact(other_than)).json_value()

    def answer(self, n: int) -> Any:
        """Press, choose, or fill in, whatever is offered; tells what that was."""
        offers = self.page.evaluate(_ANSWER, n)
        if offers["where"] == "form":
            least = next(word for word in offers["ids"][0].replace("–", " ").split() if word.isdecimal())
            self.page.fill("#modal input", least)
            self.page.click("#modal .primary")
            return self._pressed  # what opened the form is still there until the answer has arrived
        self._pressed = offers
        return offers

    def command(self, line: str) -> None:
        """Typed as a whole into the line at the bottom."""
        self.page.fill("#text", line)
        self.page.keyboard.press("Enter")


def _compact(offers: Any) -> str:
    """As the page itself would write it."""
    return json.dumps(offers, separators=(",", ":"), ensure_ascii=False) if offers else ""
