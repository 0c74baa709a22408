import type { Settings } from "~/settings/settings.server";

export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

interface Page {
  nonce: string;
  requestId: string;
  settings: Settings;
  url: URL;
}

/**
 * Adds the security headers that every answer carries, and those of documents. A route that sets its own content
 * security policy (the sandbox of users' files) or caching keeps it; else nothing is kept by anybody.
 */
export function secure(response: Response, page: Page): Response {
  const answer = withOwnHeaders(response);
  const { headers } = answer;
  headers.set("X-Content-Type-Options", "nosniff");
  headers.set("Referrer-Policy", "strict-origin-when-cross-origin");
  headers.set("X-Request-Id", page.requestId);
  if (page.url.protocol === "https:") headers.set("Strict-Transport-Security", "max-age=31536000");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  if ((headers.get("Content-Type") ?? "").startsWith("text/html")) {
    if (!headers.has("Content-Security-Policy")) {
      const ancestors = headers.get(ancestorsHeader) ?? "'self'";
      headers.set("Content-Security-Policy", contentSecurityPolicy(page, ancestors));
    }
    headers.delete(ancestorsHeader);
    // The sign-in popup has to be able to report back to the page that opened it.
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    headers.set("Permissions-Policy", "camera=(), microphone=(self), geolocation=()");
    // The local platform gzips whole answers and so holds a streamed page back to its end.
    if (page.settings.local) headers.set("Content-Encoding", "identity");
  }
  return answer;
}

/** Those of a fetched answer and of a redirect cannot be changed. */
function withOwnHeaders(response: Response): Response {
  try {
    response.headers.delete("X-Request-Id");
    return response;
  } catch {
    return new Response(response.body, response);
  }
}

/** By it the bare player, the only page that other sites may frame, says which of them may. It is not sent on. */
const ancestorsHeader = "X-Frame-Ancestors";

interface PolicyParts {
  beforeNonce: string;
  afterNonce: string;
}
const policies = new WeakMap<Settings, PolicyParts>();

function contentSecurityPolicy({ nonce, settings }: Page, ancestors: string): string {
  let parts = policies.get(settings);
  if (!parts) {
    parts = policyParts(settings);
    policies.set(settings, parts);
  }
  return `${parts.beforeNonce}${nonce}${parts.afterNonce}; frame-ancestors ${ancestors}`;
}

/**
 * Strings become neither HTML nor scripts, but for what the policy in app/client/trusted-types.ts lets through. Google's
 * script for the sign-in popup brings policies of its own, under names that are Google's to choose.
 */
function trustedTypes({ client }: Settings): string[] {
  // Scripts of the development server write HTML.
  if (import.meta.env.DEV) return [];
  const names = client.embeddedFirebase ? ["trusted-types default"] : [];
  return ["require-trusted-types-for 'script'", ...names];
}

/** All that is the same in every policy of this deployment. */
function policyParts(settings: Settings): PolicyParts {
  const { client } = settings;
  const firebase = client.embeddedFirebase
    ? []
    : ["https://*.googleapis.com", "https://apis.google.com", `https://${client.firebase.authDomain}`];
  const reporters = [client.sentryDsn, client.posthog?.host].flatMap((address) =>
    address ? new URL(address).origin : [],
  );
  const beforeNonce = "default-src 'self'; script-src 'self' 'nonce-";
  const rest = [
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https://*.googleusercontent.com",
    "media-src 'self' blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...firebase, ...reporters, ...(settings.local ? ["ws:"] : [])].join(
      " ",
    ),
    ["frame-src 'self'", ...firebase].join(" "),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ];
  const all = [...rest, ...trustedTypes(settings)].join("; ");
  return { beforeNonce, afterNonce: `' 'strict-dynamic' 'wasm-unsafe-eval'; ${all}` };
}
