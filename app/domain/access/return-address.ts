/** The URL class of browsers, workers and Node; `domain` is checked without the DOM library, which declares it. */
declare const URL: new (
  address: string,
  base: string,
) => Record<"origin" | "username" | "password" | "pathname" | "search" | "hash", string>;

/** Stands for "this site" while a relative address is resolved; nothing is ever sent there. */
const selfOrigin = "https://self.invalid";

/**
 * The path, query and fragment to go back to after signing in, or `null` when the given value is not an
 * address within this site. What comes back always starts with exactly one slash and stays on the origin.
 */
export function parseReturnAddress(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 2048 || !value.startsWith("/")) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks: `/\host` and `/<tab>/host` leave the site.
  if (/[\\\u0000-\u0020\u007f]/.test(value)) return null;
  let url: InstanceType<typeof URL>;
  try {
    url = new URL(value, selfOrigin);
  } catch {
    return null;
  }
  if (url.origin !== selfOrigin || url.username || url.password) return null;
  const address = url.pathname + url.search + url.hash;
  if (address.startsWith("//")) return null;
  return isLoginPath(url.pathname) ? null : address;
}

function isLoginPath(pathname: string): boolean {
  return /^\/(email-)?login\/?$/i.test(pathname);
}

/**
 * `/login` with the address to come back to, as the gate and sign-out send people there, and with the code of the problem
 * that led there, if one did.
 */
export function loginAddress(pathAndQuery: string, problem: string | null = null): string {
  const address = parseReturnAddress(pathAndQuery);
  const query = [
    ...(address === null || address === "/" ? [] : [`to=${encodeURIComponent(address)}`]),
    ...(problem ? [`problem=${problem}`] : []),
  ].join("&");
  return query ? `/login?${query}` : "/login";
}
