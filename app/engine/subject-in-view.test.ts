import { expect, test } from "vitest";
import type { ShareBox } from "~/domain/image/picture-report";
import { type Format, formats } from "~/domain/video/format";
import type { Box, Layer, PictureLayer } from "~/scene/composition";
import { sizeOfFormat } from "~/scene/format-size";
import { layersWithin } from "~/scene/layers-within";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { arrangementOf, type Layout } from "~/scene/layouts/layout";
import { pictureContent } from "~/scene/media-of-asset";
import { shareOf } from "~/scene/resolve/covered-share";
import { resolveComposition } from "~/scene/resolve-composition";
import type { MediaContent, Scene, Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { movedSource, placePicture } from "./cover-crop";

type PictureContent = Extract<MediaContent, { kind: "picture" }>;

const boxes: Record<string, ShareBox> = {
  "in the middle": { x: 0.3, y: 0.36, width: 0.4, height: 0.28 },
  low: { x: 0.2, y: 0.56, width: 0.6, height: 0.36 },
  high: { x: 0.18, y: 0.06, width: 0.62, height: 0.36 },
  left: { x: 0.04, y: 0.3, width: 0.4, height: 0.5 },
  right: { x: 0.56, y: 0.24, width: 0.4, height: 0.5 },
  large: { x: 0.08, y: 0.12, width: 0.84, height: 0.76 },
};
const pictured = builtInLayouts.filter(({ slots }) => slots.picture);
/** Of the picture of this one a panel covers a part. */
const panelled = pictured.find(({ id }) => id === "diagonal")!;
const cropping = pictured.filter((layout) => layout !== panelled);

function sceneOf(layout: Layout, box: ShareBox, format: Format): Scene {
  const { width, height } = sizeOfFormat(format);
  const areas = { box, textBox: null, ratio: width / height };
  const picture = (assetId: string) => pictureContent({ assetId, alt: "A cup", areas });
  const isList = layout.slots.body?.kind === "list";
  const figure = layout.slots.figure;
  const unit = figure?.kind === "number" && figure.unit === "percent" ? "percent" : null;
  return {
    id: layout.id,
    role: layout.roles[0]!,
    durationSeconds: 3,
    layoutId: layout.id,
    slots: {
      label: words("Harbour Roast"),
      headline: words("Roasted every Tuesday"),
      body: words(isList ? "Whole beans: £9\nGround: £9.50\nTwo bags: £17" : "On your table by Thursday."),
      action: words("Order now"),
      figure: { kind: "number", value: 4, from: 0, decimals: 0, unit },
      picture: picture("a"),
      "picture-2": picture("b"),
      "picture-3": picture("c"),
      "picture-4": picture("d"),
    },
  };
}

const storyboardOf = (scenes: Scene[], format: Format, templateId: string): Storyboard => ({
  version: 3,
  title: "Coffee",
  language: "en",
  format,
  templateId,
  seed: 11,
  scenes,
  music: null,
});

/** What is in view of a picture of this size during the life of its layer, in shares of the picture. */
function viewsOf(layer: PictureLayer, size: { width: number; height: number }): ShareBox[] {
  const { source } = placePicture(size, layer);
  return [0, 0.5, 1].map((progress) => {
    const seen = layer.motion ? movedSource(source, size, layer.motion, progress) : source;
    return {
      x: seen.x / size.width,
      y: seen.y / size.height,
      width: seen.width / size.width,
      height: seen.height / size.height,
    };
  });
}

/** Part of a length that lies within another. */
const shareWithin = (start: number, length: number, from: number, to: number) =>
  Math.max(0, Math.min(start + length, to) - Math.max(start, from)) / length;

const words = (text: string) => ({ kind: "text" as const, text });

/** The shape that crops most of a picture. */
const opposite = (format: Format): Format[] => (format === "16:9" ? ["9:16"] : ["16:9"]);

/** Pictures that show their subject sharp and whole, rather than a detail of it. */
function wholePictures(layers: Layer[], layout: Layout, format: Format): PictureLayer[] {
  const details = arrangementOf(layout, format).parts.flatMap((part) =>
    part.kind === "media" && (part.detail || part.blur) ? [part.id] : [],
  );
  return layersWithin(layers).filter(
    (layer): layer is PictureLayer =>
      layer.kind === "picture" && !details.some((id) => layer.id.endsWith(`/${id}`)),
  );
}

for (const format of formats) {
  test.each(Object.entries(boxes))(
    `${format}: a subject that is %s is whole wherever it fits, and moves no further`,
    (_, box) => {
      for (const madeFor of [format, ...opposite(format)]) {
        const size = sizeOfFormat(madeFor);
        const scenes = cropping.map((layout) => sceneOf(layout, box, madeFor));
        const { layers } = resolveComposition(storyboardOf(scenes, format, "stadium"));
        for (const [index, layout] of cropping.entries()) {
          const own = layers.filter(({ sceneIndex }) => sceneIndex === index);
          for (const layer of wholePictures(own, layout, format)) {
            for (const view of viewsOf(layer, size)) {
              const about = `${layout.id}/${layer.id} of ${madeFor}`;
              const inX = shareWithin(box.x, box.width, view.x, view.x + view.width);
              const inY = shareWithin(box.y, box.height, view.y, view.y + view.height);
              // As much as fits of what is larger than the view.
              expect(inX, about).toBeGreaterThan(Math.min(1, view.width / box.width) - 0.02);
              expect(inY, about).toBeGreaterThan(Math.min(1, view.height / box.height) - 0.02);
            }
          }
        }
      }
    },
  );
}

/** Where the subject of a layer's picture stands on the canvas, at rest. */
function subjectOf(layer: PictureLayer, size: { width: number; height: number }, box: ShareBox): Box {
  const { source } = placePicture(size, { ...layer });
  const scale = layer.box.width / source.width;
  return {
    x: layer.box.x + (box.x * size.width - source.x) * scale,
    y: layer.box.y + (box.y * size.height - source.y) * scale,
    width: box.width * size.width * scale,
    height: box.height * size.height * scale,
  };
}
const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Layouts whose words stand on a picture that fills the canvas, and those with a badge on theirs. */
const overlaid = pictured.filter(({ id }) =>
  [
    "cover",
    "cover-centred",
    "poster",
    "counter-photo",
    "card",
    "notification",
    "event-photo",
    "price",
  ].includes(id),
);

/** The largest share of the subject that one text or badge covers, boxes taken whole; a badge is an ellipse or a block. */
function mostCovered(layout: Layout, box: ShareBox, format: Format, madeFor: Format): number {
  const size = sizeOfFormat(madeFor);
  const { layers } = resolveComposition(storyboardOf([sceneOf(layout, box, madeFor)], format, "minimal"));
  const over = layers.filter(
    ({ kind, id }) => kind === "text" || kind === "counter" || /\/(disc|block)$/.test(id),
  );
  const shares = wholePictures(layers, layout, format).flatMap((layer) => {
    const subject = subjectOf(layer, size, box);
    return over.map((one) => overlap(one.box, subject) / (subject.width * subject.height));
  });
  return Math.max(0, ...shares);
}

test.each(formats)(
  "%s: words and badges on a picture leave its subject free, where there is room beside it",
  (format) => {
    // In a nearly square picture a subject in the middle leaves no side of it large enough.
    const roomy =
      format === "4:5" || format === "1:1" ? ["low", "high", "left", "right"] : Object.keys(boxes);
    for (const layout of overlaid) {
      for (const name of roomy.filter((one) => one !== "large")) {
        const about = `${layout.id}, ${name}`;
        expect(mostCovered(layout, boxes[name]!, format, format), about).toBeLessThan(0.1);
      }
    }
  },
);

/** How badges of layouts are drawn: a disc, a block, a card. */
const badge = /\/(disc|block|words-card)$/;
const covering = ({ kind, id }: Layer) => kind === "text" || kind === "counter" || badge.test(id);
/** Scenes as a writer fills them, which leave their layout to the template. */
const written: [Scene["role"], slots: Scene["slots"]][] = [
  ["hook", { headline: words("Slow-proofed loaves on Mill Street") }],
  [
    "point",
    {
      label: words("From Monday"),
      headline: words("Slow-proofed loaves"),
      body: words("Open from seven in the morning, closed on Tuesdays"),
    },
  ],
  [
    "offer",
    {
      headline: words("Slow-proofed loaves"),
      body: words("Sourdough, baked here"),
      figure: { kind: "number", value: 4, from: 0, decimals: 0, unit: "GBP" },
    },
  ],
  [
    "action",
    {
      label: words("3 May"),
      headline: words("We open our bakery on Mill Street"),
      body: words("12 Mill Street, Leeds"),
      action: words("Order at millstreet.example"),
    },
  ],
];
/** Where the subject of pictures stands that are drawn in each shape, and the calm part of them. */
const drawn: Record<Format, [box: ShareBox, textBox: ShareBox]> = {
  "9:16": [
    { x: 0.144, y: 0.404, width: 0.711, height: 0.386 },
    { x: 0, y: 0, width: 1, height: 0.387 },
  ],
  "4:5": [
    { x: 0.143, y: 0.419, width: 0.714, height: 0.441 },
    { x: 0.08, y: 0.07, width: 0.84, height: 0.26 },
  ],
  "1:1": [
    { x: 0.118, y: 0.392, width: 0.724, height: 0.495 },
    { x: 0.07, y: 0.06, width: 0.86, height: 0.25 },
  ],
  "16:9": [
    { x: 0.558, y: 0.189, width: 0.344, height: 0.681 },
    { x: 0, y: 0, width: 0.541, height: 1 },
  ],
};

/** The share of a subject that a text, a card or a badge lies on; of a disc, what is in its circle. */
function coveredBy({ box, ...over }: Layer, subject: Box): number {
  const area = subject.width * subject.height;
  if (over.kind !== "shape" || over.shape !== "ellipse") return overlap(box, subject) / area;
  return shareOf(
    subject,
    (x, y) => ((x - box.x) / box.width - 0.5) ** 2 + ((y - box.y) / box.height - 0.5) ** 2 < 0.25,
  );
}

test.each(formats)(
  "%s: no template lays words or a price over a subject, whatever shape it was drawn in",
  (format) => {
    for (const madeFor of formats) {
      const size = sizeOfFormat(madeFor);
      const [box, textBox] = drawn[madeFor];
      const areas = { box, textBox, ratio: size.width / size.height };
      const scenes = written.map(([role, slots], index): Scene => {
        const picture = pictureContent({ assetId: `picture-${index}`, alt: "A loaf", areas });
        return { id: `scene-${index}`, role, durationSeconds: 3, slots: { ...slots, picture } };
      });
      for (const { id } of builtInTemplates) {
        const { layers } = resolveComposition(storyboardOf(scenes, format, id));
        for (const index of scenes.keys()) {
          const own = layersWithin(layers).filter(({ sceneIndex }) => sceneIndex === index);
          const over = own.filter(covering);
          expect(over.length).toBeGreaterThan(0);
          for (const layer of own) {
            if (layer.kind !== "picture" || layer.blur) continue;
            const subject = within(subjectOf(layer, size, box), layer.box);
            for (const one of over)
              expect(coveredBy(one, subject), `${id}, ${madeFor}, ${one.id}`).toBeLessThan(0.12);
          }
        }
      }
    }
  },
);

test("a scene whose words have no room beside the subject, or whose layout would cut it, is arranged otherwise", () => {
  for (const format of formats) {
    for (const madeFor of formats) {
      for (const box of [boxes.large!, boxes["in the middle"]!, boxes.low!]) {
        const { layoutId: _, ...scene } = sceneOf(overlaid[0]!, box, madeFor);
        const { figure: _figure, "picture-2": _2, "picture-3": _3, "picture-4": _4, ...slots } = scene.slots;
        const storyboard = storyboardOf([{ ...scene, slots }], format, "minimal");
        const { layers } = resolveComposition(storyboard);
        const size = sizeOfFormat(madeFor);
        const about = `${format} of ${madeFor} ${JSON.stringify(box)}`;
        const [picture] = layersWithin(layers).filter((layer) => layer.kind === "picture" && !layer.blur);
        const layer = picture as PictureLayer;
        const [view] = viewsOf({ ...layer, motion: null }, size);
        const shown =
          shareWithin(box.x, box.width, view!.x, view!.x + view!.width) *
          shareWithin(box.y, box.height, view!.y, view!.y + view!.height);
        const subject = within(subjectOf(layer, size, box), layer.box);
        const texts = layers.filter(({ kind }) => kind === "text");
        const covered = texts.map((text) => overlap(text.box, subject) / (subject.width * subject.height));
        // A picture made for another shape shows what fits of a subject that nearly fills it.
        expect(shown, about).toBeGreaterThan(madeFor === format ? 0.98 : 0.65);
        expect(Math.max(0, ...covered), about).toBeLessThan(0.1);
      }
    }
  }
});

test.each(formats)("%s: under a panel, the subject is in what it leaves of the picture", (format) => {
  const box = boxes["in the middle"]!;
  const size = sizeOfFormat(format);
  const { layers } = resolveComposition(storyboardOf([sceneOf(panelled, box, format)], format, "minimal"));
  const [layer] = wholePictures(layers, panelled, format);
  const ground = layers.find(({ id }) => id.endsWith("/ground"))!;
  const subject = subjectOf(layer!, size, box);
  expect(overlap(ground.box, subject) / (subject.width * subject.height)).toBeLessThan(0.02);
});

test.each(formats)("%s: words on a picture without a subject stand on its calm part", (format) => {
  const textBox = { x: 0, y: 0, width: 1, height: 0.5 };
  for (const layout of overlaid.filter(({ id }) => id.startsWith("cover"))) {
    const scene = sceneOf(layout, boxes.low!, format);
    const { width, height } = sizeOfFormat(format);
    const areas = { box: null, textBox, ratio: width / height };
    const picture = pictureContent({ assetId: "a", alt: "Stripes", areas });
    const calm = { ...scene, slots: { ...scene.slots, picture } };
    const { layers } = resolveComposition(storyboardOf([calm], format, "minimal"));
    const texts = layers.filter(({ kind }) => kind === "text");
    expect(texts.length).toBeGreaterThan(3);
    for (const { box } of texts) expect(box.y + box.height, layout.id).toBeLessThan(height * 0.55);
  }
});

test("a point that a person chose stays in view, whatever the subject", () => {
  const layout = pictured.find(({ id }) => id === "split")!;
  const scene = sceneOf(layout, boxes.low!, "9:16");
  const picture = { ...scene.slots.picture!, focusX: 0.5, focusY: 0.1 } as PictureContent;
  const moved = { ...scene, slots: { ...scene.slots, picture } };
  const { layers } = resolveComposition(storyboardOf([moved], "9:16", "minimal"));
  const [layer] = wholePictures(layers, layout, "9:16");
  expect(viewsOf(layer!, sizeOfFormat("9:16"))[0]!.y).toBeLessThan(0.05);
});

function within(box: Box, area: Box): Box {
  const x = Math.max(box.x, area.x);
  const y = Math.max(box.y, area.y);
  const width = Math.min(box.x + box.width, area.x + area.width) - x;
  return { x, y, width, height: Math.min(box.y + box.height, area.y + area.height) - y };
}
