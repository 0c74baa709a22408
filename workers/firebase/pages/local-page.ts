import { type Html, html, pageResponse } from "./html";
import { PAGE_STYLE } from "./page-style";

const PLACES = [
  { path: "/emulator", name: "Overview" },
  { path: "/emulator/mailbox", name: "Mailbox" },
  { path: "/emulator/accounts", name: "Accounts" },
] as const;

interface LocalPage {
  path: (typeof PLACES)[number]["path"];
  lead: string;
  body: Html;
  script?: string;
  style?: string;
}

/** A page for the developer, with the way to the others above it. */
export function localPageResponse({ path, lead, body, script, style = "" }: LocalPage): Response {
  const name = PLACES.find((place) => place.path === path)?.name ?? "";
  const page = html`<header class="bar">
<a class="home" href="/emulator" aria-label="Local Firebase">${MARK}<span>Local Firebase</span></a>
<nav aria-label="Local Firebase">${PLACES.map(
    (place) =>
      html`<a href="${place.path}"${place.path === path ? html` aria-current="page"` : ""}>${place.name}</a>`,
  )}</nav>
</header>
<main class="wide">
<header class="head"><h1>${name}</h1><p class="muted">${lead}</p></header>
${body}
</main>
<p id="toast" role="status" popover="manual"></p>`;
  return pageResponse(
    { title: `${name} · Local Firebase`, body: page, script: `${SHARED_SCRIPT}${script ?? ""}` },
    PAGE_STYLE + LOCAL_PAGE_STYLE + style,
  );
}

const MARK = html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><rect width="24" height="24" rx="6" fill="currentColor"/><path d="M7 6.5h10M7 12h7M7 17.5h3" stroke="var(--on-accent)" stroke-width="2.4" stroke-linecap="round" fill="none"/></svg>`;

/** `toast(text)`, `post(path, body)`, `onSecondPress(button, …)`, `fetchPage()` and the buttons that copy what their `data-copy` holds. */
const SHARED_SCRIPT = `
const toastElement = document.getElementById("toast");
let toastTimer;
function toast(text) {
  toastElement.textContent = text;
  toastElement.showPopover();
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => toastElement.hidePopover(), 2500);
}
async function post(path, body = {}) {
  const response = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (!response) throw new Error("The local service does not answer. Is it still running?");
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Error(answer.error?.message ?? "This did not work (HTTP " + response.status + ").");
  return answer;
}
/** A press asks, a second one does it; looking elsewhere takes the question back. */
function onSecondPress(button, question, does) {
  const text = button.textContent;
  const settle = () => { button.textContent = text; delete button.dataset.asked; };
  button.addEventListener("blur", settle);
  button.addEventListener("click", () => {
    if (!button.dataset.asked) {
      button.dataset.asked = "yes";
      button.textContent = question;
      return;
    }
    settle();
    does();
  });
}
/** This page as it is now. Its style and script have a nonce of their own, which this document does not take. */
async function fetchPage() {
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return null;
  const markup = (await response.text()).replace(/<(style|script)[^]*?<\\/\\1>/g, "");
  return new DOMParser().parseFromString(markup, "text/html");
}
async function copyText(text) {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const area = document.body.appendChild(document.createElement("textarea"));
  area.value = text;
  area.select();
  document.execCommand("copy");
  area.remove();
}
document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-copy]");
  if (!button) return;
  await copyText(button.dataset.copy).then(() => toast("Copied"), () => toast("The browser refused to copy"));
});
`;

const LOCAL_PAGE_STYLE = `
.bar {
  position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 24px; padding: 10px 24px;
  background: color-mix(in oklab, var(--surface) 88%, transparent); backdrop-filter: blur(10px);
  border-bottom: 1px solid var(--line);
}
.bar .home { display: flex; align-items: center; gap: 10px; font-weight: 600; text-decoration: none; white-space: nowrap; }
.bar .home svg { color: var(--accent); }
.bar nav { display: flex; gap: 2px; }
.bar nav a { padding: 5px 10px; border-radius: 6px; color: var(--muted); text-decoration: none; font-weight: 500; }
.bar nav a:hover { background: var(--hover); color: var(--text); }
.bar nav a[aria-current] { background: var(--hover); color: var(--text); }
.wide { max-width: 1040px; margin: 0 auto; padding: 36px 24px 80px; display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; }
.head { display: grid; gap: 6px; }
.tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.tools input[type=search] { flex: 1 1 220px; max-width: 360px; }
#toast {
  inset: auto auto 24px 50%; translate: -50% 0; margin: 0; padding: 8px 16px; border: 0; border-radius: 10px;
  background: var(--text); color: var(--surface); font-weight: 550; box-shadow: var(--shadow-overlay);
}
@media (max-width: 560px) {
  .bar { padding: 8px 12px; gap: 8px; }
  .bar .home span { display: none; }
  .wide { padding: 24px 16px 64px; }
}
`;
