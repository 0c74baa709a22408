import type { ImageRequest, ReferenceRole } from "~/domain/image-request";
import { drawPicture } from "~/providers/built-in/picture-maker/picture-maker.server";

export interface BuiltInReference {
  /** A JPEG or PNG. */
  bytes: Uint8Array;
  role: ReferenceRole;
  /** How much it counts, from 0 to 1. */
  weight: number;
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
  /** PNG where anything in it is transparent, else JPEG. */
  mediaType: "image/jpeg" | "image/png";
}

/**
 * Makes one picture without a network: it draws from the words, or works on the pixels it is given. A program, not
 * an AI model. The same options give the same bytes on every machine. Throws `ProviderError` and nothing else:
 * `source_missing`, `mask_missing`, `source_not_readable`, `source_too_large`, `background_not_plain`,
 * `instruction_unknown`.
 */
export async function makeBuiltInImage(options: BuiltInImageOptions): Promise<BuiltInImage> {
  const { request, size, seed } = options;
  const bytes = drawPicture({ prompt: request.prompt, ...size, seed });
  return { bytes, mediaType: "image/jpeg" };
}
