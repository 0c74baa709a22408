import type { BrandFields } from "~/domain/brands/brand";
import type { Format } from "~/domain/video/format";
import { applyBrand } from "~/scene/apply-brand";
import type { Scene, Storyboard } from "~/scene/storyboard";

const text = (value: string) => ({ kind: "text", text: value }) as const;
const picture = (assetId: string) =>
  ({ kind: "picture", assetId, alt: "", focusX: 0.5, focusY: 0.5 }) as const;

/** Pictures of the sample lie with the product; all others are the person's own. */
const samplePictures = ["bakery-31cafbbc", "bakery-c56330f5"] as const;

/** Where the pictures of a sample and the logos of a brand come from. */
export function brandMediaUrl(brandId: string) {
  return (assetId: string): string =>
    samplePictures.some((sample) => sample === assetId)
      ? `/samples/${assetId}.jpg`
      : `/media/assets/${encodeURIComponent(assetId)}?brand=${encodeURIComponent(brandId)}`;
}

/** A short video in a brand: on colour, on a picture, and with its call to action. */
export function sampleInBrand(fields: BrandFields, brandId: string, format: Format): Storyboard {
  const scene = (id: string, layoutId: string, role: Scene["role"], slots: Scene["slots"]): Scene => ({
    id,
    role,
    layoutId,
    slots,
    durationSeconds: 2.2,
  });
  const plain: Storyboard = {
    version: 3,
    title: fields.name,
    language: "en",
    format,
    templateId: "minimal",
    seed: 3,
    music: null,
    scenes: [
      scene("name", "statement", "hook", {
        label: text("New"),
        headline: text(fields.name),
        body: text("How your videos look in this brand."),
      }),
      scene("picture", "cover", "point", {
        headline: text("Your words over a picture"),
        body: text("They stay readable on any picture."),
        picture: picture(samplePictures[0]),
      }),
      scene("facts", "checklist", "proof", {
        headline: text("Three reasons to choose it"),
        body: text("Fast delivery\nEasy returns\nMade to last"),
      }),
      scene("end", "split", "action", {
        headline: text("Ready to try it?"),
        body: text("In our shop and online."),
        action: text("Find out more"),
        picture: picture(samplePictures[1]),
      }),
    ],
  };
  return applyBrand(plain, { ...fields, id: brandId }).storyboard;
}
