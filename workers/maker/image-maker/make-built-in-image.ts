import type { ImageOperation } from "~/domain/image/image-operation";
import type { ImageRequest, ReferenceRole } from "~/domain/image/image-request";
import type { PictureReport } from "~/domain/image/picture-report";
import type { Pixels } from "~/formats/raster/pixels";
import { decodeImage, encodeImage } from "~/providers/image-file.server";
import { mostEditedPixels } from "~/providers/maker-limits";
import { fillRegion } from "~/providers/marked-region/fill-region.server";
import { regionAround } from "~/providers/marked-region/region-around";
import { ProviderError } from "~/providers/provider-error.server";
import { namedColors } from "../named-colors";
import type { Subjects } from "../subjects/subjects";
import { keyColors, parseColor } from "./color-clusters";
import { extendCanvas } from "./edits/extend-canvas";
import { fillMarked } from "./edits/fill-marked";
import { followInstruction, requireCutOut } from "./edits/follow-instruction";
import { readInstruction } from "./edits/read-instruction";
import { recolour } from "./edits/recolour";
import { readLight, relight } from "./edits/relight";
import { upscale } from "./edits/upscale";
import { type GeneratedImage, generate, sceneBehind, variationOf } from "./generate";
import { inStyles, stylesOf } from "./in-styles";
import { varyPixels } from "./vary-pixels";

export interface BuiltInReference {
  /** A JPEG or PNG. */
  bytes: Uint8Array;
  role: ReferenceRole;
  /** How much it counts, from 0 to 1. */
  weight: number;
  /** What its owner calls it, and says it shows. */
  name: string;
}

export interface BuiltInImageOptions {
  /** As asked for; ids in it are not followed, what they name is handed in beside it. */
  request: ImageRequest;
  /** Size of what is generated, in pixels. Edits keep, extend or scale the size of their source. */
  size: { width: number; height: number };
  seed: number;
  /** The picture an edit begins with: a JPEG or PNG. */
  source?: Uint8Array;
  /** What may change, white or opaque: a PNG or JPEG. Another size than the source's is scaled to it. */
  mask?: Uint8Array;
  references: readonly BuiltInReference[];
  /** Colours of the steering board, `#rrggbb`, most important first. */
  palette?: readonly string[];
  /** Words of the steering board. */
  words?: readonly string[];
}

export interface BuiltInImage {
  bytes: Uint8Array;
  /** PNG where anything in it is transparent or must stay as it was, else JPEG. */
  mediaType: "image/jpeg" | "image/png";
  /** Null of a picture that was only edited. */
  report: PictureReport | null;
}

/**
 * Makes one picture without a network: it draws from the words, or works on the pixels it is given. A program, not
 * an AI model. The same options give the same bytes on every machine. One parameter: `scale`, 2 to 4, of `upscale`. Throws `ProviderError` and nothing else: `source_missing`,
 * `mask_missing`, `source_not_readable`, `source_too_large`, `background_not_plain`, `instruction_unknown`,
 * `letters_not_offered`.
 */
export async function makeBuiltInImage(
  subjects: Subjects,
  options: BuiltInImageOptions,
): Promise<BuiltInImage> {
  if (options.request.operation === "fill") return fill(options);
  const made = await makePixels(subjects, options);
  return "pixels" in made
    ? { ...encodeImage(made.pixels), report: made.report }
    : { ...encodeImage(made), report: null };
}

async function makePixels(
  subjects: Subjects,
  options: BuiltInImageOptions,
): Promise<Pixels | GeneratedImage> {
  const { request, seed } = options;
  if (request.operation === "generate") return generate(subjects, options);
  if (!options.source) throw new ProviderError("source_missing");
  const source = decodeImage(options.source);
  const styled = (pixels: Pixels) => inStyles(pixels, stylesOf(request.styleIds, "given"), seed);
  switch (request.operation) {
    case "fill":
      throw new Error("A fill keeps its file's pixels and is made apart");
    case "vary":
      return request.prompt.trim()
        ? variationOf(subjects, source, options)
        : styled(varyPixels(source, seed));
    case "instruct": {
      const isStyleAlone = request.prompt.trim() === "" && request.styleIds.length > 0;
      return styled(isStyleAlone ? source : await followInstruction(subjects, source, request.prompt, seed));
    }
    case "extend": {
      const { top, right, bottom, left } = request.extend ?? { top: 0, right: 0, bottom: 0, left: 0 };
      requireRoom(source.width + left + right, source.height + top + bottom, "extend");
      return extendCanvas(source, { top, right, bottom, left }, seed);
    }
    case "remove-background":
      return requireCutOut(source);
    case "replace-background":
      return styled(await sceneBehind(subjects, requireCutOut(source), { prompt: request.prompt, seed }));
    case "upscale": {
      const factor = Math.max(2, Math.min(4, Math.round(Number(request.parameters.scale ?? 2)) || 2));
      requireRoom(source.width * factor, source.height * factor, "upscale");
      return upscale(source, factor);
    }
    case "relight": {
      const light = readLight(request.prompt);
      if (!light) throw new ProviderError("instruction_unknown", { details: [request.prompt] });
      return relight(source, light, 1);
    }
    case "recolour":
      return recoloured(source, options);
  }
}

function requireRoom(width: number, height: number, operation: ImageOperation) {
  if (width * height > (mostEditedPixels[operation] ?? 0))
    throw new ProviderError("source_too_large", { details: [`${width}x${height}`] });
}

/** Texture comes from this much around what is marked, as a share of its size, and at least so many pixels. */
const fillRoom = { share: 0.8, least: 160 };
/** The most that is filled at its own size: three seconds of work. */
const mostFilled = { longestSide: 4096, pixels: 1792 ** 2 };

/** Only what lies around the mark is worked on, so the picture may be of any size. */
async function fill({ source, mask, seed }: BuiltInImageOptions): Promise<BuiltInImage> {
  if (!source) throw new ProviderError("source_missing");
  if (!mask) throw new ProviderError("mask_missing");
  const bytes = await fillRegion({
    source,
    mask,
    regionOf: (box, picture) => regionAround(box, picture, fillRoom),
    limit: mostFilled,
    isForeign: false,
    async fill(part, marked) {
      // What is half marked is filled whole, and mixed when it is put back.
      if (!fillMarked(part, marked, seed)) throw new ProviderError("mask_too_large");
      return part;
    },
  });
  return { bytes, mediaType: "image/png", report: null };
}

/** Towards the colours of the words, else of a reference, else of the board. */
function recoloured(source: Pixels, { request, references, palette = [] }: BuiltInImageOptions): Pixels {
  const [step] = readInstruction(request.prompt);
  if (step?.kind === "recolour") {
    recolour(source, { from: step.from, to: step.to });
    return source;
  }
  const named = namedColors(request.prompt);
  const reference = references[0];
  const to =
    named.length > 0
      ? named
      : reference
        ? keyColors(decodeImage(reference.bytes))
        : palette.flatMap((color) => parseColor(color) ?? []);
  if (to.length === 0) throw new ProviderError("instruction_unknown", { details: [request.prompt] });
  recolour(source, { from: null, to });
  return source;
}
