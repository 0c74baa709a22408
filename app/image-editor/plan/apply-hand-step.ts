import type { HandStep, LayerPlace } from "~/domain/image/edit-plan";
import type { AdTheme } from "../ad/ad-theme";
import { areaBeside } from "../ad/calm-area";
import { coverCrop } from "../ad/fit-ad";
import { readableOver } from "../ad/measured-contrast";
import type { PictureMap } from "../ad/picture-map";
import { plainAdjustments } from "../adjustments";
import { cropOf, turnedSize, withinTurned } from "../crop";
import type { EditDraft } from "../edit-draft";
import { clamp, type Rectangle, type Size } from "../geometry";
import { type Alignment, alignLayer } from "../layers/align-layer";
import { farthestPixels, type Layer, mostLayers, type TextLayer } from "../layers/layer";
import { newLabel, newShape, newText } from "../layers/new-layer";
import { flipFrame, turnFrame } from "../turn-frame";
import { StepError } from "./step-error";

/** What new layers are dressed in and laid on. */
export interface Dressing {
  size: Size;
  theme: AdTheme;
  map: PictureMap;
  newId: () => string;
}

/** A draft with one step done to it by hand. Throws StepError where the draft has no room for it, or its layer is gone. */
export function applyHandStep(draft: EditDraft, step: HandStep, dressing: Dressing): EditDraft {
  const { size } = dressing;
  switch (step.do) {
    case "crop":
      return { ...draft, frame: { ...draft.frame, crop: cropTo(draft, step, size) } };
    case "turn": {
      const direction = step.direction === "left" ? "counterclockwise" : "clockwise";
      const once = turnFrame(draft.frame, size, direction);
      return { ...draft, frame: step.direction === "around" ? turnFrame(once, size, direction) : once };
    }
    case "mirror":
      return { ...draft, frame: flipFrame(draft.frame, size, step.axis === "across" ? "x" : "y") };
    case "straighten":
      return { ...draft, frame: { ...draft.frame, straightenDegrees: step.degrees } };
    case "adjust":
      return { ...draft, adjustments: adjusted(draft.adjustments, step) };
    case "change-layer":
      return withLayer(draft, step.layerId, (layer) => [changed(layer, step, shownPart(draft, size))]);
    case "remove-layer":
      return withLayer(draft, step.layerId, () => []);
    default:
      if (draft.layers.length >= mostLayers)
        throw new StepError(`There are ${mostLayers} layers. Apply them or remove one, then go on.`);
      return { ...draft, layers: [...draft.layers, newLayer(draft, step, dressing)] };
  }
}

type Adding = Extract<HandStep, { do: "add-text" | "add-button" | "add-badge" | "add-shape" }>;

function newLayer(draft: EditDraft, step: Adding, { size, theme, map, newId }: Dressing): Layer {
  const part = shownPart(draft, size);
  switch (step.do) {
    case "add-text":
      return newWords(step, { size, theme, map, newId }, part, draft.layers);
    case "add-button": {
      const made = newLabel(newId(), theme.buttonShape, part, theme);
      return placed({ ...inside(made, part), text: step.text }, step.place, part);
    }
    case "add-badge": {
      const made = newLabel(newId(), step.shape ?? "burst", part, theme);
      return placed({ ...inside(made, part), text: step.text, detail: step.detail ?? "" }, step.place, part);
    }
    case "add-shape": {
      const usual = step.shape === "fade" ? theme.colours.ground : theme.colours.accent;
      const made = inside(newShape(newId(), step.shape, part, step.color ?? usual), part);
      return step.shape === "fade" || step.shape === "frame" ? made : placed(made, step.place, part);
    }
  }
}

/** Height of the letters, as a share of the picture's shorter side. */
const letterShares = { small: 0.05, medium: 0.09, large: 0.14 } as const;

function newWords(
  { text, place, size: letters, color }: Extract<HandStep, { do: "add-text" }>,
  { size, theme, map, newId }: Dressing,
  part: Rectangle,
  layers: readonly Layer[],
): TextLayer {
  const isWhole = part.width === size.width && part.height === size.height;
  const calm = areaBeside(map, size, layers);
  const middle = { x: 0.06, y: 0.35, width: 0.88, height: 0.3 };
  const made = newText(newId(), part, theme, { area: isWhole && !place ? calm : middle, color: "#111111" });
  const shorter = Math.min(part.width, part.height);
  const maxSize = Math.max(6, shorter * letterShares[letters ?? "medium"]);
  const height = Math.min(made.height, Math.max(1, Math.round(maxSize * 2.4)));
  const align = place?.endsWith("left") ? "start" : place?.endsWith("right") ? "end" : "center";
  const laid = placed(
    { ...inside(made, part), text, height, look: { ...made.look, maxSize, ...(place ? { align } : {}) } },
    place,
    part,
  );
  const { text: ink, ground } = theme.colours;
  const under = {
    x: laid.x / size.width,
    y: laid.y / size.height,
    width: laid.width / size.width,
    height: laid.height / size.height,
  };
  const readable = color ?? readableOver(map, under, [ink, ground, "#ffffff", "#111111"]).color;
  return { ...laid, look: { ...laid.look, color: readable } };
}

