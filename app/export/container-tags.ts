import type { MetadataTags } from "mediabunny";
import { type Provenance, sourceTypeAddress } from "~/export/provenance";
import { xmpPacket } from "~/export/xmp-packet";
import { box } from "~/formats/isobmff";

/**
 * What a container's own tags can say. MP4 carries the rest as XMP (see `xmpBox`); WebM and WAV have no place for XMP, so
 * their tags name the source type: players show the comment, and tools find the tag.
 */
export function metadataTags(provenance: Provenance, container: "mp4" | "webm" | "wav"): MetadataTags {
  const { title, comment, recipe } = provenance;
  const address = sourceTypeAddress(provenance);
  if (container === "mp4") return { title, comment };
  if (container === "wav") return { title, comment: `${comment} ${address}` };
  return { title, comment, raw: { DIGITAL_SOURCE_TYPE: address, ...(recipe ? { RECIPE: recipe } : {}) } };
}

/** Identifier of XMP in ISO media files (XMP Specification part 3, 1.2.7.1). */
const XMP_UUID = Uint8Array.of(
  0xbe,
  0x7a,
  0xcf,
  0xcb,
  0x97,
  0xa9,
  0x42,
  0xe8,
  0x9c,
  0x71,
  0x99,
  0x94,
  0x91,
  0xe3,
  0xaf,
  0xac,
);

/**
 * A `uuid` box with an XMP packet, to stand at the end of an MP4 file. It is where tools that label synthetic media look;
 * players skip it.
 */
export function xmpBox(provenance: Provenance): Uint8Array<ArrayBuffer> {
  return box("uuid", XMP_UUID, xmpPacket(provenance));
}
