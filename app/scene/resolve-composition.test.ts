import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Format, formats } from "~/domain/video/format";
import { sceneRoles } from "~/domain/video/scene-role";
import type {
  Box,
  Composition,
  CounterLayer,
  GradientLayer,
  Layer,
  ShapeLayer,
  TextLayer,
} from "~/scene/composition";
import { AA_TEXT, blend, contrastRatio } from "~/scene/contrast";
import { formatOfSize, safeInsets, sizeOfFormat } from "~/scene/format-size";
import { layersWithin } from "~/scene/layers-within";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import type { Layout } from "~/scene/layouts/layout";
import { builtInLibrary } from "~/scene/library";
import { chooseSceneDesigns, paletteOf } from "~/scene/resolve/scene-design";
import { resolveComposition } from "~/scene/resolve-composition";
import { type Scene, type Storyboard, storyboardSchema } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { alignedFrom } from "~/scene/text/script";

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
const text = (maxWords: number, separator = " ") =>
  fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: maxWords })
    .map((chosen) => ({ kind: "text" as const, text: chosen.join(separator).slice(0, 400) }));
const lines = fc
  .array(
    fc
      .tuple(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }), fc.boolean())
      .map(([chosen, isDivided]) => (isDivided ? `${chosen.join(" ")} | ${chosen[0]}` : chosen.join(" "))),
    { minLength: 2, maxLength: 7 },
  )
  .map((chosen) => ({ kind: "text" as const, text: chosen.join("\n").slice(0, 400) }));
const mediaFields = {
  assetId: fc.constantFrom("a", "b", "c"),
  alt: fc.constant(""),
  focusX: fc.double({ min: 0, max: 1, noNaN: true }),
  focusY: fc.double({ min: 0, max: 1, noNaN: true }),
};
const picture = fc.record({ kind: fc.constant("picture" as const), ...mediaFields });
const clip = fc.record({
  kind: fc.constant("clip" as const),
  ...mediaFields,
  assetId: fc.constantFrom("film", "take"),
  trimStartSeconds: fc.constantFrom(0, 2),
  trimEndSeconds: fc.constantFrom(null, 6),
  speed: fc.constantFrom(0.5, 1, 2),
  loop: fc.boolean(),
  gain: fc.constant(0),
});
const media = fc.oneof(picture, clip);
const figure = fc.record({
  kind: fc.constant("number" as const),
  value: fc.constantFrom(0, 4.6, 87, 1299.5, 1_250_000),
  from: fc.constantFrom(0, 30),
  decimals: fc.constantFrom(0, 2),
  unit: fc.constantFrom(null, "percent", "EUR", "JPY", "XXX"),
});
const icon = fc.record({ kind: fc.constant("icon" as const), name: fc.constantFrom("heart", "gone") });
const scene: fc.Arbitrary<Scene> = fc.record(
  {
    id: fc.string({ minLength: 1, maxLength: 8 }),
    role: fc.constantFrom(...sceneRoles),
    slots: fc
      .record(
        {
          label: text(6),
          headline: text(24),
          body: fc.oneof(text(50), lines),
          action: text(5),
          picture: media,
          "picture-2": media,
          figure,
          icon,
        },
        { requiredKeys: [] },
      )
      .map((slots) => slots as Scene["slots"]),
    durationSeconds: fc.double({ min: 1, max: 20, noNaN: true }),
    layoutId: fc.constantFrom(...builtInLayouts.map(({ id }) => id), "gone"),
  },
  { requiredKeys: ["id", "role", "slots", "durationSeconds"] },
) as fc.Arbitrary<Scene>;
const storyboard: fc.Arbitrary<Storyboard> = fc.record({
  version: fc.constant(3 as const),
  title: fc.constant("Sample"),
  language: fc.constantFrom("en", "ar", "ja", "hi", "de-AT", "not a tag"),
  format: fc.constantFrom(...formats),
  platform: fc.constantFrom("tiktok" as const, "reels" as const, "stories" as const, undefined),
  scenes: fc.array(scene, { minLength: 1, maxLength: 6 }),
  templateId: fc.constantFrom(...builtInTemplates.map((template) => template.id), "gone"),
  seed: fc.integer({ min: 0, max: 0xffffffff }),
  music: fc.constantFrom(null, { bedId: "quiet-glass", gain: 0.6 }),
});

/** Made once for all tests: resolving is what takes the time. */
const samples = fc
  .sample(storyboard, { numRuns: 140, seed: 7 })
  .map((sample) => [resolveComposition(sample), sample] as const);
