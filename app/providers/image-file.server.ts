import { decode as decodePng, encode as encodePng } from "fast-png";
import { decode as decodeJpeg, encode as encodeJpeg } from "jpeg-js";
import { mostDecodedPixels } from "~/domain/image/image-copy";
import { readImageHeader } from "~/formats/image-header";
import { hasAlpha, type Pixels } from "~/formats/raster/pixels";
import { mirrored, turned } from "~/formats/raster/turn";
import { readImageOrientation } from "~/formats/strip/image-orientation";
import { ProviderError } from "~/providers/provider-error.server";
import { readSubject, writeSubject } from "~/providers/subject-segment";

const jpegQuality = 90;

/**
 * Decodes a JPEG or PNG; a photograph comes upright, as it is shown. Throws `ProviderError` `source_not_readable` for other types and damaged files, and
 * `source_too_large` beyond 9.4 million pixels.
 */
export function decodeImage(bytes: Uint8Array): Pixels {
  const header = readImageHeader(bytes);
  if (header?.mediaType !== "image/jpeg" && header?.mediaType !== "image/png")
    throw new ProviderError("source_not_readable", { details: [header?.mediaType ?? "no known type"] });
  if (header.width * header.height > mostDecodedPixels)
    throw new ProviderError("source_too_large", { details: [`${header.width}x${header.height}`] });
  try {
    const lying = header.mediaType === "image/png" ? fromPng(bytes) : fromJpeg(bytes);
    return upright(lying, readImageOrientation(bytes, header.mediaType));
  } catch (error) {
    throw new ProviderError("source_not_readable", { cause: error });
  }
}

/** A JPEG where every pixel is opaque, else a PNG. */
export function encodeImage(pixels: Pixels): { bytes: Uint8Array; mediaType: "image/jpeg" | "image/png" } {
  const { width, height, data } = pixels;
  if (hasAlpha(pixels)) {
    const bytes = encodePng({ width, height, data, channels: 4, depth: 8 }, { zlib: { level: 4 } });
    return { bytes, mediaType: "image/png" };
  }
  const view = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const bytes = new Uint8Array(encodeJpeg({ width, height, data: view }, jpegQuality).data);
  return { bytes: writeSubject(bytes, pixels), mediaType: "image/jpeg" };
}

function fromJpeg(bytes: Uint8Array): Pixels {
  const { width, height, data } = decodeJpeg(bytes, { useTArray: true, maxMemoryUsageInMB: 256 });
  const pixels = {
    width,
    height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength),
  };
  return { ...pixels, subject: readSubject(bytes, pixels) };
}

/** An image as it is meant to be seen, by its EXIF orientation. */
function upright(pixels: Pixels, orientation: number): Pixels {
  switch (orientation) {
    case 2:
      return mirrored(pixels, "across");
    case 3:
      return turned(pixels, 2);
    case 4:
      return mirrored(pixels, "down");
    case 5:
      return turned(mirrored(pixels, "across"), 3);
    case 6:
      return turned(pixels, 1);
    case 7:
      return turned(mirrored(pixels, "across"), 1);
    case 8:
      return turned(pixels, 3);
    default:
      return pixels;
  }
}

function fromPng(bytes: Uint8Array): Pixels {
  const { width, height, data, depth, channels, palette, transparency } = decodePng(bytes);
  const out = new Uint8ClampedArray(width * height * 4);
  const bitsPerRow = width * (palette || channels === 1 ? depth : 8);
  const bytesPerRow = Math.ceil(bitsPerRow / 8);
  const isPacked = depth < 8;
  const shift = depth === 16 ? 8 : 0;
  const highest = 2 ** depth - 1;
  const [clearRed, clearGreen, clearBlue] = transparency ?? [];
  for (let i = 0; i < width * height; i++) {
    const at = i * 4;
    let sample: number;
    if (isPacked) {
      const column = i % width;
      const byte = data[Math.floor(i / width) * bytesPerRow + ((column * depth) >> 3)]!;
      sample = (byte >> (8 - depth - ((column * depth) & 7))) & highest;
    } else sample = data[i * channels]!;
    if (palette) {
      const color = palette[sample] ?? [0, 0, 0];
      for (let channel = 0; channel < 3; channel++) out[at + channel] = color[channel]!;
      out[at + 3] = color[3] ?? 255;
      continue;
    }
    const gray = isPacked ? (sample * 255) / highest : sample >> shift;
    const isColor = channels >= 3;
    const green = isColor ? data[i * channels + 1]! : sample;
    const blue = isColor ? data[i * channels + 2]! : sample;
    out[at] = gray;
    out[at + 1] = isColor ? green >> shift : gray;
    out[at + 2] = isColor ? blue >> shift : gray;
    const isClear =
      transparency !== undefined &&
      sample === clearRed &&
      (!isColor || (green === clearGreen && blue === clearBlue));
    const hasOwnAlpha = channels === 2 || channels === 4;
    out[at + 3] = hasOwnAlpha ? data[i * channels + channels - 1]! >> shift : isClear ? 0 : 255;
  }
  return { width, height, data: out };
}
