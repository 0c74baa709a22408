import { readStream } from "~/providers/file-stream";
import type { ImageAnswer } from "~/providers/image-call.server";
import { ProviderError } from "~/providers/provider-error.server";
import type { DrawnPicture, MakerAnswer } from "~/settings/maker-rpc";

/** What the built-in makers answered, once it is taken out of it; then the answer of the other worker is let go of. */
async function taken<Value, Taken>(
  answer: MakerAnswer<Value> & Partial<Disposable>,
  take: (value: Value) => Taken | Promise<Taken>,
): Promise<Taken> {
  try {
    if (answer.ok) return await take(answer.value);
    throw new ProviderError(answer.code, { details: answer.details });
  } finally {
    // Between workers answers can be let go of; within one they are plain objects.
    answer[Symbol.dispose]?.();
  }
}

/** Plain data of an answer. Throws `ProviderError` where it is a failure. */
export const readAnswer = <Value>(answer: MakerAnswer<Value>): Promise<Value> =>
  taken(answer, (value) => value);

/** A picture of an answer, whole. Throws as `readAnswer`. */
export const readDrawn = (answer: MakerAnswer<DrawnPicture>): Promise<ImageAnswer> =>
  taken(answer, async ({ file, report }) => ({ bytes: await readStream(file), report }));
