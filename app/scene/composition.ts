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
  sound: SoundRequest | null;
  /** Start of each scene in seconds, for scrubbing, thumbnails and chapters. */
  sceneStartsSeconds: number[];
}

export interface SoundRequest {
  bedId: string;
  seed: number;
  gain: number;
}

export interface FontRequest {
  family: string;
  weight: number;
  style: "normal" | "italic";
}

interface LayerBase {
  id: string;
  /** Place of the scene this layer belongs to in the storyboard; absent on layers of the whole video. */
  sceneIndex?: number;
  startSeconds: number;
  endSeconds: number;
  box: Box;
  /** Applied in order on top of the resting state; an empty list means the layer simply stands there. */
  animations: Animation[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Layer = PictureLayer | TextLayer | ShapeLayer | GradientLayer;

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
  motion: { fromScale: number; toScale: number; panX: number; panY: number } | null;
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
  reveal: "block" | "line" | "word";
  /** Each line is cut to its own strip while it moves, as if it rose from behind an edge. */
  masked?: boolean;
}

export interface ShapeLayer extends LayerBase {
  kind: "shape";
  shape: "rectangle" | "ellipse" | "line";
  color: string;
  radius: number;
  /** Width of the outline in pixels, drawn inside the box; absent = filled. */
  strokeWidth?: number;
}

export interface GradientLayer extends LayerBase {
  kind: "gradient";
  /** Direction of travel from the first stop to the last, in degrees; 0 = to the right, 90 = down. */
  angleDegrees: number;
  stops: { offset: number; color: string }[];
  /** Instead of a line: an ellipse filling the box, first stop in its centre. */
  radial?: boolean;
}

export type Easing = "linear" | "out-cubic" | "in-cubic" | "in-out-cubic" | "out-back" | "out-expo";

export type Edge = "left" | "right" | "top" | "bottom";

/**
 * One property moved over one span of absolute time; before the span `from` holds, after it `to` holds.
 * Units: opacity and clip 0–1 (clip: the part of the box that shows), x and y pixels, scale a factor about the
 * centre, rotation degrees clockwise. Several animations of one property add up (x, y, rotation) or multiply
 * (opacity, scale, clip).
 */
export interface Animation {
  property: "opacity" | "x" | "y" | "scale" | "rotation" | "clip";
  from: number;
  to: number;
  startSeconds: number;
  endSeconds: number;
  easing: Easing;
  /** Extra delay per line or word when the layer reveals in pieces, in seconds. */
  staggerSeconds?: number;
  /** For `clip`: the edge the visible part is held to; left where absent. */
  edge?: Edge;
}
