import type { Provenance } from "~/export/provenance";
import { xmpPacket } from "~/export/xmp-packet";
import { type Bytes, joinBytes, latin1Bytes } from "~/formats/bytes";
import { ContainerError } from "~/formats/container-error";
import { jpegXmpSegment } from "~/formats/xmp/jpeg-xmp";
import { pngWithXmp } from "~/formats/xmp/png-xmp";

/** The PNG with its provenance as XMP. */
export function pngWithProvenance(png: Bytes, provenance: Provenance): Bytes {
  return pngWithXmp(png, xmpPacket(provenance));
}

/** The JPEG with its provenance as XMP, right after its start. */
export function jpegWithProvenance(jpeg: Bytes, provenance: Provenance): Bytes {
  return joinBytes([jpeg.subarray(0, 2), provenanceSegment(provenance), jpeg.subarray(2)]);
}

/** A recipe too long for a segment is left out. */
function provenanceSegment(provenance: Provenance): Bytes {
  try {
    return jpegXmpSegment(xmpPacket(provenance));
  } catch (error) {
    if (!(error instanceof ContainerError) || !provenance.recipe) throw error;
    return jpegXmpSegment(xmpPacket({ ...provenance, recipe: "" }));
  }
}

/** A GIF application extension with XMP, whose "magic trailer" lets readers that do not know it skip it (XMP Specification part 3, 1.1.2). */
export function gifXmpExtension(provenance: Provenance): Bytes {
  const trailer = Uint8Array.from({ length: 258 }, (_, index) =>
    index === 0 ? 1 : index < 257 ? 256 - index : 0,
  );
  return joinBytes([
    Uint8Array.of(0x21, 0xff, 11),
    latin1Bytes("XMP DataXMP"),
    xmpPacket(provenance),
    trailer,
  ]);
}
