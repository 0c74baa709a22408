import { emptyImageRequest, type ImageRatio, type ImageRequest } from "~/domain/image/image-request";
import type { ImageStyleId } from "~/domain/image/image-style";

/** All that the built-in image maker needs to draw one, and how it is found and read out. */
export interface InspirationPrompt {
  /** Stable: stands in addresses and in the names of its files. */
  id: string;
  title: string;
  prompt: string;
  style?: ImageStyleId;
  ratio: ImageRatio;
  seed: number;
  /** Words it is found by that its prompt does not say. */
  tags: readonly string[];
}

export const inspirationCategories = [
  { id: "products", label: "Products" },
  { id: "food", label: "Food and drink" },
  { id: "fashion", label: "Fashion" },
  { id: "beauty", label: "Beauty" },
  { id: "home", label: "Home" },
  { id: "posters", label: "Seasons and sales" },
  { id: "announcements", label: "Announcements" },
  { id: "patterns", label: "Textures and patterns" },
  { id: "backgrounds", label: "Backgrounds" },
] as const;
export type InspirationCategory = (typeof inspirationCategories)[number]["id"];

/** What the script measured of a picture when it drew it (scripts/make-inspirations.mjs). */
export interface InspirationImage {
  /** Of its pixels: part of its files' names, so that these may be kept for ever. */
  version: string;
  width: number;
  height: number;
  /** Its mean colour, shown until it is there. */
  color: string;
  /** The colours it is made of, the most present first. */
  palette: string[];
  /** What is to be seen, as the maker says it. */
  alt: string;
}

export interface Inspiration extends InspirationPrompt {
  category: InspirationCategory;
  picture: InspirationImage;
}

const builtInModelId = "built-in/image-maker";

/** The request that made it: sent again to the built-in maker, it gives the same picture. */
export function requestOfInspiration({
  prompt,
  style,
  ratio,
  seed,
}: Pick<InspirationPrompt, "prompt" | "style" | "ratio" | "seed">): ImageRequest {
  return {
    ...emptyImageRequest(builtInModelId),
    prompt,
    styleIds: style ? [style] : [],
    ratio,
    seed,
    count: 1,
  };
}

/** Longest sides of the two files of a picture, in pixels: half of what the maker draws, and all of it. */
export const inspirationSides = [512, 1024] as const;

/** Where a picture of an inspiration lies, from the root of the site. */
export function inspirationFile(
  id: string,
  { version }: Pick<InspirationImage, "version">,
  side: (typeof inspirationSides)[number],
): string {
  return `/inspirations/${id}-${version}-${side}.avif`;
}
