import type { MediaType } from "./media-type";

/** Endings of names by what the file is; a file without one gets the first. */
const endings: Readonly<Record<MediaType, readonly [string, ...string[]]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg", "jfif"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
  "image/gif": ["gif"],
  "video/mp4": ["mp4", "m4v"],
  "video/webm": ["webm"],
  "video/quicktime": ["mov"],
  "audio/wav": ["wav"],
  "audio/mpeg": ["mp3"],
  "audio/mp4": ["m4a"],
  "audio/webm": ["webm"],
  "audio/ogg": ["ogg", "oga", "opus"],
  "font/ttf": ["ttf"],
  "font/otf": ["otf"],
  "font/woff2": ["woff2"],
};

/** What is no ending of ours may be part of the name: "Cup 2.5", "v1.final". These are always endings. */
const known = new Set([...Object.values(endings).flat(), "heic", "heif", "tif", "tiff", "bmp", "svg"]);
known.add("avi").add("mkv").add("flac").add("aac");

/** Most UTF-16 units of a name that is stored. */
export const mostNameCharacters = 200;

/** A name whose ending is that of what the file is, where it has an ending: "cup.png" of a JPEG becomes "cup.jpg". */
export function nameWithOwnEnding(name: string, mediaType: MediaType): string {
  const { stem, ending } = splitName(name);
  if (ending === "" || endings[mediaType].includes(ending.toLowerCase())) return name;
  const own = `.${endings[mediaType][0]}`;
  return `${cutText(stem, mostNameCharacters - own.length)}${own}`;
}

/**
 * What a file is called on a disk: without what some systems do not take in names, and always with the ending of what it
 * is, the one it has where that is right. `mark` tells it from others of its name and is never cut off.
 */
export function fileNameOf(name: string, mediaType: MediaType, fallback: string, mark = ""): string {
  const { stem, ending } = splitName(name.normalize("NFC").trim());
  const plain = stem
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f<>:"/\\|?*]+/g, " ")
    .replace(/\s+/g, " ");
  const clean = cutText(plain, 120).replace(/^[. ]+|[. ]+$/g, "");
  // Names of devices, which Windows takes for no file.
  const safe = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(clean) ? `_${clean}` : clean;
  const own = endings[mediaType];
  const whole = [safe || fallback, mark].filter(Boolean).join(" ");
  return `${whole}.${own.find((one) => one === ending.toLowerCase()) ?? own[0]}`;
}

/** The beginning of a text, at most so many UTF-16 units: a character of two of them is not cut apart. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, "");
}

/** `ending` is empty where the name has none that we know. */
function splitName(name: string): { stem: string; ending: string } {
  const dot = name.lastIndexOf(".");
  const ending = name.slice(dot + 1);
  return dot > 0 && known.has(ending.toLowerCase())
    ? { stem: name.slice(0, dot), ending }
    : { stem: name, ending: "" };
}
