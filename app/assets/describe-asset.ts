import { mediaKindOf } from "~/domain/assets/media-type";
import { formatBytes } from "~/domain/text/format-bytes";
import { timecode } from "~/scene/timecode";
import type { Asset } from "~/stores/assets/asset-document";

export const kindNames = { picture: "Picture", clip: "Clip", sound: "Sound", typeface: "Typeface" } as const;

const typeNames: Record<Asset["mediaType"], string> = {
  "image/png": "PNG",
  "image/jpeg": "JPEG",
  "image/webp": "WebP",
  "image/avif": "AVIF",
  "image/gif": "GIF",
  "video/mp4": "MP4",
  "video/webm": "WebM",
  "video/quicktime": "MOV",
  "audio/wav": "WAV",
  "audio/mpeg": "MP3",
  "audio/mp4": "M4A",
  "audio/webm": "WebM",
  "audio/ogg": "Ogg",
  "font/ttf": "TrueType",
  "font/otf": "OpenType",
  "font/woff2": "WOFF2",
};

export const typeName = ({ mediaType }: Pick<Asset, "mediaType">) => typeNames[mediaType];

/** What a file is, in one line: "PNG · 1,024 × 768 · 340 kB". */
export function describeAsset(asset: Asset): string {
  const { width, height, durationSeconds, sizeBytes } = asset;
  const size = width > 0 ? `${width.toLocaleString()} × ${height.toLocaleString()}` : null;
  const length = durationSeconds === undefined ? null : timecode(durationSeconds);
  return [typeName(asset), size, length, formatBytes(sizeBytes)].filter(Boolean).join(" · ");
}

/** How a screen reader names it in a list. */
export const spokenName = (asset: Asset) => `${kindNames[mediaKindOf(asset.mediaType)]}: ${asset.name}`;
