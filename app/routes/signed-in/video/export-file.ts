import type { Format } from "~/domain/format";
import type { Provenance } from "~/export/provenance";
import { type Size, sizeOfFormat } from "~/scene/format-size";
import type { Making } from "./making";

export const qualities = ["720p", "1080p"] as const;
export type Quality = (typeof qualities)[number];

/** Pixels of a format at a quality, which counts the shorter side. */
export function exportSize(format: Format, quality: Quality): Size {
  const { width, height } = sizeOfFormat(format);
  const scale = Number.parseInt(quality, 10) / Math.min(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** A file name every system takes: letters and digits of any script, joined by hyphens. */
export function exportFileName(title: string, quality: Quality): string {
  const name = title
    .normalize("NFC")
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${name || "video"}-${quality}.mp4`;
}

/** What the file says of itself: the words and the pictures, whichever a trained model made. */
export function provenanceOf(title: string, { script, pictures }: Making): Provenance {
  const recipes = [...(script ? [script] : []), ...pictures];
  const models = [...new Set(recipes.map(({ modelId }) => modelId))];
  return {
    title,
    comment: models.length > 0 ? `Made with Vitrine. Models: ${models.join(", ")}.` : "Made with Vitrine.",
    digitalSourceType: recipes.some((recipe) => recipe.digitalSourceType === "trainedAlgorithmicMedia")
      ? "trainedAlgorithmicMedia"
      : "algorithmicMedia",
  };
}
