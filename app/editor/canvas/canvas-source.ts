import type { Format } from "~/domain/video/format";
import type { Editor } from "~/editor/editor";
import type { Composition } from "~/scene/composition";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";

export type StoryboardEdit = (storyboard: Storyboard) => Storyboard;

/** The video in one format, with what is being dragged in it. */
export interface CanvasSource {
  readonly format: Format;
  readComposition(): Composition;
}

/** In the storyboard's own format. */
export function ownSource(editor: Editor): CanvasSource {
  return {
    get format() {
      return editor.read().storyboard.format;
    },
    readComposition: () => editor.read().composition,
  };
}

/** In a format of its own choice. `readPreview` gives the edit that is shown and not made yet. */
export function sourceInFormat(
  editor: Editor,
  format: Format,
  readPreview: () => StoryboardEdit | null,
): CanvasSource {
  let last: { storyboard: Storyboard; preview: StoryboardEdit | null; composition: Composition } | null =
    null;
  return {
    format,
    readComposition() {
      const { storyboard, library } = editor.read();
      const preview = readPreview();
      if (last?.storyboard === storyboard && last.preview === preview) return last.composition;
      const shown = preview ? preview(storyboard) : storyboard;
      const composition = resolveComposition({ ...shown, format }, undefined, library);
      last = { storyboard, preview, composition };
      return composition;
    },
  };
}
