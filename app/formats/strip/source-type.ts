const vocabulary = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** The IPTC digital source type that an XMP packet names, such as `trainedAlgorithmicMedia`; null where it names none. */
export function readSourceType(xmp: Uint8Array): string | null {
  const text = new TextDecoder().decode(xmp);
  return (
    /DigitalSourceType(?:>|\s*=\s*["']|\s+rdf:resource=["'])\s*https?:\/\/cv\.iptc\.org\/newscodes\/digitalsourcetype\/(\w{1,60})/.exec(
      text,
    )?.[1] ?? null
  );
}

/** An XMP packet that says the source type and nothing else. */
export function sourceTypeXmp(sourceType: string): Uint8Array {
  return new TextEncoder().encode(
    `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><Iptc4xmpExt:DigitalSourceType>${vocabulary}${sourceType}</Iptc4xmpExt:DigitalSourceType></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`,
  );
}
