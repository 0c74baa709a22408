import type * as z from "zod/mini";
import type { ApiCall } from "./api-route.server";

const mostJsonBytes = 256 * 1024;

/** Reads and checks a JSON body; throws the problem to answer with when it is too large or not what was asked for. */
export async function readJson<Schema extends z.ZodMiniType>(
  call: Pick<ApiCall, "request" | "problem">,
  schema: Schema,
): Promise<z.output<Schema>> {
  const text = new TextDecoder().decode(await readBytes(call, mostJsonBytes));
  let value: unknown;
  try {
    value = text === "" ? {} : JSON.parse(text);
  } catch {
    throw call.problem(400, "invalid_json", "The body is not JSON. Correct it and send it again.");
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const place = issue?.path.join(".") || "the body";
  throw call.problem(
    400,
    "invalid_request",
    `Correct ${place}: ${issue?.message ?? "it is not as expected"}`,
  );
}

/** So much of a body that is too large is still taken in: a sender who is cut off does not hear the answer. */
const mostDiscardedBytes = 48 * 1024 * 1024;

/** Reads a body of at most `most` bytes and keeps none beyond; throws the problem to answer with. */
export async function readBytes(
  { request, problem }: Pick<ApiCall, "request" | "problem">,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => {
    const megabytes = most >= 1024 * 1024 ? `${most / 1024 / 1024} MB` : `${most / 1024} kB`;
    return problem(413, "too_large", `Send at most ${megabytes}.`);
  };
  if (Number(request.headers.get("content-length") ?? 0) > most + mostDiscardedBytes) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of request.body ?? []) {
    sizeBytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (sizeBytes > most + mostDiscardedBytes) throw tooLarge();
    if (sizeBytes <= most) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (sizeBytes > most) throw tooLarge();
  const bytes = new Uint8Array(sizeBytes);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
