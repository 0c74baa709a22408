import { html, jsonForScript, pageResponse } from "./html";
import { PAGE_STYLE } from "./page-style";

/** Where the links of messages lead: a new password, the proof of an address, or back into the app to sign in. */
export function actionResponse(url: URL): Response {
  const mode = url.searchParams.get("mode");
  switch (mode) {
    case "signIn":
      return forwardToApp(url);
    case "resetPassword":
      return resetPasswordPage(url);
    case "verifyEmail":
    case "verifyAndChangeEmail":
      return verifyEmailPage(url);
    default:
      return messagePage("This link is not complete", "Open it again from the mailbox.", 400);
  }
}

function continueUrlOf(url: URL): URL | null {
  const text = url.searchParams.get("continueUrl") ?? "";
  if (!URL.canParse(text)) return null;
  const continueUrl = new URL(text);
  return /^https?:$/.test(continueUrl.protocol) ? continueUrl : null;
}

/** The app finds mode, code and key in its own address, which is what `isSignInWithEmailLink` looks for. */
function forwardToApp(url: URL): Response {
  const target = continueUrlOf(url);
  if (!target)
    return messagePage("This link leads nowhere", "It carries no address of the app to return to.", 400);
  for (const name of ["mode", "oobCode", "apiKey", "lang"]) {
    target.searchParams.set(name, url.searchParams.get(name) ?? "");
  }
  return new Response(null, { status: 302, headers: { location: target.href, "cache-control": "no-store" } });
}

function resetPasswordPage(url: URL): Response {
  const body = html`<main class="center"><div class="card">
<header><span class="badge">Local account</span><h1>Choose a new password</h1>
<p class="muted small" id="whose">For your account on this machine.</p></header>
<section><form id="reset" novalidate>
<label>New password<input name="password" type="password" autocomplete="new-password" minlength="6" required aria-describedby="problem"></label>
<p class="error" id="problem" role="alert"></p>
<button class="button">Save password</button>
</form></section></div></main>`;
  const script = `${actionScript(url)}
const form = document.querySelector("#reset");
const input = form.elements.password;
call("resetPassword", { oobCode: settings.oobCode }).then(
  ({ email }) => { document.querySelector("#whose").textContent = "For " + email + "."; input.focus(); },
  (error) => finish("This link cannot be used", error.message),
);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const problem = document.querySelector("#problem");
  problem.textContent = input.value.length < 6 ? "Use at least 6 characters." : "";
  if (problem.textContent) return input.focus();
  const button = form.querySelector("button");
  button.disabled = true;
  try {
    await call("resetPassword", { oobCode: settings.oobCode, newPassword: input.value });
    finish("Password saved", "You can now sign in with it.");
  } catch (error) {
    problem.textContent = error.message;
    button.disabled = false;
  }
});`;
  return pageResponse({ title: "Choose a new password", body, script }, PAGE_STYLE);
}

function verifyEmailPage(url: URL): Response {
  const body = html`<main class="center"><div class="card">
<header><span class="badge">Local account</span><h1>Confirming your address…</h1></header></div></main>`;
  const script = `${actionScript(url)}
call("update", { oobCode: settings.oobCode }).then(
  ({ email }) => finish("Address confirmed", email + " is confirmed."),
  (error) => finish("This link cannot be used", error.message),
);`;
  return pageResponse({ title: "Confirm your address", body, script }, PAGE_STYLE);
}

/** What the pages' scripts share: the call to the accounts, errors in plain words, and the closing message. */
function actionScript(url: URL): string {
  const settings = {
    apiKey: url.searchParams.get("apiKey"),
    oobCode: url.searchParams.get("oobCode"),
    continueUrl: continueUrlOf(url)?.href ?? null,
  };
  return `
const settings = ${jsonForScript(settings)};
const PROBLEMS = {
  INVALID_OOB_CODE: "It was used before or is not complete. Ask for a new one in the app.",
  WEAK_PASSWORD: "Use at least 6 characters.",
  EMAIL_EXISTS: "Another account has this address by now.",
  USER_NOT_FOUND: "The account is gone.",
};
async function call(method, body) {
  const response = await fetch("/identitytoolkit.googleapis.com/v1/accounts:" + method + "?key=" + encodeURIComponent(settings.apiKey), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(PROBLEMS[answer.error.message.split(" ")[0]] ?? answer.error.message);
  return answer;
}
function finish(title, text) {
  document.title = title;
  document.querySelector("h1").textContent = title;
  document.querySelector("section")?.remove();
  const paragraph = document.querySelector("header p") ?? document.querySelector("header").appendChild(document.createElement("p"));
  paragraph.className = "muted";
  paragraph.textContent = text;
  if (!settings.continueUrl) return;
  const link = document.createElement("a");
  link.href = settings.continueUrl;
  link.className = "button";
  link.textContent = "Back to the app";
  document.querySelector("header").append(link);
}`;
}

function messagePage(title: string, text: string, status: number): Response {
  const body = html`<main class="center"><div class="card"><header><h1>${title}</h1>
<p class="muted">${text}</p></header></div></main>`;
  return pageResponse({ title, body, status }, PAGE_STYLE);
}
