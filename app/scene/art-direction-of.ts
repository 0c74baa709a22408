import type { ArtDirection } from "~/domain/image/art-direction";
import type { Brief } from "~/domain/video/brief";
import { builtInLibrary, templateFrom } from "~/scene/library";
import { applyTheme } from "~/scene/resolve/apply-theme";
import type { Storyboard } from "~/scene/storyboard";

type Themed = Pick<Storyboard, "templateId" | "style" | "seed" | "language" | "scenes">;

/**
 * What all pictures of a video have in common: the colours of its theme, those of the first surface first, and what its
 * brief and its scenes say. The seed is that of the video, not of one of its versions.
 */
export function artDirectionOf(
  storyboard: Themed,
  brief: Pick<Brief, "tone" | "prompt">,
  seed: number,
): ArtDirection {
  const { palette } = applyTheme(templateFrom(builtInLibrary, storyboard.templateId), storyboard);
  const colors = palette.surfaces.flatMap(({ background, accent, motif }) => [background, accent, motif]);
  return {
    seed,
    palette: [...new Set(colors)],
    tone: brief.tone,
    about: brief.prompt,
    language: storyboard.language,
    scenes: storyboard.scenes.map(({ pictureBrief = "" }) => pictureBrief),
    place: null,
  };
}
