import { type Platform, platformPresets } from "~/domain/video/platform";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";

/** Pure edits of how a video looks; its copy and pictures stay as they are. */

export type StyleTokens = NonNullable<Storyboard["style"]>;

/**
 * Shows the video with another template. The palette chosen by name belonged to the old one and goes; a brand's own
 * colours, fonts and corners stay. Music follows where it was the old template's own.
 */
export function setTemplate(
  storyboard: Storyboard,
  templateId: string,
  library: Library = builtInLibrary,
): Storyboard {
  const { music, style } = storyboard;
  const oldBed = templateFrom(library, storyboard.templateId).musicBedId;
  const { paletteId: _, ...kept } = style ?? {};
  return withStyle(
    {
      ...storyboard,
      templateId,
      music:
        music?.bedId === oldBed ? { ...music, bedId: templateFrom(library, templateId).musicBedId } : music,
    },
    kept,
  );
}

/** Sets tokens of the video's own style; `undefined` gives one back to the template. */
export function setStyleTokens(storyboard: Storyboard, tokens: Partial<StyleTokens>): Storyboard {
  return withStyle(storyboard, { ...storyboard.style, ...tokens });
}

/** The template's style as it is. */
export function clearStyle(storyboard: Storyboard): Storyboard {
  return withStyle(storyboard, {});
}

/** Makes the video for a platform: its shape and what its controls leave free. `null` is for all that show its shape. */
export function setPlatform(storyboard: Storyboard, platform: Platform | null): Storyboard {
  const { platform: _, ...rest } = storyboard;
  if (platform === null) return rest;
  return { ...rest, platform, format: platformPresets[platform].format };
}

/** Sets the shape; a platform that shows another one is let go. */
export function setShape(storyboard: Storyboard, format: Storyboard["format"]): Storyboard {
  const { platform, ...rest } = storyboard;
  const stays = platform && platformPresets[platform].format === format;
  return { ...rest, format, ...(stays ? { platform } : {}) };
}

/** Absent fields are left out, not stored as undefined: the database takes no such value. */
function withStyle({ style: _, ...storyboard }: Storyboard, tokens: Partial<StyleTokens>): Storyboard {
  const present = Object.entries(tokens).filter(([, value]) => value !== undefined);
  return present.length === 0 ? storyboard : { ...storyboard, style: Object.fromEntries(present) };
}
