const LOOPBACK_NAME = /^(localhost|[^.]+\.localhost|127(\.\d+){3}|\[::1\])$/;
const ADDRESS = /^(\d+(\.\d+){3}|\[[0-9a-f:]+\])$/i;

/** Whether the host is a name or number that only this machine or its network has; sites can give it names of theirs. */
export function isLocalHost({ hostname }: URL): boolean {
  return LOOPBACK_NAME.test(hostname) || ADDRESS.test(hostname);
}

/**
 * Whether a request that changes something came from one of these pages themselves. Another site could post here
 * too: so the origin must be this one, under a local name, and the kind one that needs leave to cross origins.
 */
export function isFromOwnPage(request: Request): boolean {
  const url = new URL(request.url);
  const site = request.headers.get("sec-fetch-site");
  return (
    request.method === "POST" &&
    request.headers.get("origin") === url.origin &&
    (site === null || site === "same-origin") &&
    request.headers.get("content-type") === "application/json" &&
    isLocalHost(url)
  );
}
