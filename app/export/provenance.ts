/** How a video came to be, to be written into the file itself. */
export interface Provenance {
  title: string;
  /** In plain words: which models made it. */
  comment: string;
  /** IPTC digital source type: whether a trained model took part, or only code such as this engine. */
  digitalSourceType: "trainedAlgorithmicMedia" | "algorithmicMedia";
  /** Everything to make it again, as JSON: template, seed, and what each model was asked. */
  recipe?: string;
}

const SOURCE_TYPES = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** The address by which IPTC names the source type. */
export function sourceTypeAddress({ digitalSourceType }: Provenance): string {
  return SOURCE_TYPES + digitalSourceType;
}
