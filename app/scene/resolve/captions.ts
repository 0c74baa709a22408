import { repeatsScreen } from "~/scene/caption-repeats";
import type { Box, CaptionsLayer, Cue, Layer, ResolvedPart } from "~/scene/composition";
import { layersWithin } from "~/scene/layers-within";
import { legible } from "~/scene/resolve/apply-theme";
import { captionsFromVoice, shownCuesOf } from "~/scene/resolve/cues";
import type { Frame } from "~/scene/resolve/frame";
import type { SceneTiming } from "~/scene/resolve/timing";
import { shotsOf } from "~/scene/shots";
import type { Scene, Storyboard } from "~/scene/storyboard";
import type { Palette, Template } from "~/scene/templates/template";

/** In units: large enough to read at arm's length on a phone. */
const LARGEST_UNITS = { tall: 58, other: 50 };
const SMALLEST_UNITS = 36;
/** One word at a time may be larger. */
const WORD_SCALE = 1.5;
const LINE_HEIGHT = 1.3;
const PADDING_X_EM = 0.42;
const PADDING_Y_EM = 0.14;
const LINES = 2;

type CaptionSettings = NonNullable<Storyboard["captions"]>;

/** A second language is set smaller. */
const SECOND_SCALE = 0.74;

/** What a person added and takes more of the canvas lies beneath captions as a picture does. */
const LARGE_SHARE = 0.35;

/** A gap between the captions and what stands above them, in units. */
const GAP_UNITS = 28;

type Captioned = Pick<Storyboard, "captions" | "scenes" | "language">;

/**
 * The frame in which scenes are laid out: without the band of the safe area that captions take, where they are shown. The same
 * in every scene, so that captions do not jump.
 */
export function frameAboveCaptions(frame: Frame, storyboard: Captioned): Frame {
  const { captions } = storyboard;
  if (!captions?.show || captions.position === "middle" || !showsAny(storyboard)) return frame;
  const band = wholeHeight(captions, frame) + GAP_UNITS * frame.unit;
  const y = frame.safe.y + (captions.position === "top" ? band : 0);
  return { ...frame, safe: { ...frame.safe, y, height: frame.safe.height - band } };
}

function showsAny({ captions, scenes, language }: Captioned): boolean {
  const shown = captions?.language ?? language;
  return scenes.some((scene) => {
    if (captions?.secondLanguage && (scene.captions?.[captions.secondLanguage]?.length ?? 0) > 0) return true;
    const own = scene.captions?.[shown] ?? (shown === language ? captionsFromVoice(scene, language) : []);
    return own.length > 0 && (captions?.showsRepeats || !repeatsScreen(scene, own, language));
  });
}

function sizeOf({ style, size = 1 }: CaptionSettings, { format, unit }: Frame): number {
  return (
    LARGEST_UNITS[format === "9:16" ? "tall" : "other"] * (style === "word" ? WORD_SCALE : 1) * size * unit
  );
}

function bandHeight(size: number, style: CaptionsLayer["style"]): number {
  return (style === "word" ? 1 : LINES) * size * (LINE_HEIGHT + 2 * PADDING_Y_EM) + 0.1 * size;
}

function secondHeight(captions: CaptionSettings, frame: Frame): number {
  return captions.secondLanguage
    ? bandHeight(sizeOf({ ...captions, style: "line" }, frame) * SECOND_SCALE, "line")
    : 0;
}

function wholeHeight(captions: CaptionSettings, frame: Frame): number {
  return bandHeight(sizeOf(captions, frame), captions.style) + secondHeight(captions, frame);
}

/**
 * The spoken words in the picture: one layer per shot with words, in the template's own type and colours or a person's, inside
 * the safe area: where a person wants them, else at its bottom, which `frameAboveCaptions` keeps free, or where a layout stands
 * there all the same or a person has put something, at the lowest place that none of it takes or that covers least. A second language stands beneath in a layer of
 * its own. What only repeats the screen is left out unless it is asked for. `frame` is the whole one.
 */
