/** How a video came to be, to be written into the file itself. */
export interface Provenance {
  title: string;
  /** In plain words: which models, prompts and seeds made it. */
  comment: string;
  /** IPTC digital source type: whether a trained model took part, or only code such as this engine. */
  digitalSourceType: "trainedAlgorithmicMedia" | "algorithmicMedia";
}

const SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** Identifier of XMP in ISO media files (XMP Specification part 3, 1.2.7.1). */
const XMP_UUID = [
  0xbe, 0x7a, 0xcf, 0xcb, 0x97, 0xa9, 0x42, 0xe8, 0x9c, 0x71, 0x99, 0x94, 0x91, 0xe3, 0xaf, 0xac,
];

/**
 * A `uuid` box with an XMP packet, to stand at the end of an MP4 file. It is where tools that label synthetic media look;
 * players skip it.
 */
export function xmpBox(provenance: Provenance): Uint8Array<ArrayBuffer> {
  const packet = new TextEncoder().encode(xmpPacket(provenance));
  const box = new Uint8Array(8 + XMP_UUID.length + packet.length);
  new DataView(box.buffer).setUint32(0, box.length);
  box.set(new TextEncoder().encode("uuid"), 4);
  box.set(XMP_UUID, 8);
  box.set(packet, 8 + XMP_UUID.length);
  return box;
}

function xmpPacket({ title, comment, digitalSourceType }: Provenance): string {
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES}${digitalSourceType}">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(comment)}</rdf:li></rdf:Alt></dc:description>
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
}

/** Also drops the control characters that XML 1.0 cannot hold in any form. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
