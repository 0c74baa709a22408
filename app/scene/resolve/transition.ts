import type { Animation, Box, Layer, Mask, ShapeLayer } from "~/scene/composition";
import { relativeLuminance } from "~/scene/contrast";
import type { Draft } from "~/scene/resolve/draft";
import { canvasBox, type Frame } from "~/scene/resolve/frame";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { Surface, Template } from "~/scene/templates/template";

type Kind = Template["transition"]["kind"];
type Span = Pick<ShapeLayer, "startSeconds" | "endSeconds"> & { easing: Template["transition"]["easing"] };

/** How far a new picture stands forward when the transition zooms or flashes. */
const ZOOM_FROM = 1.14;
/** What is covered moves back this part of the way. */
const COVERED_WAY = 0.24;
const COVERED_SHADE = 0.5;
const BLINDS = 6;
const STREAKS = 5;

/** These hide the change behind something that covers the whole canvas in their middle. */
const hidingKinds: ReadonlySet<Kind> = new Set(["sweep", "blinds", "flash"]);

/**
 * The scene's layers with the animations, masks and lifetimes its two transitions ask for. Every layer of a scene
 * that moves as a whole moves alike; where the background alone changes, content comes in by itself a little later.
 */
export function applyTransitions(
  drafts: Draft[],
  timing: SceneTiming,
  template: Template,
  frame: Frame,
): Layer[] {
  const { kind } = template.transition;
  const times = hiddenTimes(timing, template);
  const opens = kind === "iris" && timing.enterSeconds > 0;
  return drafts.flatMap(({ layer, part }): Layer[] => {
    if (opens && part === "backdrop" && layer.kind === "shape" && !layer.blend) {
      return openingBackground(layer, timing, template, frame);
    }
    const animations = [
      ...layer.animations,
      ...backgroundAnimations(layer, part, timing, template, frame),
      ...wayAnimations(timing, template, frame),
    ];
    const mask = opens && part === "backdrop" ? { mask: openingMask(timing, template, frame) } : {};
    const startSeconds = Math.max(layer.startSeconds, times.latestStartSeconds);
    const endSeconds = Math.min(layer.endSeconds, times.earliestEndSeconds);
    return endSeconds > startSeconds ? [{ ...layer, startSeconds, endSeconds, ...mask, animations }] : [];
  });
}

/** What the change into a scene adds of its own: beneath the scene's layers, and over them. */
export function transitionLayers(
  timing: SceneTiming,
  sceneIndex: number,
  next: Surface,
  template: Template,
  frame: Frame,
): { beneath: Layer[]; over: Layer[] } {
  if (timing.enterSeconds === 0) return { beneath: [], over: [] };
  const id = `scene-${sceneIndex}/transition`;
  switch (template.transition.kind) {
    case "sweep":
      return { beneath: [], over: [sweep(id, timing, next, frame)] };
    case "blinds":
      return { beneath: [], over: blinds(id, timing, next, frame) };
    case "flash":
      return { beneath: [], over: [flash(id, timing, next, frame)] };
    case "whip":
      return { beneath: [], over: streaks(id, timing, next, frame) };
    case "cover":
      return { beneath: [coveredShade(id, timing, template, frame)], over: [] };
    default:
      return { beneath: [], over: [] };
  }
}

function enterSpan(timing: SceneTiming, { transition }: Template): Span {
  const { startSeconds, enterSeconds } = timing;
  return { startSeconds, endSeconds: startSeconds + enterSeconds, easing: transition.easing };
}

/** How the background of a scene comes in where its content does not come along. */
function backgroundAnimations(
  layer: Layer,
  part: Draft["part"],
  timing: SceneTiming,
  template: Template,
  frame: Frame,
): Animation[] {
  const { kind } = template.transition;
  const span = enterSpan(timing, template);
  const animations: Animation[] = [];
  if (timing.enterSeconds > 0 && part !== "content") {
    const appear: Animation = { property: "opacity", from: 0, to: 1, ...span };
    const edge = frame.format === "9:16" ? "bottom" : frame.direction === "rtl" ? "left" : "right";
    if (kind === "fade" || kind === "zoom") animations.push(appear);
    if (kind === "iris" && part === "furniture") {
      animations.push({ ...appear, startSeconds: timing.startSeconds + timing.enterSeconds * 0.4 });
    }
    if (kind === "wipe") {
      animations.push(part === "backdrop" ? { property: "clip", from: 0, to: 1, ...span, edge } : appear);
    }
  }
  if ((kind === "zoom" || kind === "flash") && part === "backdrop" && layer.kind === "picture") {
    const endSeconds = timing.startSeconds + Math.max(1.2, timing.enterSeconds);
    animations.push({
      property: "scale",
      from: ZOOM_FROM,
      to: 1,
      ...span,
      endSeconds,
      easing: "out-expo",
    });
  }
  return animations;
}