/** Every layout in every format, pinned, with all it has slots for. */
const everyLayout = (language: string, headline: string, format: Format): Storyboard => ({
  version: 3,
  title: "Every layout",
  language,
  format,
  templateId: "editorial",
  seed: 3,
  music: null,
  scenes: builtInLayouts.map((layout, index) => ({
    id: layout.id,
    role: layout.roles[0]!,
    durationSeconds: 3,
    layoutId: layout.id,
    slots: filledSlots(layout, headline, index),
  })),
});

function filledSlots(layout: Layout, headline: string, index: number): Scene["slots"] {
  const line = (value: string) => ({ kind: "text" as const, text: value });
  const isList = layout.slots.body?.kind === "list";
  const rows = Array.from({ length: 2 + (index % 4) }, (_, row) => `${headline} | ${row + 1} €`).join("\n");
  const fields = { alt: "", focusX: 0.5, focusY: 0.5 };
  const number = layout.slots.figure;
  const isPercent = number?.kind === "number" && number.unit === "percent";
  return {
    label: line(headline.slice(0, 24)),
    headline: line(headline),
    body: line(isList ? rows.slice(0, 400) : `${headline} ${headline}`),
    action: line(headline.slice(0, 18)),
    icon: { kind: "icon", name: "heart" },
    figure: { kind: "number", value: 4, from: 0, decimals: 1, unit: isPercent ? "percent" : null },
    ...(layout.slots.picture
      ? {
          picture: { kind: "picture", assetId: "a", ...fields },
          "picture-2": { kind: "picture", assetId: "b", ...fields },
        }
      : {}),
  };
}

for (const format of formats) {
  for (const [language, headline] of [
    ["en", "Made slowly, worn for years"],
    [
      "de",
      "Donaudampfschifffahrtsgesellschaftskapitänsmütze und alles, was sonst dazu gehört, inklusive Versand",
    ],
    ["ar", "صُنع على مهل ليدوم سنوات"],
    ["ja", "ゆっくり作り、長く着る。"],
    ["hi", "धीरे-धीरे बना, बरसों तक पहना"],
  ] as const) {
    const sample = everyLayout(language, headline, format);
    // Only tall videos have controls over them.
    for (const platform of format === "9:16" ? ([undefined, "tiktok"] as const) : [undefined]) {
      const shown = platform ? { ...sample, platform } : sample;
      samples.push([resolveComposition(shown), shown]);
    }
  }
}

const checkAll = (predicate: (composition: Composition, storyboard: Storyboard) => void) => {
  for (const [index, [composition, sample]] of samples.entries()) {
    try {
      predicate(composition, sample);
    } catch (error) {
      const layouts = sample.scenes.slice(0, 6).map(({ layoutId }) => layoutId);
      if (error instanceof Error) error.message += `\nin sample ${index}: ${sample.format} ${layouts}`;
      throw error;
    }
  }
};
type Written = TextLayer | CounterLayer;
/** Texts that are read where they stand: not those that run through the picture or are cut out of it. */
const textLayers = (composition: Composition) =>
  composition.layers.filter((layer): layer is Written => layer.kind === "text" || layer.kind === "counter");
