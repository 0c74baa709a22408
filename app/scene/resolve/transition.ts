import type { Animation, Layer } from "~/scene/composition";
import type { Draft } from "~/scene/resolve/draft";
import { canvasBox, type Frame } from "~/scene/resolve/frame";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Surface, Template } from "~/scene/templates/template";

/** How far a new picture stands forward when the transition zooms. */
const ZOOM_FROM = 1.14;

/** The scene's layers with the animations and lifetimes its two transitions ask for. */
export function applyTransitions(
  drafts: Draft[],
  timing: SceneTiming,
  template: Template,
  frame: Frame,
): Layer[] {
  const { kind, easing } = template.transition;
  return drafts.map(({ layer, part }) => {
    const animations = [...layer.animations];
    const enters = timing.enterSeconds > 0;
    const span = {
      startSeconds: timing.startSeconds,
      endSeconds: timing.startSeconds + timing.enterSeconds,
      easing,
    };
    const appear: Animation = { property: "opacity", from: 0, to: 1, ...span };
    if (enters && part !== "content") {
      if (kind === "fade" || kind === "zoom") animations.push(appear);
      if (kind === "wipe") {
        const edge = frame.format === "9:16" ? "bottom" : frame.direction === "rtl" ? "left" : "right";
        animations.push(part === "backdrop" ? { property: "clip", from: 0, to: 1, ...span, edge } : appear);
      }
    }
    if (kind === "zoom" && part === "backdrop" && layer.kind === "picture") {
      animations.push({
        property: "scale",
        from: ZOOM_FROM,
        to: 1,
        ...span,
        endSeconds: timing.startSeconds + Math.max(1.2, timing.enterSeconds),
        easing: "out-expo",
      });
    }
    if (kind === "push") animations.push(...push(timing, template, frame));
    const times = kind === "sweep" ? sweptTimes(timing, template) : {};
    return { ...layer, ...times, animations };
  });
}

/** The block of colour that hides the change from one scene to the next, or nothing. */
export function sweepLayer(
  timing: SceneTiming,
  sceneIndex: number,
  next: Surface,
  template: Template,
  frame: Frame,
): Layer[] {
  if (template.transition.kind !== "sweep" || timing.enterSeconds === 0) return [];
  const { startSeconds, enterSeconds } = timing;
  const middle = startSeconds + enterSeconds / 2;
  const [first, second] =
    frame.direction === "rtl" ? (["right", "left"] as const) : (["left", "right"] as const);
  return [
    {
      id: `scene-${sceneIndex}/sweep`,
      startSeconds,
      endSeconds: startSeconds + enterSeconds,
      box: canvasBox(frame),
      kind: "shape",
      shape: "rectangle",
      color: next.accent,
      radius: 0,
      animations: [
        {
          property: "clip",
          from: 0,
          to: 1,
          startSeconds,
          endSeconds: middle,
          easing: "out-cubic",
          edge: first,
        },
        {
          property: "clip",
          from: 1,
          to: 0,
          startSeconds: middle,
          endSeconds: startSeconds + enterSeconds,
          easing: "in-out-cubic",
          edge: second,
        },
      ],
    },
  ];
}

/** Scenes change at the moment the block hides everything. */
function sweptTimes(timing: SceneTiming, template: Template): { startSeconds: number; endSeconds: number } {
  const half = template.transition.seconds / 2;
  return {
    startSeconds:
      timing.enterSeconds > 0 ? timing.startSeconds + timing.enterSeconds / 2 : timing.startSeconds,
    endSeconds: timing.exitStartSeconds === null ? timing.endSeconds : timing.exitStartSeconds + half,
  };
}

function push(timing: SceneTiming, template: Template, frame: Frame): Animation[] {
  const { easing, seconds } = template.transition;
  const isVertical = frame.format === "9:16";
  const property = isVertical ? "y" : "x";
  const way = isVertical ? frame.height : frame.width * (frame.direction === "rtl" ? -1 : 1);
  const animations: Animation[] = [];
  if (timing.enterSeconds > 0) {
    const { startSeconds } = timing;
    animations.push({
      property,
      from: way,
      to: 0,
      startSeconds,
      endSeconds: startSeconds + timing.enterSeconds,
      easing,
    });
  }
  if (timing.exitStartSeconds !== null) {
    const startSeconds = timing.exitStartSeconds;
    animations.push({
      property,
      from: 0,
      to: -way,
      startSeconds,
      endSeconds: startSeconds + seconds,
      easing,
    });
  }
  return animations;
}
