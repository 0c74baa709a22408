import { jsonForScript } from "./html";
import type { SignInRequest } from "./sign-in-request";

/** Type of the messages that carry an auth event from the popup or the frame to the stub in the app's page. */
export const EVENT_MESSAGE = "local-auth-event";

/** Type of the message with which the stub asks the frame for what a redirect left. */
export const READY_MESSAGE = "local-auth-ready";

/** Where the outcome of a redirect waits in the session storage of this origin, as in Google's emulator. */
export function redirectEventKey(apiKey: string, appName: string): string {
  return `firebase:redirectEvent:${apiKey}:${appName}`;
}

/**
 * The chooser's `finish(outcome)`: hands `{ claims }` or `{ error: "auth/…" }` to the page that asked. A popup tells
 * its opener and is closed by it; a redirect leaves the event for the frame and goes back. Returns whether anybody
 * was there to be told.
 */
export function finishScript({ isPopup, redirectUrl, providerId, echo }: SignInRequest): string {
  const settings = {
    isPopup,
    redirectUrl: redirectUrl.href,
    appOrigin: redirectUrl.origin,
    providerId,
    echo,
    storageKey: redirectEventKey(echo.apiKey, echo.appName),
  };
  return `
const settings = ${jsonForScript(settings)};
function finish({ claims, error }) {
  const { apiKey, appName, type, eventId, tenantId } = settings.echo;
  const response = new URL(location.origin + location.pathname);
  response.searchParams.set("providerId", settings.providerId);
  if (claims) response.searchParams.set("id_token", JSON.stringify(claims));
  const authEvent = {
    type, eventId, tenantId,
    urlResponse: claims ? response.href : null,
    sessionId: claims ? "local" : null,
    postBody: claims ? "" : null,
    error: error ? { code: error, message: error } : null,
  };
  if (!settings.isPopup) {
    sessionStorage.setItem(settings.storageKey, JSON.stringify({ appOrigin: settings.appOrigin, authEvent }));
    location.assign(settings.redirectUrl);
    return true;
  }
  if (!opener) return false;
  opener.postMessage({ type: ${JSON.stringify(EVENT_MESSAGE)}, apiKey, appName, authEvent }, settings.appOrigin);
  return true;
}
`;
}
