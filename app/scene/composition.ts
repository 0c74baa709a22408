import type { TimedWord } from "~/domain/video/timed-word";

/**
 * The composition: a storyboard resolved for one canvas size. Times are absolute, in seconds from the start;
 * lengths are pixels of the canvas. It is computed, never stored, and is plain data (structured-clonable), so it
 * can be posted to a worker. The engine draws it; nothing else interprets it.
 */
export interface Composition {
  width: number;
  height: number;
  durationSeconds: number;
  /** BCP 47 tag; sets direction and line breaking of text. */
  language: string;
  background: string;
  /** In painting order: the first is furthest back. */
  layers: Layer[];
  /** Fonts that must be loaded before the first frame. */
  fonts: FontRequest[];
  /** Ids of the pictures that must be loaded before the first frame, without duplicates. */
  pictureIds: string[];
  /** Ids of the video files that clip layers show, without duplicates. */
  clipIds: string[];
  sound: SoundMix | null;
  /** What is said and when, in order; shown by players on demand and written to subtitle files. */
  cues: Cue[];
  /** Start of each scene in seconds, for scrubbing, thumbnails and chapters. */
  sceneStartsSeconds: number[];
  /** Everything that can be selected, changed and named, furthest back first; `resolveComposition` gives it. */
  parts?: ResolvedPart[];
}

/** A part of a scene, an element or an overlay, where it rests in this composition. */
export interface ResolvedPart {
  /** The same as `partKey` of its layers. */
  key: PartKey;
  /** Absent on overlays. */
  sceneId?: string;
  kind: "text" | "media" | "graphic" | "background" | "element" | "overlay" | "captions";
  startSeconds: number;
  endSeconds: number;
  /** Before its rotation and without animations and keyframes, in pixels. */
  box: Box;
  rotationDegrees: number;
  opacity: number;
  isHidden: boolean;
  isLocked: boolean;
}

/**
 * What a layer belongs to. `part:KEY` is a part of the scene's layout: the name of a slot (`headline`, `picture-2`), or of what
 * the layout, the template or the brand adds (`layout-ID`, `background`, `motif`, `brand-logo`); overrides are kept by KEY.
 */
export type PartKey = `part:${string}` | `element:${string}` | `overlay:${string}`;

/** Everything that is heard, with absolute times in seconds; gains are linear, 0–1. `null` where nothing is. */
export interface SoundMix {
  music: MusicRequest | null;
  voices: VoiceRequest[];
  clips: ClipSoundRequest[];
  /** Effects, recordings and files; absent where there are none. */
  sounds?: AddedSoundRequest[];
}

/** How loud something is over its own time. */
export interface GainShape {
  /** In seconds from its start; straight lines between the points, held outside. */
  curve?: { seconds: number; gain: number }[];
  fadeInSeconds?: number;
  fadeOutSeconds?: number;
}

export interface AddedSoundRequest extends GainShape {
  source:
    | { kind: "effect"; effectId: string }
    | { kind: "file"; assetId: string; trimStartSeconds: number; trimEndSeconds: number | null };
  startSeconds: number;
  endSeconds: number;
  gain: number;
  loops: boolean;
  ducksMusic: boolean;
}

export interface MusicRequest extends GainShape {
  bedId: string;
  seed: number;
  gain: number;
  /** A file instead of the bed. */
  assetId?: string;
  /** Where in the piece it begins, in seconds. */
  fromSeconds?: number;
  /** Absent: as the engine usually does. */
  duckDecibels?: number;
}

/** A spoken line; the music steps back while it lasts. */
export interface VoiceRequest {
  assetId: string;
  startSeconds: number;
  durationSeconds: number;
  gain: number;
  /** Where in the file the line begins; absent is its start. */
  fromSeconds?: number;
}

/** The sound of a clip, cut and sped up as its picture is. */
export interface ClipSoundRequest extends ClipTiming {
  assetId: string;
  startSeconds: number;
  endSeconds: number;
  gain: number;
  /** Times from `startSeconds`. */
  curve?: GainShape["curve"];
}

/** One caption: at most about two lines, with the time of each word where it is known. */
export interface Cue {
  startSeconds: number;
  endSeconds: number;
  text: string;
  words: TimedWord[];
  /** Places of words that are set apart; where no times are known, places among the words of `text`. */
  emphasis?: number[];
}

export interface FontRequest {
  family: string;
  weight: number;
  style: "normal" | "italic";
  /** Families asked in turn for characters the ones before lack. */
  fallbacks?: string[];
  /** Of a person's own typeface: how wide its letters are beside those of the first fallback. */
  widthOfFallback?: number;
}

