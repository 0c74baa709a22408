import { arrangementOf } from "~/scene/layouts/layout";
import { type Library, templateFrom } from "~/scene/library";
import { chooseSceneDesigns } from "~/scene/resolve/scene-design";
import { mediaOf } from "~/scene/resolve/scene-slots";
import { themeOf } from "~/scene/resolve/scene-theme";
import type { Storyboard } from "~/scene/storyboard";

/** How most pictures of a video stand: from edge to edge, over about half of it, framed, or none of these in most scenes. */
export type PictureTreatment = "full" | "half" | "framed" | "mixed";

const fullShare = 0.9;
const halfShare = 0.42;

/** The treatment that more than half of the scenes with a picture get; null without pictures. */
export function pictureTreatmentOf(storyboard: Storyboard, library: Library): PictureTreatment | null {
  const { template, palette } = themeOf(templateFrom(library, storyboard.templateId), storyboard);
  const designs = chooseSceneDesigns(storyboard, template, palette, library);
  const counts = new Map<PictureTreatment, number>();
  for (const [index, { layout }] of designs.entries()) {
    const scene = storyboard.scenes[index];
    if (!scene || !mediaOf(scene)) continue;
    const shares = arrangementOf(layout, storyboard.format).parts.flatMap((part) =>
      part.kind === "media" && !part.blur ? [shareOf(part.box, part.within)] : [],
    );
    if (shares.length === 0) continue;
    const largest = Math.max(...shares);
    const treatment = largest >= fullShare ? "full" : largest >= halfShare ? "half" : "framed";
    counts.set(treatment, (counts.get(treatment) ?? 0) + 1);
  }
  const shown = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (shown === 0) return null;
  return [...counts].find(([, count]) => count * 2 > shown)?.[0] ?? "mixed";
}

/** About how much of the canvas a box covers; what is within margins counts as framed at any size. */
function shareOf({ width, height }: { width: number; height: number }, within: string): number {
  const share = Math.min(1, width) * Math.min(1, height);
  return within === "canvas" || within === "bleed" ? share : Math.min(share, halfShare - 0.01);
}
