import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formats } from "~/domain/format";
import { sceneRoles } from "~/domain/scene-role";
import type { Box, Composition, GradientLayer, Layer, TextLayer } from "~/scene/composition";
import { AA_TEXT, blend, contrastRatio } from "~/scene/contrast";
import { formatOfSize, safeInsetsOfFormat, sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { type Scene, type Storyboard, storyboardSchema } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";

const words = [
  "Made",
  "slowly,",
  "worn",
  "for",
  "years",
  "−30%",
  "Donaudampfschifffahrt",
  "صُنع",
  "على",
  "مهل",
  "ゆっくり作り、",
  "長く着る。",
  "धीरे",
  "น้ำมัน",
];
const text = (maxWords: number) =>
  fc
    .array(fc.constantFrom(...words), { maxLength: maxWords })
    .map((chosen) => ({ kind: "text" as const, text: chosen.join(" ").slice(0, 400) }));
const picture = fc.record({
  kind: fc.constant("picture" as const),
  assetId: fc.constantFrom("a", "b", "c"),
  alt: fc.constant(""),
  focusX: fc.double({ min: 0, max: 1, noNaN: true }),
  focusY: fc.double({ min: 0, max: 1, noNaN: true }),
});
const scene: fc.Arbitrary<Scene> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 8 }),
  role: fc.constantFrom(...sceneRoles),
  slots: fc
    .record(
      { label: text(6), headline: text(24), body: text(50), action: text(5), picture },
      { requiredKeys: [] },
    )
    .map((slots) => slots as Scene["slots"]),
  durationSeconds: fc.double({ min: 1, max: 20, noNaN: true }),
});
const storyboard: fc.Arbitrary<Storyboard> = fc.record({
  version: fc.constant(2 as const),
  title: fc.constant("Sample"),
  language: fc.constantFrom("en", "ar", "ja", "hi", "de-AT", "not a tag"),
  format: fc.constantFrom(...formats),
  scenes: fc.array(scene, { minLength: 1, maxLength: 6 }),
  templateId: fc.constantFrom(...builtInTemplates.map((template) => template.id), "gone"),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  music: fc.constantFrom(null, { bedId: "quiet-glass", gain: 0.6 }),
});

const checkAll = (predicate: (composition: Composition, storyboard: Storyboard) => void) =>
  fc.assert(
    fc.property(storyboard, (sample) => predicate(resolveComposition(sample), sample)),
    { numRuns: 150 },
  );
const textLayers = (composition: Composition) =>
  composition.layers.filter((layer): layer is TextLayer => layer.kind === "text");
const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

