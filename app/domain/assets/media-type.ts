/** Kinds of files a user may own, by the type their bytes were found to have. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif", "image/gif"] as const;
export const clipTypes = ["video/mp4", "video/webm", "video/quicktime"] as const;
export const soundTypes = ["audio/wav", "audio/mpeg", "audio/mp4", "audio/webm", "audio/ogg"] as const;

/** Files in which a text may be set; no list of files shows them. */
export const typefaceTypes = ["font/ttf", "font/otf", "font/woff2"] as const;

export type MediaType =
  | (typeof imageTypes)[number]
  | (typeof clipTypes)[number]
  | (typeof soundTypes)[number]
  | (typeof typefaceTypes)[number];
export type MediaKind = "picture" | "clip" | "sound" | "typeface";

export function mediaKindOf(mediaType: MediaType): MediaKind {
  if ((imageTypes as readonly string[]).includes(mediaType)) return "picture";
  if ((typefaceTypes as readonly string[]).includes(mediaType)) return "typeface";
  return (clipTypes as readonly string[]).includes(mediaType) ? "clip" : "sound";
}

/** Most that one upload may hold. */
export const uploadLimits = {
  /** A picture is decoded whole wherever it is used. */
  imageBytes: 32 * 1024 * 1024,
  imagePixels: 8192,
  typefaceBytes: 4 * 1024 * 1024,
  timedBytes: 1024 * 1024 * 1024,
  /** What Cloudflare's edge takes in one request on every plan. */
  oneRequestBytes: 100 * 1024 * 1024,
  timedSeconds: 600,
  clipPixels: 4096,
} as const;
