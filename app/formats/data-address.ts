/** So many bytes become characters at once: a call takes only so many arguments. */
const atOnce = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let characters = "";
  for (let at = 0; at < bytes.length; at += atOnce) {
    characters += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  }
  return btoa(characters);
}

/** A file as a `data:` address. */
export function dataAddress({ bytes, mediaType }: { bytes: Uint8Array; mediaType: string }): string {
  return `data:${mediaType};base64,${toBase64(bytes)}`;
}
