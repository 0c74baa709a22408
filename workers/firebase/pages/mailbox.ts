import { type Html, html } from "./html";
import type { Letter, LetterState } from "./letter";
import { localPageResponse } from "./local-page";
import { MAILBOX_SCRIPT } from "./mailbox-script";
import { MAILBOX_STYLE } from "./mailbox-style";

const BADGES: Record<LetterState, Html | string> = {
  unopened: "",
  opened: html`<span class="badge quiet">Opened</span>`,
  used: html`<span class="badge good">Used</span>`,
  expired: html`<span class="badge bad">Expired</span>`,
};

/** Messages whose recipient holds the `to` parameter of the address. */
function selected(all: Letter[], url: URL): Letter[] {
  const to = url.searchParams.get("to")?.trim().toLowerCase() ?? "";
  return all.filter(({ recipient }) => recipient.toLowerCase().includes(to));
}

/** Every message that a real project would have sent, newest first. */
export function mailboxPage(messages: Letter[], url: URL): Response {
  const body = html`<div class="tools" role="search">
<input id="to" type="search" placeholder="Filter by address" aria-label="Filter by address" value="${url.searchParams.get("to") ?? ""}" autocomplete="off">
<span class="spacer"></span>
<a class="button ghost" href="/emulator/mailbox.json">JSON</a>
<button class="button" id="clear" type="button"${messages.length ? "" : html` disabled`}>Clear mailbox</button>
</div>
<div id="messages" aria-live="polite">${messageList(selected(messages, url), messages.length)}</div>`;
  return localPageResponse({
    path: "/emulator/mailbox",
    lead: "What a deployment sends by e-mail or to telephones is kept here, newest first. Nothing leaves this machine.",
    body,
    script: MAILBOX_SCRIPT,
    style: MAILBOX_STYLE,
  });
}

/** The same messages as JSON, for tests and scripts; `?to=` filters here too. */
export function mailboxJson(messages: Letter[], url: URL): Response {
  const listed = selected(messages, url).map(({ sentAt, expiresAt, link, code, ...message }) => ({
    ...message,
    sentAt: new Date(sentAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
    link: link?.address,
    oobCode: code,
    used: message.state === "used",
  }));
  return Response.json({ messages: listed }, { headers: { "cache-control": "no-store" } });
}

function messageList(messages: Letter[], total: number): Html {
  if (messages.length) return html`<ul class="messages">${messages.map(messageItem)}</ul>`;
  if (total) {
    return html`<div class="empty"><h2>No message to this address</h2>
<p class="muted">Clear the filter to see all ${total}.</p></div>`;
  }
  return html`<div class="empty"><h2>No messages yet</h2>
<p class="muted">Ask the app for a sign-in link or a new password, and it appears here by itself.</p></div>`;
}

function messageItem({ subject, recipient, sentAt, code, link, state }: Letter): Html {
  const time = new Date(sentAt).toISOString();
  const isGood = state === "unopened" || state === "opened";
  return html`<li class="message ${state}">
<div class="what"><h2>${subject}</h2>${BADGES[state]}</div>
<p class="to">To <strong>${recipient}</strong> <time class="muted numbers" datetime="${time}">${time.slice(0, 16).replace("T", " ")} UTC</time></p>
${link ? html`<p class="code"><span class="muted">Code</span> <code>${code}</code></p>` : ""}
<div class="acts">
${link && isGood ? html`<a class="button primary" href="${link.address}">${link.action}</a>` : ""}
${link ? html`<button class="button" type="button" data-copy="${link.address}">Copy link</button>` : ""}
<button class="button ghost" type="button" data-copy="${code}">Copy code</button>
</div>
</li>`;
}
