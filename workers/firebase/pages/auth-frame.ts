import { randomToken } from "../auth/random-token";
import { EVENT_MESSAGE, READY_MESSAGE, redirectEventKey } from "./auth-event";
import { Html, html, jsonForScript } from "./html";

/**
 * `/emulator/auth/iframe`: the hidden frame in the app's page that finds what a redirect left in this origin's
 * session storage, and hands it over once, to the origin that had asked for it. With nothing there it says so, which
 * is what the SDK waits for before `getRedirectResult` gives null.
 */
export function authFrameResponse(url: URL): Response {
  const apiKey = url.searchParams.get("apiKey") ?? "";
  const appName = url.searchParams.get("appName") ?? "";
  const script = `
const settings = ${jsonForScript({ apiKey, appName, storageKey: redirectEventKey(apiKey, appName) })};
function takeEvent(origin) {
  const stored = JSON.parse(sessionStorage.getItem(settings.storageKey) ?? "null");
  if (stored?.appOrigin !== origin) return { type: "unknown", error: { code: "auth/no-auth-event" } };
  sessionStorage.removeItem(settings.storageKey);
  return stored.authEvent;
}
addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || data?.type !== ${JSON.stringify(READY_MESSAGE)}) return;
  const { apiKey, appName } = settings;
  parent.postMessage({ type: ${JSON.stringify(EVENT_MESSAGE)}, apiKey, appName, authEvent: takeEvent(origin) }, origin);
});
`;
  const nonce = randomToken(24);
  const document = html`<!doctype html><title>Local sign-in</title><script nonce="${nonce}">${new Html(script)}</script>`;
  return new Response(document.markup, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors 'self' http://localhost:* http://127.0.0.1:* https://localhost:* https://127.0.0.1:*`,
      "cache-control": "no-store",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    },
  });
}
