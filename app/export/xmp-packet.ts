import { type Provenance, sourceTypeAddress } from "~/export/provenance";

/** The provenance as an XMP packet in UTF-8, as it stands in MP4, PNG, JPEG and GIF files. */
export function xmpPacket(provenance: Provenance): Uint8Array<ArrayBuffer> {
  const { title, comment, recipe } = provenance;
  const packet = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
 xmlns:vitrine="urn:vitrine:recipe:1"
 Iptc4xmpExt:DigitalSourceType="${sourceTypeAddress(provenance)}">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(comment)}</rdf:li></rdf:Alt></dc:description>${
    recipe ? `\n<vitrine:Recipe>${escapeXml(recipe)}</vitrine:Recipe>` : ""
  }
</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`;
  return new TextEncoder().encode(packet);
}

/** Also drops the control characters that XML 1.0 cannot hold in any form. */
function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
