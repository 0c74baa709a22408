/** Names of the providers that the web SDK has, as people know them. */
const PROVIDER_NAMES: Record<string, string> = {
  "google.com": "Google",
  "github.com": "GitHub",
  "facebook.com": "Facebook",
  "apple.com": "Apple",
  "microsoft.com": "Microsoft",
  "twitter.com": "X",
  "yahoo.com": "Yahoo",
};

/** `authType` of the SDK's handler address: operation × way. */
const AUTH_TYPES = /^(signIn|link|reauth)Via(Popup|Redirect)$/;

/** What the SDK asks of `/emulator/auth/handler`. */
export interface SignInRequest {
  providerId: string;
  /** The provider's name, for people. */
  provider: string;
  operation: "signIn" | "link" | "reauth";
  isPopup: boolean;
  /** The page that asked: it is told the outcome, and a redirect ends there. */
  redirectUrl: URL;
  /** What the SDK wants to hear back, word for word. */
  echo: {
    apiKey: string;
    appName: string;
    type: string;
    eventId: string | null;
    tenantId: string | null;
  };
}

/** Why an address of the handler cannot be served. */
export class SignInRequestError extends Error {}

/** Reads the handler's address. Throws SignInRequestError in words for the developer. */
export function parseSignInRequest(url: URL): SignInRequest {
  const required = (name: string) => {
    const value = url.searchParams.get(name);
    if (!value) throw new SignInRequestError(`Its address lacks the parameter ${name}.`);
    return value;
  };
  const apiKey = required("apiKey");
  const providerId = required("providerId");
  const appName = required("appName");
  const type = required("authType");
  const kind = AUTH_TYPES.exec(type);
  if (!kind) throw new SignInRequestError(`Its address has an authType that no SDK sends: ${type}.`);
  return {
    providerId,
    provider: PROVIDER_NAMES[providerId] ?? providerId,
    operation: kind[1] as SignInRequest["operation"],
    isPopup: kind[2] === "Popup",
    redirectUrl: requireLocal(required("redirectUrl"), url),
    echo: {
      apiKey,
      appName,
      type,
      eventId: url.searchParams.get("eventId"),
      tenantId: url.searchParams.get("tid"),
    },
  };
}

/** The outcome of a sign-in is handed to pages of this machine only, whoever made the address. */
function requireLocal(text: string, handler: URL): URL {
  if (!URL.canParse(text)) throw new SignInRequestError("Its redirectUrl is not an address.");
  const target = new URL(text);
  if (!/^https?:$/.test(target.protocol))
    throw new SignInRequestError("Its redirectUrl is not a web address.");
  if (target.origin !== handler.origin && !LOOPBACK_HOSTS.has(target.hostname)) {
    throw new SignInRequestError(`It was asked for by ${target.host}, which is not on this machine.`);
  }
  return target;
}

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Two names of the same machine, which browsers hold for two sites. */
const SAME_MACHINE = new Set(["localhost", "127.0.0.1"]);

/**
 * Where a redirect has to continue, or null if it is there already. The outcome waits in this origin's session
 * storage, which a frame in the app's page only sees if browsers hold both for one site: so the handler goes on
 * under the name that the app has.
 */
export function underTheAppsName(url: URL, { isPopup, redirectUrl }: SignInRequest): URL | null {
  const { hostname } = redirectUrl;
  if (isPopup || hostname === url.hostname) return null;
  if (!SAME_MACHINE.has(hostname) || !SAME_MACHINE.has(url.hostname)) return null;
  const renamed = new URL(url);
  renamed.hostname = hostname;
  return renamed;
}
