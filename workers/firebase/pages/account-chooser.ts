import type { Choice } from "../auth/choosable-accounts";
import { CHOOSER_SCRIPT } from "./account-chooser-script";
import { CHOOSER_STYLE } from "./account-chooser-style";
import { finishScript } from "./auth-event";
import { type Html, html, jsonForScript, pageResponse } from "./html";
import { CARD_STYLE, PAGE_STYLE } from "./page-style";
import {
  parseSignInRequest,
  type SignInRequest,
  SignInRequestError,
  underTheAppsName,
} from "./sign-in-request";

/** From how many accounts on there is a field to find one. */
const MANY = 8;

const LEADS: Record<SignInRequest["operation"], string> = {
  signIn: "Choose an account",
  link: "Choose an account to link",
  reauth: "Choose your account again",
};

/**
 * `/emulator/auth/handler`, where `signInWithPopup`, `signInWithRedirect` and their like lead: choose or make an
 * account, and auth-event.ts hands the outcome to the page that asked. The provider is this page; nothing leaves the
 * machine. Ids and the global `toggleForm` are those of the page that the SDK's own suites drive.
 */
export async function accountChooserResponse(
  url: URL,
  choicesFor: (providerId: string) => Promise<Choice[]>,
): Promise<Response> {
  let request: SignInRequest;
  try {
    request = parseSignInRequest(url);
  } catch (error) {
    if (error instanceof SignInRequestError) return wrongRequestPage(error.message);
    throw error;
  }
  const renamed = underTheAppsName(url, request);
  if (renamed) return new Response(null, { status: 302, headers: { location: renamed.href } });
  return chooserPage(request, await choicesFor(request.providerId));
}

function chooserPage(request: SignInRequest, choices: Choice[]): Response {
  const { provider, providerId, operation, redirectUrl } = request;
  const known = choices.filter(({ isKnown }) => isKnown);
  const others = choices.filter(({ isKnown }) => !isKnown);
  const body = html`<main class="center"><div class="card">
<section id="accounts-list">
<header>
<span class="badge">Stands in for ${provider}</span>
<h1>${LEADS[operation]}</h1>
<p class="muted">To continue to <strong>${redirectUrl.host}</strong>. This is not ${provider} but a page of your own machine: nothing is sent anywhere, and no password is asked for.</p>
</header>
${choices.length > MANY ? html`<input id="filter" type="search" placeholder="Find an account" aria-label="Find an account" autocomplete="off">` : ""}
${choices.length ? "" : html`<p class="empty muted">Nobody has signed in with ${provider} on this machine yet.</p>`}
${accountList(`Signed in with ${provider} before`, known)}
${accountList("Other accounts on this machine", others)}
<p id="no-match" class="muted" hidden>No account matches.</p>
<div class="row"><button class="button js-new-account${choices.length ? "" : " primary"}" id="add-account-button" type="button">Use another account</button>
<span class="spacer"></span><button class="button ghost" id="cancel" type="button">Cancel</button></div>
${failures(provider)}
</section>
<section id="add-user" hidden>
<header><span class="badge">Stands in for ${provider}</span><h1>Use another account</h1></header>
<button class="button" id="autogen-button" type="button">Make somebody up</button>
${newAccountForm(provider, providerId)}
</section>
<p class="error" id="problem" role="alert"></p>
</div></main>`;
  const settings = { needsEmail: emailIsCertain(providerId) };
  return pageResponse(
    {
      title: `Sign in with ${provider} · local Auth Emulator`,
      body,
      script: `${finishScript(request)}const rules = ${jsonForScript(settings)};${CHOOSER_SCRIPT}`,
    },
    PAGE_STYLE + CARD_STYLE + CHOOSER_STYLE,
  );
}

/** Google always tells an address; with the others people may keep it to themselves. */
function emailIsCertain(providerId: string): boolean {
  return providerId === "google.com";
}

function accountList(title: string, choices: Choice[]): Html | string {
  if (!choices.length) return "";
  return html`<div class="group"><h2 class="muted small">${title}</h2><ul class="accounts">${choices.map(accountItem)}</ul></div>`;
}

function accountItem({ rawId, email, displayName, photoUrl, screenName }: Choice): Html {
  const name = displayName ?? screenName ?? email ?? "No name";
  const claims = JSON.stringify({
    sub: rawId,
    name: displayName,
    screen_name: screenName,
    email,
    email_verified: email ? true : undefined,
    picture: photoUrl,
  });
  return html`<li><button class="account js-reuse-account" type="button" data-claims="${claims}">
<span class="avatar" aria-hidden="true">${[...name][0]?.toUpperCase() ?? "?"}</span>
<span class="who"><span class="name">${name}</span><span class="email muted small">${email ?? "Without an e-mail address"}</span></span>
</button></li>`;
}

function newAccountForm(provider: string, providerId: string): Html {
  const optional = emailIsCertain(providerId) ? "" : html` <span class="hint">(optional)</span>`;
  return html`<form id="main-form" novalidate>
<label for="email-input"><span>E-mail address${optional}</span><input id="email-input" type="email" autocomplete="off" aria-describedby="email-error"><span class="error" id="email-error" role="alert"></span></label>
<label for="display-name-input"><span>Name <span class="hint">(optional)</span></span><input id="display-name-input" autocomplete="off"></label>
<div class="pair">
<label for="screen-name-input"><span>User name <span class="hint">(optional)</span></span><input id="screen-name-input" autocomplete="off"></label>
<label for="profile-photo-input"><span>Photo address <span class="hint">(optional)</span></span><input id="profile-photo-input" type="url" autocomplete="off"></label>
</div>
<label class="check"><input id="verified-input" type="checkbox" checked>${provider} vouches for the e-mail address</label>
<div class="row"><button class="button ghost" id="back-button" type="button">Back</button>
<button class="button primary" id="sign-in">Sign in with ${provider}</button></div>
</form>`;
}

/** What a provider may answer instead, for trying the app's own error handling. */
function failures(provider: string): Html {
  const outcomes = [
    ["auth/user-cancelled", `Refuse access at ${provider}`],
    ["auth/operation-not-allowed", `${provider} is not enabled for the project`],
    ["auth/unauthorized-domain", "The app's domain is not authorised"],
    ["auth/internal-error", `${provider} answers with an error`],
  ];
  return html`<details class="failures"><summary class="small muted">Let it fail</summary><ul>
${outcomes.map(([code = "", text = ""]) => html`<li><button class="button ghost small" type="button" data-error="${code}">${text} <code>${code}</code></button></li>`)}
</ul></details>`;
}

function wrongRequestPage(problem: string): Response {
  const body = html`<main class="center"><div class="card"><header><h1>This sign-in cannot start</h1>
<p class="muted">${problem}</p><p class="muted">The Firebase SDK makes this address in <code>signInWithPopup</code> and <code>signInWithRedirect</code>: start there.</p></header></div></main>`;
  return pageResponse({ title: "Sign-in cannot start", body, status: 400 }, PAGE_STYLE + CARD_STYLE);
}
