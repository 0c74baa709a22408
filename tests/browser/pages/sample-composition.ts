import type { Composition, Layer, ShapeLayer } from "~/scene/composition";

export interface SampleOptions {
  /** Instead of the second of `sampleColors`. */
  middleColor?: string;
  width?: number;
  height?: number;
  durationSeconds?: number;
  bedId?: string | null;
  pictureIds?: string[];
  /** The picture at a place is seen in the third of the same place alone, not all the time. */
  picturesInTurn?: boolean;
  text?: string;
  cues?: Composition["cues"];
}

/** Colour that fills the frame in each third of the sample. */
export const sampleColors = ["#d02020", "#20a040", "#2040d0"] as const;

/**
 * A composition whose pixels are known: each third of its time fills the frame with one colour, a white square walks along
 * the top edge, text stands at the bottom, and pictures, if any, are small squares in the middle.
 */
export function sampleComposition(options: SampleOptions = {}): Composition {
  const {
    width = 320,
    height = 240,
    durationSeconds = 3,
    bedId = null,
    pictureIds = [],
    picturesInTurn = false,
    text: words = "Sample",
    cues = [],
    middleColor = sampleColors[1],
  } = options;
  const third = durationSeconds / 3;
  const rectangle = { kind: "shape", shape: "rectangle", radius: 0 } as const;
  const backgrounds = sampleColors.map(
    (color, index): ShapeLayer => ({
      ...rectangle,
      id: `background-${index}`,
      startSeconds: index * third,
      endSeconds: (index + 1) * third,
      box: { x: 0, y: 0, width, height },
      color: index === 1 ? middleColor : color,
      animations: [],
    }),
  );
  const walker: ShapeLayer = {
    ...rectangle,
    id: "walker",
    startSeconds: 0,
    endSeconds: durationSeconds,
    box: { x: 0, y: 0, width: height / 8, height: height / 8 },
    color: "#ffffff",
    animations: [
      {
        property: "x",
        from: 0,
        to: width - height / 8,
        startSeconds: 0,
        endSeconds: durationSeconds,
        easing: "linear",
      },
    ],
  };
  const font = { family: "Inter Variable", weight: 600, style: "normal" } as const;
  const text: Layer = {
    kind: "text",
    id: "text",
    startSeconds: 0,
    endSeconds: durationSeconds,
    box: { x: width * 0.1, y: height * 0.75, width: width * 0.8, height: height * 0.2 },
    animations: [],
    text: words,
    font,
    maxSize: height * 0.12,
    minSize: height * 0.06,
    lineHeight: 1.2,
    letterSpacing: 0,
    maxLines: 1,
    color: "#ffffff",
    align: "center",
    verticalAlign: "middle",
    uppercase: false,
    plate: null,
    reveal: "block",
  };
  const pictures = pictureIds.map(
    (assetId, index): Layer => ({
      kind: "picture",
      id: `picture-${index}`,
      assetId,
      startSeconds: picturesInTurn ? index * third : 0,
      endSeconds: picturesInTurn ? (index + 1) * third : durationSeconds,
      box: {
        x: width * 0.1 + (index * height) / 3,
        y: height * 0.4,
        width: height * 0.25,
        height: height * 0.25,
      },
      animations: [],
      fit: "cover",
      focusX: 0.5,
      focusY: 0.5,
      radius: 0,
      motion: null,
    }),
  );
  return {
    width,
    height,
    durationSeconds,
    language: "en",
    background: "#000000",
    layers: [...backgrounds, walker, ...pictures, text],
    fonts: [font],
    pictureIds,
    sound: bedId === null ? null : { music: { bedId, seed: 3, gain: 0.8 }, voices: [], clips: [] },
    clipIds: [],
    cues,
    sceneStartsSeconds: [0, third, 2 * third],
  };
}
