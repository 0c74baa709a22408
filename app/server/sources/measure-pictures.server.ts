import { measuredPicture } from "~/domain/facts/measured-picture";
import type { SourcePicture } from "~/domain/facts/source-event";
import { readImageInfo } from "~/formats/read-image-info";
import type { Ask } from "~/server/http/ask-for-user.server";
import { PublicFetchError } from "~/server/http/fetch-public.server";
import type { SourceTeller } from "./read-source.server";

/** Sizes of formats stand early; a photo with a large preview or profile before them stays unmeasured. */
const firstBytes = 64 * 1024;
const limits = { mostBytes: 8 * 1024 * 1024, timeoutMs: 5000, accept: "image/*", firstBytes };
const mostMeasured = 12;
/** The platform opens six at a time. */
const atOnce = 4;

/** Reads the sizes of the pictures that rank first from their headers and tells of them anew. */
export async function measurePictures(
  pictures: ReadonlyMap<string, SourcePicture>,
  ask: Ask,
  teller: SourceTeller,
): Promise<void> {
  const waiting = [...pictures.values()]
    .filter(({ width, url }) => width === null && /^https?:/i.test(url))
    .sort((left, right) => right.score - left.score)
    .slice(0, mostMeasured);
  const measureNext = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const size = await measure(picture.url, ask);
      if (!size) continue;
      teller.tell({ type: "picture", picture: measuredPicture(picture, size) });
      await teller.flush();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, measureNext));
}

async function measure(url: string, ask: Ask): Promise<{ width: number; height: number } | null> {
  try {
    const { status, body } = await ask(url, limits);
    if (status !== 200 && status !== 206) {
      await body.cancel();
      return null;
    }
    return readImageInfo(await readFirst(body));
  } catch (error) {
    if (!(error instanceof PublicFetchError)) throw error;
    return null;
  }
}

/** Whoever knows no ranges is hung up on when the first bytes are there. */
async function readFirst(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const first = new Uint8Array(firstBytes);
  let length = 0;
  for await (const chunk of body) {
    const piece = chunk.subarray(0, firstBytes - length);
    first.set(piece, length);
    length += piece.byteLength;
    if (length === firstBytes) break;
  }
  return first.subarray(0, length);
}