/** What of the image is seen, where it stands upright; all of it where it is turned. */
function shownPart({ frame }: EditDraft, size: Size): Rectangle {
  const isUpright = frame.turns === 0 && !frame.flipX && !frame.flipY && frame.straightenDegrees === 0;
  return isUpright ? cropOf(size, frame) : { x: 0, y: 0, ...size };
}

/** A layer that was laid on a part of the image, in pixels of the whole. */
function inside<Kind extends Layer>(layer: Kind, { x, y }: Rectangle): Kind {
  return { ...layer, x: layer.x + x, y: layer.y + y };
}

const alignments: Record<LayerPlace, readonly Alignment[]> = {
  "top-left": ["top", "start"],
  top: ["top", "center"],
  "top-right": ["top", "end"],
  left: ["middle", "start"],
  middle: ["middle", "center"],
  right: ["middle", "end"],
  "bottom-left": ["bottom", "start"],
  bottom: ["bottom", "center"],
  "bottom-right": ["bottom", "end"],
};

function placed<Kind extends Layer>(
  layer: Kind,
  place: LayerPlace | null | undefined,
  part: Rectangle,
): Kind {
  if (!place) return layer;
  const within: Layer = { ...layer, x: layer.x - part.x, y: layer.y - part.y };
  const { x, y } = alignments[place].reduce((one, alignment) => alignLayer(one, alignment, part), within);
  return { ...layer, x: x + part.x, y: y + part.y };
}

function cropTo(
  { frame }: EditDraft,
  { ratio, keep }: Extract<HandStep, { do: "crop" }>,
  image: Size,
): Rectangle {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  const before = cropOf(image, frame);
  const towards = keep ?? "middle";
  const focus = {
    x: towards.endsWith("left") ? 0 : towards.endsWith("right") ? 1 : 0.5,
    y: towards.startsWith("top") ? 0 : towards.startsWith("bottom") ? 1 : 0.5,
  };
  const cut = coverCrop(before, across / down, focus);
  return withinTurned(
    { ...cut, x: cut.x + before.x, y: cut.y + before.y },
    turnedSize(image, frame),
    frame.straightenDegrees,
  );
}

function adjusted(
  before: EditDraft["adjustments"],
  step: Extract<HandStep, { do: "adjust" }>,
): EditDraft["adjustments"] {
  const names = Object.keys(plainAdjustments) as (keyof typeof plainAdjustments)[];
  // On top of what is set already: "a little brighter" is meant from what is seen.
  const next = names.map((name) => [name, clamp(before[name] + (step[name] ?? 0) / 100, -1, 1)]);
  return Object.fromEntries(next) as EditDraft["adjustments"];
}

function withLayer(draft: EditDraft, id: string, edited: (layer: Layer) => Layer[]): EditDraft {
  if (!draft.layers.some((layer) => layer.id === id)) throw new StepError("The layer is not there any more.");
  return { ...draft, layers: draft.layers.flatMap((layer) => (layer.id === id ? edited(layer) : [layer])) };
}

function changed(
  layer: Layer,
  { text, color, place, scale, opacity }: Extract<HandStep, { do: "change-layer" }>,
  part: Rectangle,
): Layer {
  let next = layer;
  if (text && (next.kind === "text" || next.kind === "label")) next = { ...next, text };
  if (color) next = coloured(next, color);
  if (typeof opacity === "number") next = { ...next, opacity: opacity / 100 };
  if (scale) next = scaled(next, scale);
  return placed(next, place, part);
}

/** Of words their letters, of a button or badge its ground. */
function coloured(layer: Layer, color: string): Layer {
  if (layer.kind === "text") return { ...layer, look: { ...layer.look, color } };
  if (layer.kind === "label") return { ...layer, fill: color };
  return layer.kind === "shape" ? { ...layer, color } : layer;
}

/** About its middle. */
function scaled(layer: Layer, scale: number): Layer {
  const width = clamp(layer.width * scale, 1, farthestPixels);
  const height = clamp(layer.height * scale, 1, farthestPixels);
  const x = layer.x + (layer.width - width) / 2;
  const y = layer.y + (layer.height - height) / 2;
  if (layer.kind !== "text" && layer.kind !== "label") return { ...layer, x, y, width, height };
  const maxSize = clamp(layer.look.maxSize * scale, 4, farthestPixels);
  return { ...layer, x, y, width, height, look: { ...layer.look, maxSize } };
}
