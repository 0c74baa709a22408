import { readTextUpTo } from "../request/limited-text";
import { MAX_REQUEST_BYTES } from "./limits";
import { invalidArgument } from "./rpc-error";

/** A request's JSON; nothing at all is an empty message. Throws INVALID_ARGUMENT. */
export async function readBody(request: Request): Promise<unknown> {
  if (request.method !== "POST" && request.method !== "PATCH") return {};
  const text = await readTextUpTo(request, MAX_REQUEST_BYTES);
  if (text === null) {
    throw invalidArgument(`Request payload size exceeds the limit: ${MAX_REQUEST_BYTES} bytes.`);
  }
  try {
    return JSON.parse(text || "{}");
  } catch {
    throw invalidArgument(`Invalid JSON payload received. Unexpected token.\n${text.slice(0, 100)}\n^`);
  }
}
