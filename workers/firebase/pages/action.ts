import { ACTION_SCRIPT, RESET_SCRIPT } from "./action-script";
import { type Html, html, jsonForScript, pageResponse } from "./html";
import { CARD_STYLE, PAGE_STYLE } from "./page-style";

/** Where the links of messages lead: a new password, the proof of an address, or back into the app to sign in. */
export function actionResponse(url: URL): Response {
  if (!url.searchParams.get("oobCode")) return incompletePage();
  switch (url.searchParams.get("mode")) {
    case "signIn":
      return forwardToApp(url);
    case "resetPassword":
      return resetPasswordPage(url);
    case "verifyEmail":
      return applyPage(url, "Confirming your address…", {
        title: "Address confirmed",
        text: "{email} is confirmed.",
      });
    case "verifyAndChangeEmail":
      return applyPage(url, "Confirming your new address…", {
        title: "Address changed",
        text: "You sign in with {email} from now on.",
      });
    case "recoverEmail":
      return applyPage(url, "Bringing your address back…", {
        title: "Address brought back",
        text: "You sign in with {email} again. If you did not ask for the change, choose a new password too.",
      });
    default:
      return incompletePage();
  }
}

/** The address in the app to go on to. Only web addresses: a link must not run a script or open a file. */
export function continueUrlOf(url: URL): URL | null {
  const text = url.searchParams.get("continueUrl") ?? "";
  if (!URL.canParse(text)) return null;
  const continueUrl = new URL(text);
  return /^https?:$/.test(continueUrl.protocol) ? continueUrl : null;
}

/** The app finds mode, code and key in its own address, which is what `isSignInWithEmailLink` looks for. */
function forwardToApp(url: URL): Response {
  const target = continueUrlOf(url);
  if (!target) {
    return cardPage(
      "This link leads nowhere",
      html`<p class="muted">It carries no web address of the app to return to.</p>`,
    );
  }
  for (const [name, value] of url.searchParams) {
    if (name !== "continueUrl") target.searchParams.set(name, value);
  }
  return new Response(null, { status: 302, headers: { location: target.href, "cache-control": "no-store" } });
}

function resetPasswordPage(url: URL): Response {
  const body = html`<main class="center"><div class="card">
<header><span class="badge">Local account</span><h1 tabindex="-1">Choose a new password</h1>
<p class="muted" id="text">For your account on this machine.</p></header>
<form id="reset" novalidate>
<label for="password">New password<input id="password" type="password" autocomplete="new-password" required aria-describedby="rules problem"></label>
<ul class="rules hint" id="rules"></ul>
<p class="error" id="problem" role="alert"></p>
<button class="button primary">Save password</button>
</form></div></main>`;
  const script = settingsScript(url, {}) + ACTION_SCRIPT + RESET_SCRIPT;
  return pageResponse(
    { title: "Choose a new password", body, script },
    PAGE_STYLE + CARD_STYLE + RULES_STYLE,
  );
}

/** A page that uses its code at once and says what came of it. `{email}` in `done` becomes the account's address. */
function applyPage(url: URL, heading: string, done: { title: string; text: string }): Response {
  const body = html`<main class="center"><div class="card">
<header><span class="badge">Local account</span><h1 tabindex="-1">${heading}</h1><p class="muted" id="text"></p></header></div></main>`;
  const script = `${settingsScript(url, { done })}${ACTION_SCRIPT}applyCode();`;
  return pageResponse({ title: heading, body, script }, PAGE_STYLE + CARD_STYLE);
}

function settingsScript(url: URL, more: object): string {
  const settings = {
    apiKey: url.searchParams.get("apiKey") ?? "local",
    oobCode: url.searchParams.get("oobCode"),
    tenantId: url.searchParams.get("tenantId") ?? undefined,
    continueUrl: continueUrlOf(url)?.href ?? null,
    ...more,
  };
  return `const settings = ${jsonForScript(settings)};`;
}

function incompletePage(): Response {
  return cardPage(
    "This link is not complete",
    html`<p class="muted">Open it again from the <a href="/emulator/mailbox">mailbox</a>.</p>`,
  );
}

function cardPage(title: string, text: Html): Response {
  const body = html`<main class="center"><div class="card"><header><h1>${title}</h1>${text}</header></div></main>`;
  return pageResponse({ title, body, status: 400 }, PAGE_STYLE + CARD_STYLE);
}

const RULES_STYLE = `
.rules { display: grid; gap: 2px; }
.rules:empty { display: none; }
.rules li::before { content: "○"; display: inline-block; width: 20px; }
.rules li.met { color: var(--success); }
.rules li.met::before { content: "✓"; }
`;
