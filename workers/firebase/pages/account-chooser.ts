import type { ChoosableAccount } from "../auth/accounts";
import { type Html, html, jsonForScript, pageResponse } from "./html";
import { PAGE_STYLE } from "./page-style";

/** Names of the providers the web SDK has, as people know them. */
const PROVIDER_NAMES: Record<string, string> = {
  "google.com": "Google",
  "github.com": "GitHub",
  "facebook.com": "Facebook",
  "apple.com": "Apple",
  "microsoft.com": "Microsoft",
  "twitter.com": "X",
};

/**
 * The popup of `signInWithPopup`: choose or name an account, and the page hands the result to the window that
 * opened it, where gapi-stub.js passes it to the SDK. The provider is this page; nothing leaves the machine.
 */
export function accountChooserPage(url: URL, accounts: ChoosableAccount[]): Response {
  const providerId = url.searchParams.get("providerId") ?? "google.com";
  const provider = PROVIDER_NAMES[providerId] ?? providerId;
  const body = html`<main class="center"><div class="card">
<header>
<span class="badge">Local sign-in</span>
<h1>Sign in with a local account</h1>
<p class="muted small">This stands in for ${provider} on this machine. Nothing is sent anywhere, and no password is asked for.</p>
</header>
${accounts.length ? html`<ul class="accounts" aria-label="Local accounts">${accounts.map(accountItem)}</ul><hr class="divider">` : ""}
<section>
<form id="other" novalidate>
<label>E-mail address<input name="email" type="email" autocomplete="email" required aria-describedby="problem"></label>
<label>Name<input name="name" autocomplete="name" placeholder="Taken from the address if left empty"></label>
<p class="error" id="problem" role="alert"></p>
<button class="button">Sign in as somebody else</button>
</form>
</section>
</div></main>`;
  return pageResponse(
    { title: "Local sign-in", body, script: chooserScript(url.searchParams, providerId) },
    PAGE_STYLE,
  );
}

function accountItem({ email, displayName, photoUrl, googleId }: ChoosableAccount, index: number): Html {
  const name = displayName ?? email;
  return html`<li><button class="account" type="button" data-email="${email}" data-name="${displayName ?? ""}" data-photo="${photoUrl ?? ""}" data-id="${googleId ?? ""}">
<span class="avatar" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>
<span><span class="name">${name}</span><span class="email muted small">${email}</span></span>
<span class="key" aria-hidden="true">${index < 9 ? index + 1 : ""}</span>
</button></li>`;
}

/** Digits choose, arrows move, Escape closes. */
function chooserScript(parameters: URLSearchParams, providerId: string): string {
  const redirectUrl = parameters.get("redirectUrl") ?? "";
  const settings = {
    providerId,
    openerOrigin: URL.canParse(redirectUrl) ? new URL(redirectUrl).origin : null,
    apiKey: parameters.get("apiKey"),
    appName: parameters.get("appName"),
    type: parameters.get("authType"),
    eventId: parameters.get("eventId"),
    tenantId: parameters.get("tid"),
  };
  return `
const settings = ${jsonForScript(settings)};
const problem = document.querySelector("#problem");
const buttons = [...document.querySelectorAll(".account")];
function signIn({ email, name, photo, id }) {
  if (!opener || !settings.openerOrigin) {
    problem.textContent = "This page works in the popup that the app opens. Start signing in there.";
    return;
  }
  const claims = { sub: id || "local-" + email.toLowerCase(), email, email_verified: true, name: name || email.split("@")[0] };
  if (photo) claims.picture = photo;
  const result = new URL(location.origin + location.pathname);
  result.searchParams.set("providerId", settings.providerId);
  result.searchParams.set("id_token", JSON.stringify(claims));
  const { apiKey, appName, type, eventId, tenantId } = settings;
  const authEvent = { type, eventId, tenantId, urlResponse: result.href, sessionId: "local", postBody: "", error: null };
  opener.postMessage({ type: "local-auth-event", apiKey, appName, authEvent }, settings.openerOrigin);
}
for (const button of buttons) button.addEventListener("click", () => signIn(button.dataset));
const form = document.querySelector("#other");
form.addEventListener("submit", (event) => {
  event.preventDefault();
  const email = form.elements.email.value.trim();
  const isAddress = /^[^@\\s]+@[^@\\s]+$/.test(email);
  problem.textContent = isAddress ? "" : "Enter an e-mail address, such as name@example.com.";
  form.elements.email.setAttribute("aria-invalid", String(!isAddress));
  if (isAddress) signIn({ email, name: form.elements.name.value.trim() });
  else form.elements.email.focus();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") close();
  if (event.target instanceof HTMLInputElement) return;
  const at = buttons.indexOf(document.activeElement);
  if (event.key === "ArrowDown") buttons[Math.min(at + 1, buttons.length - 1)]?.focus();
  if (event.key === "ArrowUp") buttons[Math.max(at - 1, 0)]?.focus();
  if (/^[1-9]$/.test(event.key)) buttons[Number(event.key) - 1]?.click();
});
(buttons[0] ?? form.elements.email).focus();
`;
}
