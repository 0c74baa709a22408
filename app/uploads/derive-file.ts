import { renditionSizes } from "~/domain/assets/rendition";
import { meanColorOf } from "~/domain/image/mean-color";
import type { Derivation, DeriveRequest } from "./derivation";
import { encodeWebp } from "./encode-webp";

/** Makes the smaller pictures of a picture or clip, their colour, and the waveform of what can be heard. */
export async function deriveFile(request: DeriveRequest): Promise<Derivation> {
  if (request.kind === "picture") return { ...(await derivePictures(request, request.file)), waveform: null };
  const { readPoster, readWaveform } = await import("./read-timed");
  const waveform = await readWaveform(request.file, request.durationSeconds).catch(() => null);
  if (request.kind === "sound") return { pictures: [], color: null, waveform };
  const poster = await readPoster(request.file, request.durationSeconds);
  return { ...(await derivePictures(request, poster)), waveform };
}

type Source = Blob | OffscreenCanvas;

async function derivePictures(
  { width, height }: Pick<DeriveRequest, "width" | "height">,
  source: Source,
): Promise<Pick<Derivation, "pictures" | "color">> {
  const pictures: Derivation["pictures"] = [];
  let color: string | null = null;
  // From the widest to the narrowest, each drawn from the one before: smooth, and the original is decoded once.
  let from: ImageBitmap | OffscreenCanvas = await createImageBitmap(source);
  try {
    for (const size of renditionSizes({ width, height }).reverse()) {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext("2d");
      if (!context) throw new Error("No canvas.");
      context.imageSmoothingQuality = "high";
      context.drawImage(from, 0, 0, size.width, size.height);
      if (from instanceof ImageBitmap) from.close();
      from = canvas;
      color = meanColorOf(context.getImageData(0, 0, context.canvas.width, context.canvas.height).data);
      pictures.unshift({ forWidth: size.forWidth, file: await encodeWebp(canvas) });
    }
  } finally {
    if (from instanceof ImageBitmap) from.close();
  }
  return { pictures, color };
}
