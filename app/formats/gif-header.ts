import { latin1Text, viewOf } from "./bytes";
import type { PixelSize } from "./pixel-size";

/** The size in the header of a GIF (GIF89a specification, section 18), or null for anything else. */
export function readGifHeader(bytes: Uint8Array): PixelSize | null {
  if (bytes.length < 10) return null;
  const signature = latin1Text(bytes, 0, 6);
  if (signature !== "GIF87a" && signature !== "GIF89a") return null;
  const view = viewOf(bytes);
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
}
