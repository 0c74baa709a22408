import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { SourceVariant } from "~/domain/facts/source-event";

/** An image that a page may show. */
export interface MaterialImage {
  /** Its asset, or its address where it is none yet. */
  from: { assetId: string } | { url: string };
  /** Where this browser can load it. */
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** What a page is made from: facts and images, wherever they were found. */
export interface Material {
  /** What the draft of the page is kept under. */
  id: string;
  title: string;
  sheet: FactSheet;
  variants: readonly SourceVariant[];
  /** The product whose facts they are; null where the page will have them alone. */
  productId: string | null;
  /** BCP 47; null where nobody knows. */
  language: string | null;
  /** Where the button of the page is likely to lead; empty where nothing is known. */
  address: string;
  /** Chosen ones, the best first. */
  images: readonly MaterialImage[];
}

/** Pictures whose size nobody has told yet count as large enough. */
export const unknownSize = { width: 1200, height: 900 } as const;
