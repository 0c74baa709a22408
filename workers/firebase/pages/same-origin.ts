const LOOPBACK_NAME = /^(localhost|[^.]+\.localhost|127(\.\d+){3}|\[::1\])$/;
const ADDRESS = /^(\d+(\.\d+){3}|\[[0-9a-f:]+\])$/i;

/**
 * Whether a request that changes something came from one of these pages themselves. Another site could post here
 * too, or give a name of its own to this machine's address: so the origin must be this one, and its host a name or
 * number that only this machine or its network has.
 */
export function isFromOwnPage(request: Request): boolean {
  const url = new URL(request.url);
  const site = request.headers.get("sec-fetch-site");
  return (
    request.method === "POST" &&
    request.headers.get("origin") === url.origin &&
    (site === null || site === "same-origin") &&
    request.headers.get("content-type") === "application/json" &&
    (LOOPBACK_NAME.test(url.hostname) || ADDRESS.test(url.hostname))
  );
}
