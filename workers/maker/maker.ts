import { readStream, streamOf } from "~/providers/file-stream";
import { encodeImage } from "~/providers/image-file.server";
import { ProviderError } from "~/providers/provider-error.server";
import type { ImageOrder, MakerAnswer, MakerRpc, PlacingOrder } from "~/settings/maker-rpc";
import { readBrief } from "./brief-reader/read-brief";
import { decodeScene } from "./image-maker/decode-scene";
import { makeBuiltInImage } from "./image-maker/make-built-in-image";
import { placeProduct } from "./image-maker/place-product";
import { planImage } from "./image-maker/plan-image";
import { canCutOut } from "./image-maker/product-group";
import { shownWithProduct } from "./image-maker/shown-with-product";
import { drawScene } from "./pictures/draw-scene";
import { write } from "./script-writer/script-writer";
import type { ReadFile } from "./subjects/subject-files";
import { openSubjects, type Subjects } from "./subjects/subjects";

/**
 * The built-in makers behind their interface. What no `ProviderError` names is thrown as it is.
 *
 * @param readFile reads the files that are laid beside the worker
 */
export function openMaker(readFile: ReadFile): MakerRpc {
  const subjects = openSubjects(readFile);
  return {
    write: (question) => answerOf(() => write(question)),
    drawScene: (order) =>
      answerOf(async () => {
        const { pixels, report } = await drawScene(subjects, order);
        return { file: streamOf(encodeImage(pixels).bytes), report };
      }),
    makeImage: (order) => answerOf(() => makeImage(subjects, order)),
    placeProduct: (order) => answerOf(() => placed(subjects, order)),
    readBrief: (question) => answerOf(() => readBrief(question)),
    findSubject: ({ text, hasProducts }) =>
      answerOf(async () => {
        if (hasProducts) return shownWithProduct(text);
        const { found } = await planImage(subjects, text);
        return { subject: found.subject, missing: found.missing };
      }),
    canCutOut: (pictures) =>
      answerOf(() =>
        Promise.all(pictures.map(async (picture) => canCutOut(decodeScene(await readStream(picture))))),
      ),
  };
}

async function makeImage(
  subjects: Subjects,
  { request, size, seed, steering, source, mask, references }: ImageOrder,
) {
  const made = await makeBuiltInImage(subjects, {
    request,
    size,
    seed,
    ...(source && { source: await readStream(source) }),
    ...(mask && { mask: await readStream(mask) }),
    references: await Promise.all(
      references.map(async ({ file, ...reference }) => ({ ...reference, bytes: await readStream(file) })),
    ),
    palette: steering?.palette ?? [],
    words: steering?.words ?? [],
  });
  return { file: streamOf(made.bytes), report: made.report };
}

async function placed(subjects: Subjects, { scene, products, prompt }: PlacingOrder) {
  const { bytes, report } = await placeProduct(subjects, {
    scene: await readStream(scene),
    products: await Promise.all(
      products.map(async ({ file, ...product }) => ({ ...product, bytes: await readStream(file) })),
    ),
    prompt,
  });
  return { file: streamOf(bytes), report };
}

async function answerOf<Value>(work: () => Value | Promise<Value>): Promise<MakerAnswer<Value>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { ok: false, code: error.code, details: error.details };
  }
}