/** The way a whole scene goes when it comes and when the next one does. */
function wayAnimations(timing: SceneTiming, template: Template, frame: Frame): Animation[] {
  const animations: Animation[] = [];
  const come = wayOf(template.transition.kind, frame);
  if (come && timing.enterSeconds > 0) {
    const { property, way } = come;
    animations.push({ property, from: way, to: 0, ...enterSpan(timing, template) });
  }
  const { kind, easing } = timing.leaves ?? template.transition;
  const go = wayOf(kind, frame);
  if (go && timing.exitStartSeconds !== null) {
    const startSeconds = timing.exitStartSeconds;
    const seconds = exitSeconds(timing, template);
    const left = kind === "cover" ? go.way * COVERED_WAY : go.way;
    animations.push({
      property: go.property,
      from: 0,
      to: -left,
      startSeconds,
      endSeconds: startSeconds + seconds,
      easing,
    });
  }
  return animations;
}

/** How far what is moved as a whole goes, and along which side; null where a transition moves nothing as a whole. */
function wayOf(kind: Kind, frame: Frame): { property: "x" | "y"; way: number } | null {
  if (kind !== "push" && kind !== "cover" && kind !== "whip") return null;
  if (frame.format === "9:16" && kind !== "whip") return { property: "y", way: frame.height };
  return { property: "x", way: frame.width * (frame.direction === "rtl" ? -1 : 1) };
}

function exitSeconds({ leaves }: SceneTiming, template: Template): number {
  return (leaves ?? template.transition).seconds;
}

/** A circle about the middle that holds the whole canvas when it is open. */
function openingCircle(frame: Frame): Box {
  const diameter = Math.hypot(frame.width, frame.height) * 1.02;
  const [x, y] = [(frame.width - diameter) / 2, (frame.height - diameter) / 2];
  return { x, y, width: diameter, height: diameter };
}

function opening(timing: SceneTiming, template: Template): Animation {
  return { property: "scale", from: 0, to: 1, ...enterSpan(timing, template) };
}

function openingMask(timing: SceneTiming, template: Template, frame: Frame): Mask {
  return {
    shape: "ellipse",
    box: openingCircle(frame),
    radius: 0,
    animations: [opening(timing, template)],
  };
}

/** The background grows as a disc, which costs nothing to draw, and is a plain rectangle from then on. */
function openingBackground(
  background: ShapeLayer,
  timing: SceneTiming,
  template: Template,
  frame: Frame,
): ShapeLayer[] {
  const openSeconds = timing.startSeconds + timing.enterSeconds;
  const disc: ShapeLayer = {
    ...background,
    id: `${background.id}-opening`,
    shape: "ellipse",
    box: openingCircle(frame),
    endSeconds: openSeconds,
    animations: [opening(timing, template)],
  };
  return [disc, { ...background, startSeconds: openSeconds }];
}

/** When a scene that comes in this way is first seen: its clips begin then. */
export function seenFromSeconds({ startSeconds, enterSeconds }: SceneTiming, kind: Kind): number {
  return hidingKinds.has(kind) ? startSeconds + enterSeconds / 2 : startSeconds;
}

/** Scenes change at the moment everything is hidden, where something hides the change. */
function hiddenTimes(
  timing: SceneTiming,
  template: Template,
): { latestStartSeconds: number; earliestEndSeconds: number } {
  const { endSeconds, exitStartSeconds } = timing;
  const isLeft = exitStartSeconds !== null && hidingKinds.has((timing.leaves ?? template.transition).kind);
  return {
    latestStartSeconds: seenFromSeconds(timing, template.transition.kind),
    earliestEndSeconds: isLeft ? exitStartSeconds + exitSeconds(timing, template) / 2 : endSeconds,
  };
}

function block(id: string, timing: SceneTiming, color: string, frame: Frame): ShapeLayer {
  return {
    id,
    startSeconds: timing.startSeconds,
    endSeconds: timing.startSeconds + timing.enterSeconds,
    box: canvasBox(frame),
    kind: "shape",
    shape: "rectangle",
    color,
    radius: 0,
    animations: [],
  };
}

/** Shows from one edge until the middle of the transition, and goes to the other edge after it. */
function passing(
  [first, second]: readonly ["left", "right"] | readonly ["right", "left"] | readonly ["top", "bottom"],
  inSpan: readonly [number, number],
  outSpan: readonly [number, number],
): Animation[] {
  const span = ([startSeconds, endSeconds]: readonly [number, number]) => ({ startSeconds, endSeconds });
  return [
    { property: "clip", from: 0, to: 1, ...span(inSpan), easing: "out-cubic", edge: first },
    { property: "clip", from: 1, to: 0, ...span(outSpan), easing: "in-out-cubic", edge: second },
  ];
}