interface LayerBase {
  id: string;
  /** Place of the scene this layer belongs to in the storyboard; absent on layers of the whole video. */
  sceneIndex?: number;
  /** See `ResolvedPart`; absent on what nobody can select. */
  partKey?: PartKey;
  startSeconds: number;
  endSeconds: number;
  box: Box;
  /** Applied in order on top of the resting state; an empty list means the layer simply stands there. */
  animations: Animation[];
  /** How its colours meet what is below; absent is `normal`. As in CSS `mix-blend-mode`. */
  blend?: BlendMode;
  /** Painted once with the resting layer, in pixels. */
  shadow?: { color: string; blur: number; x: number; y: number };
  /** Standard deviation of a Gaussian blur of the resting layer, in pixels. */
  blur?: number;
  /** What is outside does not show. The mask stays where it is while the layer moves, but for its own animations. */
  mask?: Mask;
  /** Mirrored about its middle, before it is turned. */
  flipX?: boolean;
  flipY?: boolean;
}

export type BlendMode = "normal" | "multiply" | "screen" | "overlay" | "soft-light" | "lighten" | "darken";

export interface Mask {
  shape: "rectangle" | "ellipse";
  box: Box;
  radius: number;
  animations: Animation[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Layer =
  | PictureLayer
  | ClipLayer
  | TextLayer
  | CounterLayer
  | CountdownLayer
  | CaptionsLayer
  | ShapeLayer
  | IconLayer
  | ProgressLayer
  | GradientLayer
  | GroupLayer;

/** Layers that move, fade, blend and are masked as one. Times and boxes of the inner ones are absolute, too. */
export interface GroupLayer extends LayerBase {
  kind: "group";
  layers: Layer[];
}

export interface PictureLayer extends LayerBase {
  kind: "picture";
  assetId: string;
  fit: "cover" | "contain";
  focusX: number;
  focusY: number;
  radius: number;
  /**
   * Slow move over the layer's whole life (Ken Burns); scale 1 = cover exactly, never less. The pan is the way the
   * view travels over the picture, as a fraction of the view, as far as the picture reaches.
   */
  motion: {
    fromScale: number;
    toScale: number;
    panX: number;
    panY: number;
    /** Of the move, where the layer shows only a part of it. */
    startSeconds?: number;
    endSeconds?: number;
  } | null;
  crop?: MediaCrop;
}

/** What is cut off a picture or clip before it is fitted into its box, in fractions of it; `tracks` are added to that over time. */
export interface MediaCrop {
  left: number;
  top: number;
  right: number;
  bottom: number;
  tracks?: { side: "left" | "top" | "right" | "bottom"; keyframes: KeyframeTrack["keyframes"] }[];
}

/** Which part of a video file plays, and how. Times are the file's own, in seconds. */
export interface ClipTiming {
  trimStartSeconds: number;
  /** `null`: to the file's end. */
  trimEndSeconds: number | null;
  /** 2 is twice as fast. */
  speed: number;
  /** Begins again at its end; otherwise the last frame stands. */
  loop: boolean;
  /** In order of time; multiplies `speed`. The speed changes evenly from one point to the next. */
  speedRamp?: { atSeconds: number; speed: number }[];
  /** Moments of the file that stand still for a while. */
  freezes?: { atSeconds: number; forSeconds: number }[];
}

/** A video file in the place of a picture. */
export interface ClipLayer extends LayerBase, ClipTiming {
  kind: "clip";
  assetId: string;
  fit: "cover" | "contain";
  focusX: number;
  focusY: number;
  radius: number;
  crop?: MediaCrop;
  /** A colour that is taken out; see `clip-effects.ts`. */
  chromaKey?: { color: string; similarity: number; smoothness: number; spill: number };
}

export interface TextLayer extends LayerBase {
  kind: "text";
  text: string;
  font: FontRequest;
  /** Largest and smallest size allowed when fitting into the box, in pixels. */
  maxSize: number;
  minSize: number;
  lineHeight: number;
  letterSpacing: number;
  maxLines: number;
  color: string;
  align: "start" | "center" | "end";
  verticalAlign: "top" | "middle" | "bottom";
  uppercase: boolean;
  /** A filled plate behind each line or the whole block, inside the box with its padding; `null` for none. */
  plate: { color: string; paddingX: number; paddingY: number; radius: number; per: "line" | "block" } | null;
  /** How the text enters: as one block, or staggered. */
  reveal: "block" | "line" | "word" | "letter";
  /** Each line is cut to its own strip while it moves, as if it rose from behind an edge. */
  masked?: boolean;
  /** Characters (UTF-16, from–to) that are set differently. */
  spans?: TextLayerSpan[];
}

export interface TextLayerSpan {
  from: number;
  to: number;
  weight?: number;
  italic?: boolean;
  underline?: boolean;
  color?: string;
  /** Behind the characters. */
  highlight?: string;
}

/**
 * A number that runs from `from` to `to` with the animated property `value` (0–1), set as one line of text whose
 * size fits the widest value it takes. Digits have equal widths, so it does not tremble.
 */
export interface CounterLayer extends Omit<TextLayer, "kind" | "text" | "reveal" | "masked" | "maxLines"> {
  kind: "counter";
  from: number;
  to: number;
  decimals: number;
  /** ISO 4217 code, `percent`, or `null` for a plain number. */
  unit: string | null;
}

/** The time that is left until a date. */
export interface CountdownLayer
  extends Omit<TextLayer, "kind" | "text" | "reveal" | "masked" | "maxLines" | "spans"> {
  kind: "countdown";
  /** How much is left at the composition's start, in seconds. */
  remainingSeconds: number;
  from: "days" | "hours" | "minutes";
  /** Stands there once it is over. */
  over: string;
}

/** Spoken words written into the picture while they are said. */
export interface CaptionsLayer
  extends Pick<
      TextLayer,
      "font" | "maxSize" | "minSize" | "lineHeight" | "letterSpacing" | "uppercase" | "plate"
    >,
    LayerBase {
  kind: "captions";
  cues: Cue[];
  /** `karaoke` marks the word being said, `word` shows it alone, `line` shows the whole cue. */
  style: "karaoke" | "line" | "word";
  color: string;
  activeColor: string;
  /** Absent: at the bottom of the box. */
  verticalAlign?: "top" | "middle" | "bottom";
}

export interface ShapeLayer extends LayerBase {
  kind: "shape";
  shape: "rectangle" | "ellipse" | "line" | "path";
  /** For `path`: SVG path data in a view box of 100 × 100, stretched to the box. */
  path?: string;
  color: string;
  radius: number;
  /** Width of the outline in pixels, drawn inside the box; absent = filled. An outline is drawn on by `value`. */
  strokeWidth?: number;
}

/** A line icon in a view box of 24 × 24, fitted into the box. Drawn on by `value`. */
export interface IconLayer extends LayerBase {
  kind: "icon";
  /** SVG path data. */
  paths: string[];
  color: string;
  /** In units of the view box. */
  strokeWidth: number;
}

/** A bar or ring filled up to `share` times the animated property `value`. */
export interface ProgressLayer extends LayerBase {
  kind: "progress";
  shape: "bar" | "ring";
  /** 0–1. */
  share: number;
  color: string;
  trackColor: string;
  /** Of the ring, in pixels; a bar is as thick as its box. */
  thickness: number;
}

export interface GradientLayer extends LayerBase {
  kind: "gradient";
  /** Direction of travel from the first stop to the last, in degrees; 0 = to the right, 90 = down. */
  angleDegrees: number;
  stops: { offset: number; color: string }[];
  /** Instead of a line: an ellipse filling the box, first stop in its centre. */
  radial?: boolean;
}

export type Easing =
  | "linear"
  /** Stays until the next keyframe. */
  | "hold"
  | "out-cubic"
  | "in-cubic"
  | "in-out-cubic"
  | "out-back"
  | "out-expo"
  | "in-out-expo"
  | "out-quint"
  /** A lightly damped spring: overshoots twice and comes to rest at 1. */
  | "spring";

export type Edge = "left" | "right" | "top" | "bottom";

/**
 * One property moved over absolute time: between two values, or along keyframes. Before the first time the first
 * value holds, after the last time the last one.
 * Units: opacity, clip and value 0–1 (clip: the part of the box that shows; value: how far a counter, a progress or a
 * drawn-on outline is), x, y and blur (a standard deviation that is added to the layer's own) pixels, scale a factor about the centre, rotation degrees clockwise. Several
 * animations of one property add up (x, y, rotation) or multiply (the others).
 */
export type Animation = Tween | KeyframeTrack;

interface Track {
  property: "opacity" | "x" | "y" | "scale" | "scaleX" | "scaleY" | "rotation" | "clip" | "value" | "blur";
  /** Extra delay per line, word or letter when the layer reveals in pieces, in seconds. */
  staggerSeconds?: number;
  /** For `clip`: the edge the visible part is held to; left where absent. */
  edge?: Edge;
}

export interface Tween extends Track {
  from: number;
  to: number;
  startSeconds: number;
  endSeconds: number;
  easing: Easing;
}

export interface KeyframeTrack extends Track {
  /** At least one, in the order of time. `easing` is that of the way to the next keyframe. */
  keyframes: { atSeconds: number; value: number; easing: Easing }[];
}
