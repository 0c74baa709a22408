import type { FirebaseEnvironment } from "./environment";

const LOOPBACK_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
/** Numbers, and names that the public name system never has: no site can lead one of its own names here by them. */
const PRIVATE_HOST = /^(\d+(\.\d+){3}|[^.]+|.+\.(localhost|local|test|internal|home\.arpa))$/;

/** Whether pages of this origin may use and read this service: those of this machine, and all in a test suite. */
export function isTrustedOrigin(origin: string, environment: FirebaseEnvironment): boolean {
  if (!URL.canParse(origin)) return false;
  return environment.UNSIGNED_TOKENS === "1" || LOOPBACK_HOSTS.has(new URL(origin).hostname);
}

/**
 * Whether a web site that the developer happens to visit may be behind this request: it came by a name that such a
 * site can have led to this machine (DNS rebinding), or a page from elsewhere wants something done. Where unsigned
 * tokens are believed there is nothing to keep.
 */
export function isForeign(request: Request, environment: FirebaseEnvironment): boolean {
  if (environment.UNSIGNED_TOKENS === "1") return false;
  const url = new URL(request.url);
  if (!isKnownHost(url.hostname, environment)) return true;
  const origin = request.headers.get("origin");
  if (!origin || ["GET", "HEAD", "OPTIONS"].includes(request.method)) return false;
  return !isTrustedOrigin(origin, environment) && hostOf(origin) !== url.host;
}

/** Google's own names are those by which server code may call. */
function isKnownHost(hostname: string, { ALLOWED_HOSTS = "" }: FirebaseEnvironment): boolean {
  return (
    PRIVATE_HOST.test(hostname) ||
    hostname.endsWith(".googleapis.com") ||
    ALLOWED_HOSTS.split(",").includes(hostname)
  );
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : "";
}