export function captionsLayers(
  storyboard: Captioned & Pick<Storyboard, "style">,
  cues: CaptionCues,
  timings: readonly SceneTiming[],
  layers: readonly Layer[],
  { template, palette, frame, placed }: CaptionsLook,
): CaptionsLayer[] {
  const { captions, scenes, language } = storyboard;
  if (!captions?.show) return [];
  const { style, position } = captions;
  const maxSize = sizeOf(captions, frame);
  const label = template.textStyles.label;
  const surface = palette.overPicture;
  const texts = layersWithin(layers).filter(isReadable);
  const inTheWay = placed.filter(
    ({ box }) => box.width * box.height < LARGE_SHARE * frame.width * frame.height,
  );
  const below = secondHeight(captions, frame);
  const shots = shotsOf(scenes);
  return scenes.flatMap((opening, sceneIndex): CaptionsLayer[] => {
    const shot = shots[sceneIndex]!;
    if (sceneIndex !== shot.first) return [];
    const scene = wholeScene(scenes.slice(shot.first, shot.last + 1), opening);
    const timing = timings[sceneIndex] as SceneTiming;
    const nextStart = timings[shot.last + 1]?.startSeconds ?? Number.POSITIVE_INFINITY;
    // A cue belongs to the shot in which it begins, and stays where it is until it ends.
    const isOwn = ({ startSeconds }: Cue) => startSeconds >= timing.startSeconds && startSeconds < nextStart;
    const isOfShot = (id: string | undefined) =>
      id === undefined || scenes.slice(shot.first, shot.last + 1).some((one) => one.id === id);
    const first = cues.first.filter(isOwn);
    const second = cues.second.filter(isOwn);
    const isRepeat = !captions.showsRepeats && second.length === 0 && repeatsScreen(scene, first, language);
    if (isRepeat || first.length + second.length === 0) return [];
    const isSeen = ({ startSeconds, endSeconds }: Pick<ResolvedPart, "startSeconds" | "endSeconds">) =>
      [...first, ...second].some((cue) => cue.startSeconds < endSeconds && startSeconds < cue.endSeconds);
    const taken = [
      ...texts.filter((layer) => layer.sceneIndex === sceneIndex),
      ...inTheWay.filter((part) => isOfShot(part.sceneId) && isSeen(part)),
    ].map(({ box }) => box);
    const whole = freeBox(frame, wholeHeight(captions, frame), position, taken);
    const background = captions.plate ?? surface.background;
    const base = (id: string, own: Cue[], box: Box, size: number, isSecond: boolean): CaptionsLayer => ({
      id: `scene-${sceneIndex}/${id}`,
      kind: "captions",
      sceneIndex,
      partKey: "part:captions",
      startSeconds: Math.min(...own.map((cue) => cue.startSeconds)),
      endSeconds: Math.max(...own.map((cue) => cue.endSeconds)),
      box,
      animations: [],
      cues: own,
      style: isSecond ? "line" : style,
      font: label.font,
      maxSize: size,
      minSize: Math.min(size, SMALLEST_UNITS * frame.unit),
      lineHeight: LINE_HEIGHT,
      letterSpacing: 0,
      uppercase: label.uppercase && style === "word" && !isSecond,
      color: captions.color ?? surface.text,
      // The plate hides the picture: a brand's colour need not be as light here as on a scrim.
      activeColor: captions.activeColor ?? legible(storyboard.style?.accent ?? surface.accent, background),
      plate:
        captions.plate === null
          ? null
          : {
              color: background,
              paddingX: PADDING_X_EM * size,
              paddingY: PADDING_Y_EM * size,
              radius: Math.min(template.radius, 18) * frame.unit,
              per: "line",
            },
      ...(captions.plate === null && {
        shadow: { color: surface.background, blur: 0.22 * size, x: 0, y: 0.04 * size },
      }),
      verticalAlign: isSecond ? "top" : below > 0 ? "bottom" : (position ?? "bottom"),
    });
    const firstBox = { ...whole, height: whole.height - below };
    const secondBox = { ...whole, y: whole.y + firstBox.height, height: below };
    const secondSize = sizeOf({ ...captions, style: "line" }, frame) * SECOND_SCALE;
    return [
      ...(first.length > 0 ? [base("captions", first, firstBox, maxSize, false)] : []),
      ...(second.length > 0 ? [base("captions-2", second, secondBox, secondSize, true)] : []),
    ];
  });
}

/** What all scenes of a shot show. */
function wholeScene(parts: readonly Scene[], opening: Scene): Scene {
  return parts.length === 1
    ? opening
    : { ...opening, elements: Object.assign({}, ...parts.map(({ elements }) => elements)) };
}

export interface CaptionsLook {
  template: Template;
  palette: Palette;
  frame: Frame;
  /** What a person added and is seen. */
  placed: readonly ResolvedPart[];
}

/** What is written into the picture, and beneath it in a second language. */
export interface CaptionCues {
  first: readonly Cue[];
  second: readonly Cue[];
}

/** The cues of the languages that a storyboard writes into its picture. */
export function captionCuesOf(storyboard: Storyboard, timings: readonly SceneTiming[]): CaptionCues {
  const { captions } = storyboard;
  if (!captions?.show) return { first: [], second: [] };
  const second = captions.secondLanguage;
  return {
    first: shownCuesOf(storyboard, timings, captions.language),
    second: second ? shownCuesOf(storyboard, timings, second) : [],
  };
}

function isReadable(layer: Layer): boolean {
  return (
    layer.kind === "text" ||
    layer.kind === "counter" ||
    layer.kind === "countdown" ||
    layer.kind === "icon" ||
    layer.kind === "progress"
  );
}

/** The place a person wants; else the lowest one across the safe area that no text takes, then the one that covers least. */
function freeBox(
  { safe }: Frame,
  wanted: number,
  position: CaptionSettings["position"],
  taken: readonly Box[],
): Box {
  const height = Math.min(safe.height, wanted);
  const bottom = safe.y + safe.height - height;
  const across = (y: number) => ({ x: safe.x, y, width: safe.width, height });
  if (position === "top") return across(safe.y);
  if (position === "middle") return across((safe.y + bottom) / 2);
  if (position === "bottom") return across(bottom);
  const steps = 16;
  let best = across(bottom);
  let leastCovered = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= steps; step++) {
    const box = across(bottom - (step / steps) * (bottom - safe.y));
    const covered = taken.reduce((sum, other) => sum + commonArea(box, other), 0);
    if (covered < leastCovered - 1e-6) {
      best = box;
      leastCovered = covered;
    }
    if (covered === 0) break;
  }
  return best;
}

function commonArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return width > 0 && height > 0 ? width * height : 0;
}
