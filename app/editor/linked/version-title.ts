import { languageName } from "~/domain/text/language-name";
import { formatSeconds } from "~/scene/describe-move";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { videoSeconds } from "~/scene/video-length";
import type { ContentLink } from "~/stores/content/content-document";

const longestTitle = 200;

/**
 * What a linked version is called, so that it is told from its original among one's videos. A title that was translated stands, unless the
 * video was renamed: what was translated is the title it was made with.
 */
export function versionTitle(
  title: string,
  { before, after, linkAs }: { before: Storyboard; after: Storyboard; linkAs: ContentLink["as"] },
  library: Library,
): string {
  const isTranslated = after.title !== before.title && title === before.title;
  if (linkAs === "translation" && isTranslated) return after.title;
  const told = {
    translation: languageName(after.language),
    cut: formatSeconds(videoSeconds(after, library)),
    format: after.format,
    variation: "variation",
  }[linkAs];
  return `${title.slice(0, longestTitle - told.length - 3)} (${told})`;
}
