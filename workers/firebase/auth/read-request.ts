import { readTextUpTo } from "../request/limited-text";
import { AuthError } from "./auth-error";
import type { RequestBody } from "./auth-request";

/** Room for an import of a thousand accounts. */
const MAX_BODY_BYTES = 8 * 2 ** 20;

/** The body's fields, from JSON or a form; a request without one has none. Throws INVALID_ARGUMENT. */
export async function readBody(request: Request): Promise<RequestBody> {
  if (request.method === "GET") return {};
  const text = await readTextUpTo(request, MAX_BODY_BYTES);
  if (text === null) throw new AuthError("INVALID_ARGUMENT : The request is too large.", 413);
  if (request.headers.get("content-type")?.includes("urlencoded")) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  try {
    const body: unknown = JSON.parse(text || "{}");
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body as RequestBody;
  } catch {
    // Reported below, together with JSON that is no object.
  }
  throw new AuthError("INVALID_ARGUMENT : The request's body must be a JSON object.");
}

/** Server code calls Google's host names: links in messages must lead to where the continue address is. */
export function linkOrigin(url: URL, { continueUrl }: RequestBody): string {
  const isGoogles = url.hostname.endsWith(".googleapis.com");
  const canContinue = typeof continueUrl === "string" && URL.canParse(continueUrl);
  return isGoogles && canContinue ? new URL(continueUrl).origin : url.origin;
}
