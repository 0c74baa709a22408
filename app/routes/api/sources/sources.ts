import * as z from "zod/mini";
import type { SignedInViewer } from "~/domain/access/viewer";
import { type SourceEvent, sourceEventSchema } from "~/domain/facts/source-event";
import { type ApiCall, answerMethods, signedIn } from "~/server/http/api-route.server";
import { askForUser, isOwnExample } from "~/server/http/ask-for-user.server";
import { readJson } from "~/server/http/request-body.server";
import { edgeCacheOf } from "~/server/pages/edge-cache.server";
import { parseAddress } from "~/server/sources/parse-address";
import { readAddress, readPasted, type SourceTeller } from "~/server/sources/read-source.server";
import { takeReading } from "~/server/sources/reading-budget.server";
import { problemEvent } from "~/server/sources/source-problems";
import { streamEvents } from "~/server/sources/stream-events.server";

const mostPastedBytes = 3 * 1024 * 1024;
/** A page in JSON has its quotes and line breaks escaped. */
const mostBodyBytes = 2 * mostPastedBytes;

const addressSchema = z.string().check(z.maxLength(2048));
const pasted = z.object({
  html: z
    .string()
    .check(
      z.refine(
        (html) => new TextEncoder().encode(html).byteLength <= mostPastedBytes,
        "it is longer than 3 MB",
      ),
    ),
  address: z._default(z.nullable(addressSchema), null),
});
const named = z.object({
  address: addressSchema,
  /** Reads the page anew although it was read a moment ago. */
  refresh: z._default(z.boolean(), false),
});
const schema = z.union([pasted, named]);

/** Reads a page, named by its address or pasted, and tells what stands on it line by line while it comes. */
const handle = answerMethods({
  POST: signedIn(async (call) => {
    const asked = await readJson(call, schema, mostBodyBytes);
    const readAt = new Date().toISOString();
    const read = (teller: SourceTeller, hungUp: AbortSignal) =>
      "html" in asked
        ? readPasted(asked.html, { address: parseAddress(asked.address ?? "")?.href ?? null, readAt }, teller)
        : readNamed(call, asked, readAt, teller, hungUp);
    return streamEvents(read, (error) =>
      console.error(
        JSON.stringify({ requestId: call.requestId, path: call.url.pathname, error: String(error) }),
      ),
    );
  }),
});

export { handle as action, handle as loader };

const keptSeconds = 600;
const mostKeptCharacters = 1_000_000;

/** From what was told of the address within the last ten minutes, to this account and nobody else, or by asking for it. */
async function readNamed(
  call: ApiCall<SignedInViewer>,
  { address, refresh }: z.output<typeof named>,
  readAt: string,
  teller: SourceTeller,
  hungUp: AbortSignal,
): Promise<void> {
  const url = parseAddress(address);
  if (!url) return teller.tell(problemEvent("address_invalid"));
  const name = { source: url.href, readFor: call.viewer.userId };
  const kept = edgeCacheOf(call.request, name, keptSeconds);
  if (!refresh) {
    const told = z.array(sourceEventSchema).safeParse(await kept.read());
    if (told.success) return told.data.forEach(teller.tell);
  }
  const freeAt = isOwnExample(url, call.url) ? null : await takeReading(call, "page");
  if (freeAt) return teller.tell({ ...problemEvent("reading_budget_spent"), freeAt: freeAt.toISOString() });

  const told: SourceEvent[] = [];
  const ask = askForUser(call, AbortSignal.any([call.request.signal, hungUp]));
  const keeping = {
    tell(event: SourceEvent) {
      told.push(event);
      teller.tell(event);
    },
    flush: teller.flush,
  };
  const isWhole = await readAddress(url, readAt, ask, keeping);
  if (isWhole && JSON.stringify(told).length <= mostKeptCharacters) await kept.write(told);
}