describe("whatever the storyboard", () => {
  test("what is made up for these tests is a valid storyboard", () => {
    fc.assert(
      fc.property(storyboard, (sample) => storyboardSchema.safeParse(sample).success),
      { numRuns: 50 },
    );
  });

  test("durations and one transition between each two scenes add up to the whole", () => {
    checkAll((composition, { scenes, templateId }) => {
      const template = builtInTemplates.find(({ id }) => id === templateId) ?? builtInTemplates[0]!;
      const held = scenes.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
      const whole = held + (scenes.length - 1) * template.transition.seconds;
      expect(composition.durationSeconds).toBeCloseTo(whole, 6);
      expect(composition.sceneStartsSeconds).toHaveLength(scenes.length);
      for (const [index, start] of composition.sceneStartsSeconds.entries()) {
        const next = composition.sceneStartsSeconds[index + 1] ?? composition.durationSeconds;
        const own = scenes[index]!.durationSeconds + (index > 0 ? template.transition.seconds : 0);
        expect(next - start).toBeCloseTo(own, 6);
      }
    });
  });

  test("scenes overlap for no longer than the transition", () => {
    checkAll((composition, { templateId }) => {
      const template = builtInTemplates.find(({ id }) => id === templateId) ?? builtInTemplates[0]!;
      for (const layer of composition.layers) {
        expect(layer.startSeconds).toBeGreaterThanOrEqual(0);
        expect(layer.endSeconds).toBeLessThanOrEqual(composition.durationSeconds + 1e-9);
        expect(layer.endSeconds).toBeGreaterThan(layer.startSeconds);
        if (layer.sceneIndex === undefined) continue;
        const next = composition.sceneStartsSeconds[layer.sceneIndex + 1] ?? composition.durationSeconds;
        expect(layer.startSeconds).toBeGreaterThanOrEqual(composition.sceneStartsSeconds[layer.sceneIndex]!);
        expect(layer.endSeconds).toBeLessThanOrEqual(next + template.transition.seconds + 1e-9);
      }
    });
  });

  test("every moment shows a scene's surface", () => {
    checkAll((composition) => {
      const surfaces = composition.layers.filter((layer) => layer.id.endsWith("/surface"));
      for (let step = 0; step < 40; step++) {
        const time = (composition.durationSeconds * step) / 40;
        expect(surfaces.some((layer) => layer.startSeconds <= time && time < layer.endSeconds)).toBe(true);
      }
    });
  });

  test("layers stand inside the canvas unless they are animated", () => {
    checkAll((composition) => {
      const canvas = { x: 0, y: 0, width: composition.width, height: composition.height };
      for (const layer of composition.layers) {
        if (layer.animations.length === 0) expect(isInside(layer.box, canvas), layer.id).toBe(true);
      }
    });
  });

  test("text rests inside the safe area, and no two texts of a scene touch", () => {
    checkAll((composition, { format }) => {
      const insets = safeInsetsOfFormat(format);
      const safe = {
        x: insets.left * composition.width,
        y: insets.top * composition.height,
        width: (1 - insets.left - insets.right) * composition.width,
        height: (1 - insets.top - insets.bottom) * composition.height,
      };
      const texts = textLayers(composition);
      for (const layer of texts) expect(isInside(layer.box, safe), layer.id).toBe(true);
      for (const [index, first] of texts.entries()) {
        for (const second of texts.slice(index + 1)) {
          if (first.sceneIndex !== second.sceneIndex) continue;
          expect(overlapArea(first.box, second.box), `${first.id} ${second.id}`).toBeLessThan(1);
        }
      }
    });
  });

  test("every text of the storyboard is in its scene", () => {
    checkAll((composition, { scenes }) => {
      for (const [sceneIndex, { slots }] of scenes.entries()) {
        for (const slot of Object.values(slots)) {
          if (slot.kind !== "text" || slot.text.trim() === "") continue;
          const written = textLayers(composition).filter((layer) => layer.sceneIndex === sceneIndex);
          expect(written.map((layer) => layer.text)).toContain(slot.text.trim());
        }
      }
    });
  });

  test("a scene with a picture shows it, and each picture is asked for once", () => {
    checkAll((composition, { scenes }) => {
      const used = scenes.flatMap(({ slots }) =>
        slots.picture?.kind === "picture" ? [slots.picture.assetId] : [],
      );
      expect([...composition.pictureIds].sort()).toEqual([...new Set(used)].sort());
    });
  });

  test("layer ids are unique and every font of a text is asked for", () => {
    checkAll((composition) => {
      const ids = composition.layers.map((layer) => layer.id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { font } of textLayers(composition)) expect(composition.fonts).toContainEqual(font);
    });
  });

  test("text is legible: AA contrast on its plate, its scrim over any picture, its card or its surface", () => {
    checkAll((composition) => {
      for (const layer of textLayers(composition)) {
        for (const ground of groundsOf(layer, composition)) {
          expect(contrastRatio(layer.color, ground), `${layer.id} on ${ground}`).toBeGreaterThanOrEqual(
            AA_TEXT,
          );
        }
      }
    });
  });

  test("the same storyboard gives the same composition, whatever the order of its keys", () => {
    fc.assert(
      fc.property(storyboard, (sample) => {
        const composition = resolveComposition(sample);
        expect(resolveComposition(structuredClone(sample))).toEqual(composition);
        expect(resolveComposition(reverseKeys(sample) as Storyboard)).toEqual(composition);
        expect(JSON.parse(JSON.stringify(composition))).toEqual(composition);
      }),
      { numRuns: 40 },
    );
  });
});