function readingEdges(frame: Frame): readonly ["left", "right"] | readonly ["right", "left"] {
  return frame.direction === "rtl" ? ["right", "left"] : ["left", "right"];
}

/** A block of colour drawn over the old scene and off the new one. */
function sweep(id: string, timing: SceneTiming, next: Surface, frame: Frame): Layer {
  const { startSeconds, enterSeconds } = timing;
  const middle = startSeconds + enterSeconds / 2;
  const animations = passing(
    readingEdges(frame),
    [startSeconds, middle],
    [middle, startSeconds + enterSeconds],
  );
  return { ...block(id, timing, next.accent, frame), animations };
}

/** Slats that turn to close one after the other, and open again on the new scene. */
function blinds(id: string, timing: SceneTiming, next: Surface, frame: Frame): Layer[] {
  const { startSeconds, enterSeconds } = timing;
  const half = enterSeconds / 2;
  const step = (half * 0.5) / (BLINDS - 1);
  const isTall = frame.height > frame.width;
  const edges = isTall ? (["top", "bottom"] as const) : readingEdges(frame);
  return Array.from({ length: BLINDS }, (_, index) => {
    const place = !isTall && frame.direction === "rtl" ? BLINDS - 1 - index : index;
    const start = Math.floor(((isTall ? frame.height : frame.width) * place) / BLINDS);
    // Slats overlap by a pixel, or the scene behind would shine through their seams.
    const size = Math.ceil((isTall ? frame.height : frame.width) / BLINDS) + 1;
    const box = isTall
      ? { x: 0, y: start, width: frame.width, height: size }
      : { x: start, y: 0, width: size, height: frame.height };
    const from = startSeconds + index * step;
    const animations = passing(edges, [from, from + half * 0.5], [from + half, from + half * 1.5]);
    return { ...block(`${id}-${index}`, timing, next.motif, frame), box, animations };
  });
}

/** Two frames of light that hide a hard cut. */
function flash(id: string, timing: SceneTiming, next: Surface, frame: Frame): Layer {
  const { startSeconds, enterSeconds } = timing;
  const middle = startSeconds + enterSeconds / 2;
  return {
    ...block(id, timing, lightest(next), frame),
    animations: [
      {
        property: "opacity",
        keyframes: [
          { atSeconds: startSeconds, value: 0, easing: "in-cubic" },
          { atSeconds: middle - enterSeconds * 0.12, value: 1, easing: "linear" },
          { atSeconds: middle + enterSeconds * 0.06, value: 1, easing: "out-cubic" },
          { atSeconds: startSeconds + enterSeconds, value: 0, easing: "linear" },
        ],
      },
    ],
  };
}

function lightest({ background, accent }: Surface): string {
  return relativeLuminance(accent) > relativeLuminance(background) ? accent : background;
}

/** Bars that race over the canvas while it is turned from one scene to the next. */
function streaks(id: string, timing: SceneTiming, next: Surface, frame: Frame): Layer[] {
  const { startSeconds, enterSeconds } = timing;
  const side = frame.direction === "rtl" ? -1 : 1;
  return Array.from({ length: STREAKS }, (_, index) => {
    const width = frame.width * (0.5 + 0.22 * ((index * 2) % STREAKS));
    const height = (index % 2 === 0 ? 10 : 26) * frame.unit;
    const box = {
      x: (frame.width - width) / 2,
      y: frame.height * ((index * 2 + 1.2) / (STREAKS * 2 + 0.4)),
      width,
      height,
    };
    const delay = (enterSeconds * 0.12 * index) / STREAKS;
    const reach = frame.width * 1.6 * side;
    const move: Animation = {
      property: "x",
      from: reach,
      to: -reach,
      startSeconds: startSeconds + delay,
      endSeconds: startSeconds + enterSeconds * 0.88 + delay,
      easing: "in-out-cubic",
    };
    const color = index % 2 === 0 ? next.accent : next.motif;
    return { ...block(`${id}-${index}`, timing, color, frame), box, radius: height / 2, animations: [move] };
  });
}

function coveredShade(id: string, timing: SceneTiming, template: Template, frame: Frame): Layer {
  const darken: Animation = {
    property: "opacity",
    from: 0,
    to: COVERED_SHADE,
    ...enterSpan(timing, template),
  };
  return { ...block(id, timing, "#000000", frame), animations: [darken] };
}
