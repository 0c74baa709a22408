/**
 * Whether a request that changes something comes from our own pages. Browsers send Sec-Fetch-Site and Origin;
 * a client that sends neither is not a browser and carries no ambient cookies.
 */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return false;
  const origin = request.headers.get("origin");
  return origin === null || origin === new URL(request.url).origin;
}
