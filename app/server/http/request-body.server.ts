import type * as z from "zod/mini";
import type { ApiCall } from "./api-route.server";

type BodyCall = Pick<ApiCall, "request" | "problem" | "viewer">;

const mostJsonBytes = 256 * 1024;
/** From somebody who is not signed in: a password, and no more. */
const mostAnonymousJsonBytes = 4 * 1024;

/** Reads and checks a JSON body; throws the problem to answer with when it is too large or not what was asked for. */
export async function readJson<Schema extends z.ZodMiniType>(
  call: BodyCall,
  schema: Schema,
  mostBytes = mostJsonBytes,
): Promise<z.output<Schema>> {
  const most = call.viewer.kind === "anonymous" ? mostAnonymousJsonBytes : mostBytes;
  const text = new TextDecoder().decode(await readBytes(call, most));
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
export async function readBytes(call: BodyCall, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => {
    const megabytes = most >= 1024 * 1024 ? `${most / 1024 / 1024} MB` : `${most / 1024} kB`;
    return call.problem(413, "too_large", `Send at most ${megabytes}.`);
  };
  // Nobody has to be known to send a request: what strangers send beyond the limit is not read at all.
  const mostRead = call.viewer.kind === "anonymous" ? most : most + mostDiscardedBytes;
  if (Number(call.request.headers.get("content-length") ?? 0) > mostRead) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of openBody(call) ?? []) {
    sizeBytes += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (sizeBytes > mostRead) throw tooLarge();
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

/** How long a sender may be waited for, at first and for each byte that has come: slower than 8 kB a second is no upload. */
const patienceMs = 15_000;
const patienceMsPerByte = 1 / 8;

/**
 * The body of a request, wherever one is read. It fails with the problem to answer with when its sender keeps the request
 * open by sending next to nothing; the time that the reader takes does not count.
 */
export function openBody({ request, problem }: Omit<BodyCall, "viewer">): ReadableStream<Uint8Array> | null {
  if (!request.body) return null;
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let leftMs = patienceMs;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const beganMs = Date.now();
        const chunk = await within(leftMs, reader.read());
        if (chunk === "late") {
          void reader.cancel().catch(() => {});
          controller.error(
            problem(
              408,
              "body_too_slow",
              "The body came too slowly. Check the connection and send it again.",
            ),
          );
        } else if (chunk.done) {
          controller.close();
        } else {
          leftMs += chunk.value.byteLength * patienceMsPerByte - (Date.now() - beganMs);
          controller.enqueue(chunk.value);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function within<Value>(ms: number, value: Promise<Value>): Promise<Value | "late"> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), Math.max(0, ms));
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
