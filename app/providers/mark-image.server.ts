import type { Recipe } from "~/domain/image/recipe";
import type { ImageHeader } from "~/formats/image-header";
import { withXmp } from "~/formats/xmp/embed-xmp";

export interface ImageMark {
  digitalSourceType: Recipe["digitalSourceType"];
  /** Who or what made it: the label of the model. */
  madeWith: string;
  /** What it shows; left out when empty. */
  alt: string;
}

/**
 * Writes an XMP packet into the file that says how it was made, with IPTC's digital source type, so that the mark stays
 * with the image wherever it goes. A file that cannot be taken apart is returned as it is; there the recipe in the
 * document must do.
 */
export function markImage(bytes: Uint8Array, { mediaType }: ImageHeader, xmp: string): Uint8Array {
  try {
    return withXmp(bytes, mediaType, new TextEncoder().encode(xmp));
  } catch {
    return bytes;
  }
}

/** The packet of an image that is part of something else; an image carries its whole recipe (app/domain/image/embedded-recipe). */
export function xmpOf({ digitalSourceType, madeWith, alt }: ImageMark): string {
  const description = alt
    ? `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(alt)}</rdf:li></rdf:Alt></dc:description>`
    : "";
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><xmp:CreatorTool>Vitrine, ${escapeXml(madeWith)}</xmp:CreatorTool><Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${digitalSourceType}</Iptc4xmpExt:DigitalSourceType>${description}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

function escapeXml(text: string): string {
  return (
    text
      .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
      // XML 1.0 has no way to write these at all.
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
  );
}
