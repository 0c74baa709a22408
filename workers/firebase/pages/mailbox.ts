import type { OutOfBandCode, RequestType } from "../auth/out-of-band-codes";
import { type Html, html, pageResponse } from "./html";
import { PAGE_STYLE } from "./page-style";

const SUBJECTS: Record<RequestType, { subject: string; action: string }> = {
  PASSWORD_RESET: { subject: "Reset your password", action: "Choose a new password" },
  VERIFY_EMAIL: { subject: "Confirm your e-mail address", action: "Confirm address" },
  EMAIL_SIGNIN: { subject: "Your sign-in link", action: "Sign in" },
  VERIFY_AND_CHANGE_EMAIL: { subject: "Confirm your new e-mail address", action: "Confirm new address" },
};

/** How often the open page looks for new messages. */
const REFRESH_MS = 2000;

/** Every message that a real project would have sent by e-mail, newest first. */
export function mailboxPage(messages: OutOfBandCode[]): Response {
  const body = html`<main class="mailbox">
<header>
<span class="badge">Local mailbox</span>
<h1>Messages of this machine</h1>
<p class="muted">What a deployment sends by e-mail is kept here. Nothing is sent. This page follows new messages by itself.</p>
</header>
<div id="messages" aria-live="polite">${messageList(messages)}</div>
</main>`;
  return pageResponse({ title: "Local mailbox", body, script: REFRESH_SCRIPT }, PAGE_STYLE);
}

/** The same messages as JSON, for tests and scripts. */
export function mailboxJson(messages: OutOfBandCode[]): Response {
  const listed = messages.map(({ email, newEmail, requestType, oobCode, oobLink, sentAt, used }) => ({
    recipient: newEmail ?? email,
    requestType,
    sentAt: new Date(sentAt).toISOString(),
    link: oobLink,
    oobCode,
    used,
  }));
  return Response.json({ messages: listed }, { headers: { "cache-control": "no-store" } });
}

function messageList(messages: OutOfBandCode[]): Html {
  if (!messages.length) {
    return html`<div class="empty"><h2>No messages yet</h2>
<p class="muted">Ask for a sign-in link or a new password, and it appears here.</p></div>`;
  }
  return html`<ul class="messages">${messages.map(messageItem)}</ul>`;
}

function messageItem({ requestType, email, newEmail, oobLink, sentAt, used }: OutOfBandCode): Html {
  const { subject, action } = SUBJECTS[requestType];
  const time = new Date(sentAt).toISOString();
  return html`<li class="message${used ? " used" : ""}">
<span class="kind">${subject}</span>
<span><span class="to">To ${newEmail ?? email}</span> · <time datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></span>
${used ? html`<span class="open muted small">Used</span>` : html`<a class="open button" href="${oobLink}">${action}</a>`}
</li>`;
}

/** Swaps the list only when it changed, so that focus and selection stay; shows times in the reader's own zone. */
const REFRESH_SCRIPT = `
const list = document.querySelector("#messages");
const showLocalTimes = () => {
  for (const time of list.querySelectorAll("time")) {
    time.textContent = new Date(time.dateTime).toLocaleString([], { dateStyle: "medium", timeStyle: "short" });
  }
};
let shown = list.innerHTML;
showLocalTimes();
setInterval(async () => {
  if (document.hidden) return;
  const response = await fetch(location.href).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const fresh = page.querySelector("#messages").innerHTML;
  if (fresh === shown) return;
  shown = fresh;
  list.innerHTML = fresh;
  showLocalTimes();
}, ${REFRESH_MS});
`;
