import type { Format } from "~/domain/video/format";
import type { Making } from "~/domain/video/making";
import type { Provenance } from "~/export/provenance";
import { type Size, sizeOfFormat } from "~/scene/format-size";

/** Named for the shorter side, but for 4K, which everybody calls so. */
export type Quality = "240p" | "360p" | "480p" | "720p" | "1080p" | "4K";

/** Pixels of a format at a quality, which counts the shorter side. */
export function exportSize(format: Format, quality: Quality): Size {
  const { width, height } = sizeOfFormat(format);
  const shorter = quality === "4K" ? 2160 : Number.parseInt(quality, 10);
  const scale = shorter / Math.min(width, height);
  // Video codecs want even numbers.
  const even = (length: number) => 2 * Math.round((length * scale) / 2);
  return { width: even(width), height: even(height) };
}

/** A file name every system takes: letters and digits of any script, joined by hyphens. */
export function exportFileName(title: string, quality: Quality, ending = "mp4"): string {
  const name = title
    .normalize("NFC")
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 80);
  return `${name || "video"}-${quality}.${ending}`;
}

/** The name of an MP4 for a file of another kind; sound has no quality that shows. */
export function renameExport(fileName: string, ending: string, hasPicture: boolean): string {
  const base = fileName.replace(/\.mp4$/, "");
  return `${hasPicture ? base : base.replace(/-(\d+p|4K)$/, "")}.${ending}`;
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
    recipe: JSON.stringify({ script, pictures }),
  };
}
