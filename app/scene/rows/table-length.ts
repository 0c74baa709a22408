import type { Column, Mapping } from "~/domain/rows/table";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { setVideoSeconds, videoSeconds } from "~/scene/video-length";
import { unfilledParts } from "./unfilled-parts";

/** How long the videos of a table's rows are that name no length of their own: scenes that every row leaves out do not count. */
export function tableSeconds(
  base: Storyboard,
  columns: readonly Column[],
  mapping: Mapping,
  library: Library,
): number {
  return videoSeconds(madeOf(base, columns, mapping), library);
}

/** The base, changed so that its rows' videos are as long as asked, as far as their scenes can be. */
export function setTableSeconds(
  base: Storyboard,
  columns: readonly Column[],
  mapping: Mapping,
  library: Library,
  seconds: number,
): Storyboard {
  const made = setVideoSeconds(madeOf(base, columns, mapping), seconds, library);
  const times = new Map(made.scenes.map(({ id, durationSeconds }) => [id, durationSeconds]));
  return {
    ...base,
    scenes: base.scenes.map((scene) => ({
      ...scene,
      durationSeconds: times.get(scene.id) ?? scene.durationSeconds,
    })),
  };
}

function madeOf(base: Storyboard, columns: readonly Column[], mapping: Mapping): Storyboard {
  const leftOut = new Set(
    unfilledParts(base, columns, mapping).flatMap(({ sceneId, isWholeScene }) =>
      isWholeScene ? [sceneId] : [],
    ),
  );
  const scenes = base.scenes.filter(({ id }) => !leftOut.has(id));
  return { ...base, scenes: scenes.length > 0 ? scenes : base.scenes.slice(0, 1) };
}
