import type { VoicedPart } from "~/engine/sound/voiced-parts";
import type { FliteAnswer, FliteOrder } from "~/media/built-in-voice/flite-worker";
import { readSegments } from "~/media/built-in-voice/read-segments";

export interface BuiltInLine {
  /** WAV, 16 kHz, mono. */
  wav: Blob;
  /** When it speaks. */
  parts: VoicedPart[];
}

/** The program reads plain English letters; quotes and dashes have plain counterparts, accents are left out. */
function plainEnglish(text: string): string {
  return text
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, ", ")
    .replace(/…/g, ".")
    .replace(/€\s?(\d[\d.,]*)/g, "$1 euros")
    .replace(/£\s?(\d[\d.,]*)/g, "$1 pounds")
    .normalize("NFD")
    .replace(/[^\x20-\x7e]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether the built-in voice speaks a language (BCP 47): English only. */
export function speaksBuiltIn(language: string): boolean {
  return /^en\b/i.test(language);
}

/** Whether the built-in voice can say all of a line; of letters other than Latin it would leave out the words. */
export function canSayBuiltIn(text: string): boolean {
  return !/(?!\p{Script=Latin})\p{Letter}/u.test(text) && /[a-z0-9]/i.test(plainEnglish(text));
}

/**
 * Says a line with the voice that comes with the product: on this machine, without a network once it is loaded (15 MB, the
 * first time). Rejects with an Error where it cannot be loaded or has nothing to say, with the signal's reason when aborted.
 */
export async function sayBuiltIn(
  text: string,
  { onLoading, signal }: { onLoading?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<BuiltInLine> {
  signal?.throwIfAborted();
  if (!canSayBuiltIn(text)) throw new Error("This line is not in English letters alone.");
  const worker = new Worker(new URL("./flite-worker.ts", import.meta.url), { type: "module", name: "voice" });
  const { promise, resolve, reject } = Promise.withResolvers<BuiltInLine>();
  const onAbort = () => reject(signal?.reason);
  signal?.addEventListener("abort", onAbort, { once: true });
  worker.onerror = () => reject(new Error("The built-in voice could not be started."));
  worker.onmessage = ({ data }: MessageEvent<FliteAnswer>) => {
    if (data.kind === "loading") onLoading?.(data.share);
    else if (data.kind === "failed") reject(new Error(data.message));
    else resolve({ wav: new Blob([data.wav], { type: "audio/wav" }), parts: readSegments(data.segments) });
  };
  worker.postMessage({ text: plainEnglish(text) } satisfies FliteOrder);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", onAbort);
    worker.terminate();
  }
}