const allLayers = (composition: Composition) => layersWithin(composition.layers);
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
      const { durationSeconds, sceneStartsSeconds } = composition;
      const wrong = composition.layers.filter(({ startSeconds, endSeconds, sceneIndex }) => {
        if (startSeconds < 0 || endSeconds > durationSeconds + 1e-9 || endSeconds <= startSeconds)
          return true;
        if (sceneIndex === undefined) return false;
        const next = sceneStartsSeconds[sceneIndex + 1] ?? durationSeconds;
        return (
          startSeconds < sceneStartsSeconds[sceneIndex]! ||
          endSeconds > next + template.transition.seconds + 1e-9
        );
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
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

  test("what is looked at stands inside the canvas unless it is animated", () => {
    checkAll((composition) => {
      const canvas = { x: 0, y: 0, width: composition.width, height: composition.height };
      for (const layer of composition.layers) {
        // Panels reach beyond the edges, and so does what is out of focus, or the edges would show through.
        const mayReach = layer.kind === "shape" || layer.blur !== undefined;
        if (layer.animations.length === 0 && !mayReach) {
          expect(isInside(layer.box, canvas), layer.id).toBe(true);
        }
      }
    });
  });

  test("text rests inside the safe area, and no two texts of a scene touch", () => {
    checkAll((composition, { format, platform }) => {
      const insets = safeInsets(format, platform);
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

  test("every word of the storyboard is in its scene", () => {
    checkAll((composition, { scenes }) => {
      for (const [sceneIndex, { slots }] of scenes.entries()) {
        const written = allLayers(composition)
          .flatMap((layer) => (layer.kind === "text" && layer.sceneIndex === sceneIndex ? [layer.text] : []))
          .join(" ")
          .replaceAll("-\n", "");
        for (const slot of Object.values(slots)) {
          if (slot.kind !== "text") continue;
          for (const word of slot.text.split(/[\s|]+/u)) expect(written).toContain(word);
        }
      }
    });
  });

  test("a scene with a picture or clip shows it, but for layouts chosen by hand; each is asked for once", () => {
    checkAll((composition, { scenes }) => {
      const asked = [...composition.pictureIds, ...composition.clipIds];
      expect(new Set(asked).size).toBe(asked.length);
      for (const { slots, layoutId } of scenes) {
        const { picture: own } = slots;
        if (own?.kind === "picture" && !layoutId) expect(composition.pictureIds).toContain(own.assetId);
        if (own?.kind === "clip" && !layoutId) expect(composition.clipIds).toContain(own.assetId);
      }
      const shown = allLayers(composition).flatMap((layer) =>
        layer.kind === "picture" || layer.kind === "clip" ? [layer.assetId] : [],
      );
      expect([...new Set(shown)].sort()).toEqual(asked.sort());
    });
  });

  test("a scene's number is shown where the layout is not chosen by hand", () => {
    checkAll((composition, { scenes }) => {
      for (const [sceneIndex, { slots, layoutId }] of scenes.entries()) {
        if (!slots.figure || layoutId) continue;
        const shown = composition.layers.filter(
          (layer) =>
            layer.sceneIndex === sceneIndex && (layer.kind === "counter" || layer.id.includes("-star-")),
        );
        expect(shown.length).toBeGreaterThan(0);
      }
    });
  });

  test("a price never counts: on its way it would be another", () => {
    checkAll((composition) => {
      for (const layer of textLayers(composition)) {
        if (layer.kind !== "counter" || layer.unit === null || layer.unit === "percent") continue;
        expect(layer.from, layer.id).toBe(layer.to);
      }
    });
  });

  test("layer ids are unique and every font of a text is asked for", () => {
    checkAll((composition) => {
      const ids = allLayers(composition).map((layer) => layer.id);
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      for (const { font } of textLayers(composition)) expect(composition.fonts).toContainEqual(font);
    });
  });

  test("text is legible: AA contrast on its plate, its scrim over any picture, its card or its surface", () => {
    checkAll((composition) => {
      for (const layer of textLayers(composition)) {
        const faint = backgroundsOf(layer, composition).filter(
          (background) => contrastRatio(layer.color, background) < AA_TEXT,
        );
        expect(faint, `${layer.id} in ${layer.color}`).toEqual([]);
      }
    });
  });

  test("neighbouring scenes have different layouts", () => {
    for (const [, sample] of samples.slice(0, 80)) {
      const template = builtInTemplates.find(({ id }) => id === sample.templateId) ?? builtInTemplates[0]!;
      const palette = paletteOf(template, sample.seed);
      const chosen = sample.scenes.map(({ layoutId: _pinned, ...scene }) => scene);
      const designs = chooseSceneDesigns({ ...sample, scenes: chosen }, template, palette, builtInLibrary);
      for (const [index, { layout }] of designs.slice(1).entries()) {
        const { slots } = chosen[index + 1]!;
        const isSpecial =
          slots.figure !== undefined || /\n/.test((slots.body as { text?: string })?.text ?? "");
        if (!isSpecial) expect(layout.id).not.toBe(designs[index]!.layout.id);
      }
    }
  });

  test("the same storyboard gives the same composition, whatever the order of its keys", () => {
    fc.assert(
      fc.property(storyboard, (sample) => {
        const composition = resolveComposition(sample);
        expect(resolveComposition(structuredClone(sample))).toEqual(composition);
        expect(resolveComposition(reverseKeys(sample) as Storyboard)).toEqual(composition);
        expect(JSON.parse(JSON.stringify(composition))).toEqual(composition);
      }),
      { numRuns: 25 },
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
      layoutId: "split",
      slots: {
        picture: { kind: "picture", assetId: "a", alt: "", focusX: 0.5, focusY: 0.5 },
        headline: { kind: "text", text: "1" },
      },
    },
  ];
  const base: Storyboard = {
    version: 3,
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
  for (const id of ["scene-0/photo", "scene-0/headline"]) {
    expect(centre(arabic, id)).toBeCloseTo(1 - centre(english, id), 6);
  }
});

test("a scene in right-to-left words is mirrored in a video of another language, the others are not", () => {
  const scene = (id: string, headline: string): Scene => ({
    id,
    role: "point",
    durationSeconds: 3,
    slots: {
      headline: { kind: "text", text: headline },
      picture: { kind: "picture", assetId: "a", alt: "", focusX: 0.5, focusY: 0.5 },
    },
  });
  const resolve = (second: string, language = "en") =>
    resolveComposition({
      version: 3,
      title: "T",
      language,
      format: "16:9",
      scenes: [scene("one", "Made slowly"), scene("two", second)],
      templateId: "editorial",
      seed: 1,
      music: null,
    });
  const centre = ({ layers, width }: Composition, id: string) => {
    const { box } = layers.find((layer) => layer.id === id)!;
    return (box.x + box.width / 2) / width;
  };
  const arabic = "صُنع على مهل";
  for (const part of ["photo", "headline"]) {
    const mixed = resolve(arabic);
    expect(centre(mixed, `scene-0/${part}`)).toBeCloseTo(centre(resolve("Made"), `scene-0/${part}`), 6);
    expect(centre(mixed, `scene-1/${part}`)).toBeCloseTo(centre(resolve(arabic, "ar"), `scene-1/${part}`), 6);
  }
});

test("text starts at the right where it runs from there, or where its language does", () => {
  expect(alignedFrom("خبز طازج", "en")).toBe("rtl");
  expect(alignedFrom("Argan Bio", "ar")).toBe("rtl");
  expect(alignedFrom("Fresh bread خبز", "en")).toBe("ltr");
  expect(alignedFrom("30%", "en")).toBe("ltr");
});

function overlapArea(first: Box, second: Box): number {
  const width = Math.min(first.x + first.width, second.x + second.width) - Math.max(first.x, second.x);
  const height = Math.min(first.y + first.height, second.y + second.height) - Math.max(first.y, second.y);
  return Math.max(0, width) * Math.max(0, height);
}

/** Colours that may lie behind a text: all of them must keep it legible. */
function backgroundsOf(text: Written, composition: Composition): string[] {
  if (text.plate) return [text.plate.color];
  const below = composition.layers
    .slice(0, composition.layers.indexOf(text))
    .filter((layer) => layer.sceneIndex === text.sceneIndex)
    .flatMap((layer) => layersWithin([layer]))
    .filter((layer) => overlapArea(layer.box, text.box) > 1);
  return below.reduce<string[]>(
    (backgrounds, layer) => [...new Set(paintOver(backgrounds, layer, text.box))],
    [],
  );
}

function paintOver(backgrounds: string[], layer: Layer, box: Box): string[] {
  const covers = isInside(box, layer.box);
  switch (layer.kind) {
    case "picture":
    case "clip":
      return covers ? ["#ffffff", "#000000"] : [...backgrounds, "#ffffff", "#000000"];
    case "shape": {
      if (!layer.color.startsWith("#")) {
        const [color, alpha] = [hexOf(layer.color), alphaOf(layer.color)];
        const tinted = backgrounds.map((background) => blend(background, color, alpha));
        return covers ? tinted : [...backgrounds, ...tinted];
      }
      const line = layer.strokeWidth ?? 0;
      const hollow = {
        x: layer.box.x + line,
        y: layer.box.y + line,
        width: layer.box.width - 2 * line,
        height: layer.box.height - 2 * line,
      };
      if (line > 0 && layer.shape === "rectangle" && isInside(box, hollow)) return backgrounds;
      return coversBox(layer, box) ? [layer.color] : [...backgrounds, layer.color];
    }
    case "gradient": {
      const edges = layer.radial ? [0, 1] : alphasBehind(layer, box);
      const color = hexOf(layer.stops[0]!.color);
      const peak = layer.radial ? alphaOf(layer.stops[0]!.color) : 0;
      const alphas = layer.radial ? [0, peak] : edges;
      return backgrounds.flatMap((background) => alphas.map((alpha) => blend(background, color, alpha)));
    }
    default:
      return backgrounds;
  }
}

/** Whether every corner of a box lies inside a shape. */
function coversBox(layer: ShapeLayer, box: Box): boolean {
  if (layer.strokeWidth !== undefined || !isInside(box, layer.box)) return false;
  const corners = [0, 1].flatMap((right) =>
    [0, 1].map((below) => ({
      x: (box.x + right * box.width - layer.box.x) / layer.box.width,
      y: (box.y + below * box.height - layer.box.y) / layer.box.height,
    })),
  );
  if (layer.shape === "ellipse") {
    return corners.every(({ x, y }) => (x - 0.5) ** 2 + (y - 0.5) ** 2 <= 0.25);
  }
  if (layer.shape !== "path" || layer.path === undefined) return true;
  const numbers = layer.path.match(/[\d.]+/g)!.map((token) => Number(token) / 100);
  const points = numbers.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: numbers[index + 1]! }] : []));
  return corners.every((corner) => isInPolygon(corner, points));
}

function isInPolygon({ x, y }: { x: number; y: number }, points: { x: number; y: number }[]): boolean {
  const crossings = points.filter((from, index) => {
    const to = points[(index + 1) % points.length]!;
    if (from.y > y === to.y > y) return false;
    return x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x);
  });
  return crossings.length % 2 === 1;
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