test("the size may be any; its format is the nearest", () => {
  const [sample] = fc.sample(storyboard, { numRuns: 1, seed: 1 });
  for (const size of [
    { width: 540, height: 960 },
    { width: 1280, height: 720 },
    { width: 800, height: 1000 },
  ]) {
    expect(resolveComposition(sample!, size)).toMatchObject(size);
  }
  for (const format of formats) expect(formatOfSize(sizeOfFormat(format))).toBe(format);
  expect(formatOfSize({ width: 800, height: 880 })).toBe("1:1");
  expect(formatOfSize({ width: 800, height: 1000 })).toBe("4:5");
});

test("right-to-left scenes are mirrored", () => {
  const scenes: Scene[] = [
    {
      id: "one",
      role: "proof",
      durationSeconds: 3,
      slots: {
        picture: { kind: "picture", assetId: "a", alt: "", focusX: 0.5, focusY: 0.5 },
        headline: { kind: "text", text: "1" },
      },
    },
  ];
  const base: Storyboard = {
    version: 2,
    title: "T",
    language: "en",
    format: "16:9",
    scenes,
    templateId: "editorial",
    seed: 1,
    music: null,
  };
  const centre = (composition: Composition, id: string) => {
    const { box } = composition.layers.find((layer) => layer.id === id)!;
    return (box.x + box.width / 2) / composition.width;
  };
  const english = resolveComposition(base);
  const arabic = resolveComposition({ ...base, language: "ar" });
  for (const id of ["scene-0/picture", "scene-0/headline"]) {
    expect(centre(arabic, id)).toBeCloseTo(1 - centre(english, id), 6);
  }
});

function overlapArea(first: Box, second: Box): number {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Colours that may lie behind a text: all of them must keep it legible. */
function groundsOf(text: TextLayer, composition: Composition): string[] {
  if (text.plate) return [text.plate.color];
  const below = composition.layers
    .slice(0, composition.layers.indexOf(text))
    .filter((layer) => layer.sceneIndex === text.sceneIndex && overlapArea(layer.box, text.box) > 1);
  return below.reduce<string[]>((grounds, layer) => [...new Set(paintOver(grounds, layer, text.box))], []);
}

function paintOver(grounds: string[], layer: Layer, box: Box): string[] {
  const covers = isInside(box, layer.box);
  switch (layer.kind) {
    case "picture":
      return covers ? ["#ffffff", "#000000"] : [...grounds, "#ffffff", "#000000"];
    case "shape": {
      if (!layer.color.startsWith("#")) return grounds;
      return covers && layer.shape === "rectangle" ? [layer.color] : [...grounds, layer.color];
    }
    case "gradient": {
      const edges = layer.radial ? [0, 1] : alphasBehind(layer, box);
      const color = hexOf(layer.stops[0]!.color);
      const peak = layer.radial ? alphaOf(layer.stops[0]!.color) : 0;
      const alphas = layer.radial ? [0, peak] : edges;
      return grounds.flatMap((ground) => alphas.map((alpha) => blend(ground, color, alpha)));
    }
    default:
      return grounds;
  }
}

/** Opacity of a gradient along an axis at both ends of a box; scrims are darkest at or beyond the text. */
function alphasBehind(layer: GradientLayer, box: Box): number[] {
  const at = (x: number, y: number) => {
    const horizontal = (x - layer.box.x) / layer.box.width;
    const vertical = (y - layer.box.y) / layer.box.height;
    const offset = { 0: horizontal, 90: vertical, 180: 1 - horizontal, 270: 1 - vertical }[
      layer.angleDegrees
    ]!;
    const next = layer.stops.findIndex((stop) => stop.offset >= offset);
    if (next <= 0) return alphaOf(layer.stops.at(next === 0 ? 0 : -1)!.color);
    const [low, high] = [layer.stops[next - 1]!, layer.stops[next]!];
    const share = high.offset > low.offset ? (offset - low.offset) / (high.offset - low.offset) : 1;
    return alphaOf(low.color) + (alphaOf(high.color) - alphaOf(low.color)) * share;
  };
  return [at(box.x, box.y), at(box.x + box.width, box.y + box.height)];
}

function alphaOf(color: string): number {
  return Number(/,([\d.]+)\)$/.exec(color)?.[1] ?? 1);
}

function hexOf(color: string): string {
  const bytes = color.match(/\d+/g)!.slice(0, 3).map(Number);
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function reverseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, reverseKeys(inner)]),
  );
}
