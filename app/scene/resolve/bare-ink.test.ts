import { describe, expect, test } from "vitest";
import type { LuminanceRange } from "~/domain/image/picture-report";
import { type Format, formats } from "~/domain/video/format";
import type { Layer } from "~/scene/composition";
import { AA_LARGE_TEXT, AA_TEXT, contrastRatio, contrastWithin } from "~/scene/contrast";
import { sizeOfFormat } from "~/scene/format-size";
import { layersWithin } from "~/scene/layers-within";
import { pictureContent } from "~/scene/media-of-asset";
import { paletteOf } from "~/scene/resolve/scene-design";
import { tintedRange } from "~/scene/resolve/tinted-range";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

const bright = { low: 0.7, high: 0.88 };
const dark = { low: 0.01, high: 0.03 };
const middle = { low: 0.12, high: 0.3 };
const layoutIds = ["cover", "cover-centred", "event-photo"];

const text = (value: string) => ({ kind: "text" as const, text: value });

function storyboardOf(
  templateId: string,
  format: Format,
  textLuminance: LuminanceRange | undefined,
): Storyboard {
  const { width, height } = sizeOfFormat(format);
  const areas = {
    box: null,
    textBox: { x: 0, y: 0, width: 1, height: 1 },
    ...(textLuminance && { textLuminance }),
    ratio: width / height,
  };
  return {
    version: 3,
    title: "Coffee",
    language: "en",
    format,
    templateId,
    seed: 11,
    scenes: layoutIds.map((layoutId) => ({
      id: layoutId,
      role: "hook" as const,
      durationSeconds: 3,
      layoutId,
      slots: {
        label: text("Harbour Roast"),
        headline: text("Roasted every Tuesday"),
        body: text("On your table by Thursday."),
        action: text("Order now"),
        picture: pictureContent({ assetId: layoutId, alt: "A sky", areas }),
      },
    })),
    music: null,
  };
}

const layersOf = (...of: Parameters<typeof storyboardOf>) =>
  layersWithin(resolveComposition(storyboardOf(...of)).layers);
const scrimsOf = (layers: readonly Layer[]) => layers.filter(({ id }) => id.includes("-shade-"));

describe.each(builtInTemplates.map((template) => [template.id, template] as const))("%s", (id, template) => {
  const tinted = (range: LuminanceRange) =>
    tintedRange(range, template.pictureTint, paletteOf(template, 11).overPicture.motif);

  test.each(formats)("words on a calm part of a picture in %s read without a scrim, or keep it", (format) => {
    const usual = layersOf(id, format, undefined);
    if (template.overPicture === "plate") {
      for (const range of [bright, dark, middle]) expect(layersOf(id, format, range)).toEqual(usual);
      return;
    }
    expect(scrimsOf(usual)).toHaveLength(layoutIds.length);
    expect(scrimsOf(layersOf(id, format, middle))).toHaveLength(layoutIds.length);
    for (const range of [bright, dark]) {
      const layers = layersOf(id, format, range);
      expect(scrimsOf(layers)).toEqual([]);
      // The label of the event stands on a badge of its own.
      const words = layers.filter(({ id: layerId }) => layerId !== "scene-2/label");
      let read = 0;
      for (const layer of words) {
        if (layer.kind !== "text") continue;
        const { color, plate } = layer;
        const contrast = contrastWithin(plate?.color ?? color, tinted(range));
        expect(contrast, layer.id).toBeGreaterThanOrEqual(AA_TEXT);
        if (plate) expect(contrastRatio(color, plate.color), layer.id).toBeGreaterThanOrEqual(AA_TEXT);
        read++;
      }
      expect(read).toBe(4 * layoutIds.length - 1);
      const bars = layers.filter((layer) => layer.id.startsWith("progress/fill"));
      for (const bar of bars)
        if (bar.kind === "shape")
          expect(contrastWithin(bar.color, tinted(range))).toBeGreaterThan(AA_LARGE_TEXT);
    }
  });
});

test("words that reach beyond the calm part keep their scrim", () => {
  const storyboard = storyboardOf("minimal", "9:16", bright);
  for (const { slots } of storyboard.scenes)
    if (slots.picture?.kind === "picture")
      slots.picture.areas!.textBox = { x: 0.4, y: 0.45, width: 0.1, height: 0.02 };
  expect(scrimsOf(layersWithin(resolveComposition(storyboard).layers))).toHaveLength(layoutIds.length);
});
