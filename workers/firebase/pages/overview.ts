import { html } from "./html";
import { localPageResponse } from "./local-page";

export interface Overview {
  projectId: string;
  accountCount: number;
  messageCount: number;
}

/** `/emulator`: what this service is, where it is, and what a page needs to use it. */
export function overviewPage(url: URL, { projectId, accountCount, messageCount }: Overview): Response {
  const host = url.host;
  const snippet = `<script src="${url.origin}/emulator/gapi.js"></script>

const app = initializeApp({ apiKey: "local", projectId: "${projectId}", authDomain: "${host}" });
connectAuthEmulator(getAuth(app), "${url.origin}");
connectFirestoreEmulator(getFirestore(app), "${url.hostname}", ${url.port || "80"});`;
  const rows = [
    ["Project", projectId],
    ["Auth", url.origin],
    ["Firestore", host],
    ["Public keys", `${url.origin}/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com`],
  ];
  const body = html`<div class="places">
<a class="place" href="/emulator/mailbox"><h2>Mailbox</h2><p class="count numbers">${messageCount}</p><p class="muted">${messageCount === 1 ? "message" : "messages"}: sign-in links, confirmations, new passwords</p></a>
<a class="place" href="/emulator/accounts"><h2>Accounts</h2><p class="count numbers">${accountCount}</p><p class="muted">${accountCount === 1 ? "account" : "accounts"}: find, make, change, disable and delete them</p></a>
</div>
<section><h2>Addresses</h2><dl class="addresses">${rows.map(
    ([name = "", value = ""]) => html`<div><dt class="muted">${name}</dt><dd><code>${value}</code></dd>
<dd><button class="button ghost small" type="button" data-copy="${value}" aria-label="Copy ${name}">Copy</button></dd></div>`,
  )}</dl></section>
<section><div class="tools"><h2>Use it from a page</h2><span class="spacer"></span><button class="button small" type="button" data-copy="${snippet}">Copy</button></div>
<pre class="snippet" tabindex="0" role="region" aria-label="Code to use it from a page"><code>${snippet}</code></pre>
<p class="muted small">The script stands in for Google's own, which the SDK would otherwise fetch for popups and redirects.</p></section>`;
  return localPageResponse({
    path: "/emulator",
    lead: "Firebase Auth and Firestore of this machine. Accounts, documents and messages stay here; there is no Google project behind it.",
    body,
    style: OVERVIEW_STYLE,
  });
}

const OVERVIEW_STYLE = `
.places { display: grid; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); gap: 16px; }
.place {
  display: grid; gap: 2px; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--raised);
  box-shadow: var(--shadow-raised); text-decoration: none; transition: border-color 140ms var(--out);
}
.place:hover { border-color: var(--edge); }
.place .count { font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -0.02em; }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; }
.addresses { border: 1px solid var(--line); border-radius: 16px; background: var(--raised); overflow: hidden; }
.addresses > div { display: grid; grid-template-columns: 120px minmax(0, 1fr) auto; gap: 12px; align-items: center; padding: 8px 12px 8px 20px; }
.addresses > div + div { border-top: 1px solid var(--line); }
.addresses code { overflow-wrap: anywhere; }
.snippet { margin: 0; padding: 16px 20px; border-radius: 16px; background: var(--sunken); overflow-x: auto; line-height: 20px; }
@media (max-width: 560px) { .addresses > div { grid-template-columns: minmax(0, 1fr) auto; } .addresses dt { grid-column: 1 / -1; } }
`;
