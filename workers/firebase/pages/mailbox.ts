import { expiryOf, type OutOfBandCode, type RequestType, recipientOf } from "../auth/out-of-band-codes";
import { type Html, html } from "./html";
import { localPageResponse } from "./local-page";
import { MAILBOX_SCRIPT } from "./mailbox-script";
import { MAILBOX_STYLE } from "./mailbox-style";

const SUBJECTS: Record<RequestType, { subject: string; action: string }> = {
  PASSWORD_RESET: { subject: "Reset your password", action: "Choose a new password" },
  VERIFY_EMAIL: { subject: "Confirm your e-mail address", action: "Confirm address" },
  EMAIL_SIGNIN: { subject: "Your sign-in link", action: "Sign in" },
  VERIFY_AND_CHANGE_EMAIL: { subject: "Confirm your new e-mail address", action: "Confirm new address" },
  RECOVER_EMAIL: { subject: "Your e-mail address was changed", action: "Take it back" },
};

/** What became of a message; `opened` is a link that was followed and whose code still waits. */
type MessageState = "unopened" | "opened" | "used" | "expired";

const BADGES: Record<MessageState, Html | string> = {
  unopened: "",
  opened: html`<span class="badge quiet">Opened</span>`,
  used: html`<span class="badge good">Used</span>`,
  expired: html`<span class="badge bad">Expired</span>`,
};

export function stateOf(message: OutOfBandCode, nowMs: number): MessageState {
  if (message.used) return "used";
  if (nowMs >= expiryOf(message)) return "expired";
  return message.openedAt === undefined ? "unopened" : "opened";
}

/** Messages whose recipient holds the `to` parameter of the address, newest first. */
function selected(messages: OutOfBandCode[], url: URL): OutOfBandCode[] {
  const to = url.searchParams.get("to")?.trim().toLowerCase() ?? "";
  return messages.filter((message) => recipientOf(message).toLowerCase().includes(to));
}

/** Every message that a real project would have sent by e-mail, newest first. */
export function mailboxPage(messages: OutOfBandCode[], url: URL, nowMs: number): Response {
  const body = html`<div class="tools" role="search">
<input id="to" type="search" placeholder="Filter by address" aria-label="Filter by address" value="${url.searchParams.get("to") ?? ""}" autocomplete="off">
<span class="spacer"></span>
<a class="button ghost" href="/emulator/mailbox.json">JSON</a>
<button class="button" id="clear" type="button"${messages.length ? "" : html` disabled`}>Clear mailbox</button>
</div>
<div id="messages" aria-live="polite">${messageList(selected(messages, url), messages.length, nowMs)}</div>`;
  return localPageResponse({
    path: "/emulator/mailbox",
    lead: "What a deployment sends by e-mail is kept here, newest first. Nothing leaves this machine.",
    body,
    script: MAILBOX_SCRIPT,
    style: MAILBOX_STYLE,
  });
}

/** The same messages as JSON, for tests and scripts; `?to=` filters here too. */
export function mailboxJson(messages: OutOfBandCode[], url: URL, nowMs: number): Response {
  const listed = selected(messages, url).map((message) => ({
    recipient: recipientOf(message),
    requestType: message.requestType,
    subject: SUBJECTS[message.requestType].subject,
    sentAt: new Date(message.sentAt).toISOString(),
    expiresAt: new Date(expiryOf(message)).toISOString(),
    link: message.oobLink,
    oobCode: message.oobCode,
    used: message.used,
    state: stateOf(message, nowMs),
  }));
  return Response.json({ messages: listed }, { headers: { "cache-control": "no-store" } });
}

function messageList(messages: OutOfBandCode[], total: number, nowMs: number): Html {
  if (messages.length) {
    return html`<ul class="messages">${messages.map((message) => messageItem(message, stateOf(message, nowMs)))}</ul>`;
  }
  if (total) {
    return html`<div class="empty"><h2>No message to this address</h2>
<p class="muted">Clear the filter to see all ${total}.</p></div>`;
  }
  return html`<div class="empty"><h2>No messages yet</h2>
<p class="muted">Ask the app for a sign-in link or a new password, and it appears here by itself.</p></div>`;
}

function messageItem(message: OutOfBandCode, state: MessageState): Html {
  const { requestType, oobCode, oobLink, sentAt } = message;
  const { subject, action } = SUBJECTS[requestType];
  const time = new Date(sentAt).toISOString();
  const isGood = state === "unopened" || state === "opened";
  return html`<li class="message ${state}">
<div class="what"><h2>${subject}</h2>${BADGES[state]}</div>
<p class="to">To <strong>${recipientOf(message)}</strong> <time class="muted numbers" datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></p>
<p class="code"><span class="muted">Code</span> <code>${oobCode}</code></p>
<div class="acts">
${isGood ? html`<a class="button primary" href="${oobLink}">${action}</a>` : ""}
<button class="button" type="button" data-copy="${oobLink}">Copy link</button>
<button class="button ghost" type="button" data-copy="${oobCode}">Copy code</button>
</div>
</li>`;
}
