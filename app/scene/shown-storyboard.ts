import type { Storyboard } from "~/scene/storyboard";

/** The part of a storyboard that is shown and heard: without takes and notes on how pictures are made. */
export function shownStoryboard(storyboard: Storyboard): Storyboard {
  return {
    ...storyboard,
    scenes: storyboard.scenes.map(({ takes: _takes, pictureBrief: _brief, ...scene }) => scene),
  };
}
