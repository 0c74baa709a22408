import type { Animation } from "~/scene/composition";
import type { Frame } from "~/scene/resolve/frame";
import type { PlacedText } from "~/scene/resolve/stack-text";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Entrance, Template } from "~/scene/templates/template";

/** Text that only moves in still appears at once rather than waiting in sight of its mask's edge. */
const APPEAR_SECONDS = 0.12;
/** Part of a scene its entrances may take in all, so that there is time left to read. */
const ENTRANCE_SHARE = 0.45;
/** The first scene is already on its way in its first frame: feeds show that frame, and nobody waits for a title. */
const FIRST_SCENE_LEAD_SECONDS = 0.25;
/** Content begins to come in this far into the transition; under a wipe, when most of its background is there. */
const TRANSITION_SHARE: Record<Template["transition"]["kind"], number> = {
  fade: 0.36,
  wipe: 0.8,
  push: 0.45,
  sweep: 0.5,
  zoom: 0.36,
  cover: 0.5,
  iris: 0.5,
  blinds: 0.55,
  flash: 0.5,
  whip: 0.5,
};

/** When a scene's content begins to come in. */
export function contentStartSeconds(timing: SceneTiming, template: Template): number {
  if (timing.enterSeconds === 0) return timing.startSeconds - FIRST_SCENE_LEAD_SECONDS;
  return timing.startSeconds + timing.enterSeconds * TRANSITION_SHARE[template.transition.kind];
}

/** Entrance and exit of one text. `order` counts the texts of the scene in the order they come in. */
export function animateText(
  placed: PlacedText,
  entrance: Entrance,
  order: number,
  timing: SceneTiming,
  template: Template,
  frame: Frame,
): Animation[] {
  const holdSeconds = (timing.exitStartSeconds ?? timing.endSeconds) - contentStartSeconds(timing, template);
  const room = Math.max(0.2, holdSeconds * ENTRANCE_SHARE);
  const delaySeconds = Math.min(order * template.motion.sequenceSeconds, room / 2);
  const seconds = Math.min(entrance.seconds, room);
  const startSeconds = contentStartSeconds(timing, template) + delaySeconds;
  const pieces = piecesOf(placed, entrance);
  const staggerSeconds =
    pieces > 1 ? Math.min(entrance.staggerSeconds, Math.max(0, room - delaySeconds) / (pieces - 1)) : 0;
  const move = (property: Animation["property"], from: number, to: number): Animation => ({
    property,
    from,
    to,
    startSeconds,
    endSeconds: startSeconds + seconds,
    easing: entrance.easing,
    staggerSeconds,
  });

  const animations: Animation[] = [
    {
      ...move("opacity", 0, 1),
      endSeconds: startSeconds + (entrance.fades ? seconds * 0.7 : Math.min(APPEAR_SECONDS, seconds)),
      easing: "out-cubic",
    },
  ];
  const side = frame.direction === "rtl" ? -1 : 1;
  const size = placed.sizePixels;
  if (entrance.fromXEm !== 0) animations.push(move("x", entrance.fromXEm * size * side, 0));
  if (entrance.fromYEm !== 0) {
    // Under a mask the way must clear the whole strip, however tall this script's lines are.
    const way = entrance.masked ? Math.max(entrance.fromYEm, placed.lineHeight * 1.2) : entrance.fromYEm;
    animations.push(move("y", way * size, 0));
  }
  if (entrance.fromScale !== 1) animations.push(move("scale", entrance.fromScale, 1));
  if (entrance.fromRotationDegrees !== 0) {
    animations.push(move("rotation", entrance.fromRotationDegrees * side, 0));
  }
  return [...animations, ...exit(timing, template)];
}

/** How content leaves while the next scene comes in: by itself where the next one dissolves, else it is covered. */
export function exit(timing: SceneTiming, template: Template): Animation[] {
  const { kind } = timing.leaves ?? template.transition;
  const dissolves = kind === "fade" || kind === "zoom";
  if (timing.exitStartSeconds === null || !dissolves) return [];
  return [
    {
      property: "opacity",
      from: 1,
      to: 0,
      startSeconds: timing.exitStartSeconds,
      endSeconds: timing.exitStartSeconds + template.motion.exitSeconds,
      easing: "out-cubic",
    },
  ];
}

function piecesOf(placed: PlacedText, entrance: Entrance): number {
  if (entrance.reveal === "block") return 1;
  if (entrance.reveal === "line") return placed.lineCount;
  if (entrance.reveal === "letter") return [...placed.text].length;
  return placed.text.split(/\s+/u).length;
}
