import fc from "fast-check";
import { expect, test } from "vitest";
import { formats } from "~/domain/video/format";
import { soundEffects } from "~/domain/video/sound-effect";
import { layersWithin } from "~/scene/layers-within";
import { builtInLayouts } from "~/scene/layouts/built-in-layouts";
import { resolveComposition } from "~/scene/resolve-composition";
import { storyboardSchema } from "~/scene/storyboard";
import { builtInTemplates } from "~/scene/templates/built-in-templates";
import { transitionKinds } from "~/scene/templates/template";

/** Storyboards with all that a person may add and change; what the schema refuses is left out by `filter`. */

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const optional = <Fields extends Record<string, fc.Arbitrary<unknown>>>(fields: Fields) =>
  fc.record(fields, { requiredKeys: [] });
const sceneIds = ["one", "two", "three"];
const text = fc.constantFrom("Baked at night", "Nur 4,50 €", "夜に焼く", "a\nb\nc", "مخبوز ليلا", "");
const color = fc.constantFrom("#112233", "#ffffff", "#d04020");
const seconds = fc.oneof(between(-3, 3), fc.constantFrom(0, -600, 600));
const placement = fc.record({
  centerX: between(-2, 3),
  centerY: between(-2, 3),
  width: between(0.001, 8),
  height: between(0.001, 8),
});
const keyframe = fc.record({
  seconds,
  value: between(-5, 5),
  easing: fc.constantFrom("linear", "hold", "out-back", "spring"),
});
const changes = optional({
  placement,
  rotationDegrees: between(-3600, 3600),
  crop: fc.record({ left: between(0, 1), top: between(0, 1), right: between(0, 1), bottom: between(0, 1) }),
  text: optional({ size: between(0.1, 10), lineHeight: between(0.7, 3), letterSpacingEm: between(-0.2, 1) }),
  isHidden: fc.boolean(),
  opacity: between(0, 1),
  order: fc.integer({ min: -1000, max: 1000 }),
  cornerRadius: between(0, 0.5),
  blur: between(0, 0.2),
  blend: fc.constantFrom("normal", "multiply", "screen"),
  flipX: fc.boolean(),
  color,
  mask: fc.constantFrom(null, { shape: "ellipse", x: -1, y: 0, width: 0.5, height: 4 }),
  motion: optional({
    enter: fc.record({ kind: fc.constantFrom("none", "rise", "type", "wipe"), seconds: between(0, 10) }),
    exit: fc.record({ kind: fc.constantFrom("none", "sink", "zoom", "blur"), seconds: between(0, 10) }),
  }),
  keyframes: optional(
    Object.fromEntries(
      ["x", "scale", "rotation", "opacity", "blur", "cropLeft", "gain"].map((property) => [
        property,
        fc.array(keyframe, { minLength: 1, maxLength: 4 }),
      ]),
    ),
  ),
  formats: optional({ "1:1": optional({ placement, isHidden: fc.boolean() }) }),
});
const media = { assetId: fc.constant("a"), alt: text, focusX: between(0, 1), focusY: between(0, 1) };
const fit = fc.constantFrom("cover", "contain");
const clip = {
  ...media,
  trimStartSeconds: between(0, 9),
  trimEndSeconds: fc.option(between(0.1, 9)),
  speed: between(0.25, 4),
  loop: fc.boolean(),
  gain: between(0, 1),
};
const content = fc.oneof(
  fc.record({ kind: fc.constant("text"), text }),
  fc.record({ kind: fc.constant("picture"), fit, ...media }),
  fc.record({ kind: fc.constant("clip"), fit, ...clip }),
  fc.record({ kind: fc.constant("shape"), shape: fc.constantFrom("rectangle", "star", "arrow", "line") }),
  fc.record({ kind: fc.constant("icon"), name: fc.constantFrom("heart", "gone") }),
  fc.record({ kind: fc.constant("qr"), text: fc.constant("https://example.com/") }),
  fc.record({
    kind: fc.constant("progress"),
    shape: fc.constantFrom("bar", "ring"),
    of: fc.constant("scene"),
  }),
  fc.record({
    kind: fc.constant("drawing"),
    strokes: fc.array(
      fc.record({
        points: fc.array(between(-2, 3), { minLength: 2, maxLength: 9 }),
        width: between(0.001, 0.2),
        color,
      }),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant("countdown"),
    endsAt: fc.constantFrom("1999-01-01T00:00:00Z", "2099-01-01T00:00:00Z"),
    from: fc.constantFrom("days", "minutes"),
    over: text,
  }),
);
const within = fc.oneof(
  fc.record({ to: fc.constantFrom("start", "end"), seconds }),
  fc.record({ to: fc.constant("word"), wordIndex: fc.integer({ min: 0, max: 3 }), seconds }),
);
const across = fc.oneof(
  fc.record({ to: fc.constantFrom("video-start", "video-end"), seconds }),
  fc.record({
    to: fc.constantFrom("scene-start", "scene-end", "word"),
    sceneId: fc.constantFrom(...sceneIds, "gone"),
    wordIndex: fc.constant(1),
    seconds,
  }),
);
const overlayContent = fc.oneof(
  content,
  fc.record({ kind: fc.constant("logo") }),
  fc.record({
    kind: fc.constant("lower-third"),
    title: text,
    subtitle: text,
    style: fc.constantFrom("bar", "card", "line"),
  }),
);
const added = (what: fc.Arbitrary<unknown>, at: fc.Arbitrary<unknown>) =>
  fc.dictionary(
    fc.constantFrom("a", "b", "c"),
    fc
      .tuple(fc.record({ content: what, start: at, end: at }), changes)
      .map(([item, change]) => ({ ...change, ...item })),
    { maxKeys: 3, noNullPrototype: true },
  );
const caption = fc
  .record({
    startSeconds: between(-2, 9),
    lasts: between(0, 3),
    text: fc.constantFrom("Baked", "at night, at night"),
  })
  .map(({ lasts, ...one }) => ({ ...one, endSeconds: one.startSeconds + lasts }));
const scene = (id: string) =>
  fc
    .tuple(
      fc.record({
        role: fc.constantFrom("hook", "point", "action"),
        durationSeconds: between(0.2, 6),
        slots: optional({
          headline: text.map((words) => ({ kind: "text", text: words })),
          body: text.map((words) => ({ kind: "text", text: words })),
          picture: fc.record({ kind: fc.constant("clip"), ...clip }),
        }),
      }),
      optional({
        layoutId: fc.constantFrom(...builtInLayouts.map((layout) => layout.id)),
        keptLook: fc.record({
          templateId: fc.constantFrom(...builtInTemplates.map((template) => template.id)),
          seed: fc.constant(1),
          layoutId: fc.constantFrom(...builtInLayouts.map((layout) => layout.id)),
          ground: fc.nat({ max: 9 }),
        }),
        transition: optional({ kind: fc.constantFrom(...transitionKinds), seconds: between(0, 3) }),
        overrides: optional({ headline: changes, picture: changes, background: changes, gone: changes }),
        elements: added(content, within),
        captions: optional({
          en: fc.array(caption, { maxLength: 3 }),
          de: fc.array(caption, { maxLength: 2 }),
        }),
        voice: fc.constant({
          assetId: "v",
          durationSeconds: 1.5,
          text: "Baked at night",
          words: [
            { text: "Baked", startSeconds: 0, endSeconds: 0.5 },
            { text: "at night", startSeconds: 0.5, endSeconds: 1.4 },
          ],
        }),
      }),
    )
    .map(([base, more]) => ({ id, ...base, ...more }));
const sound = fc
  .tuple(
    fc.record({
      source: fc.oneof(
        fc.record({
          kind: fc.constant("effect"),
          effectId: fc.constantFrom(soundEffects[0]?.id ?? "", "gone"),
        }),
        fc.record({
          kind: fc.constant("file"),
          assetId: fc.constant("s"),
          trimStartSeconds: between(0, 5),
          trimEndSeconds: fc.option(between(0, 5)),
        }),
      ),
      start: across,
      gain: between(0, 1),
    }),
    optional({
      end: across,
      fadeInSeconds: between(0, 9),
      fadeOutSeconds: between(0, 9),
      loops: fc.boolean(),
      curve: fc.array(fc.record({ seconds: between(0, 9), gain: between(0, 2) }), { maxLength: 3 }),
    }),
  )
  .map(([base, more]) => ({ ...base, ...more }));
const storyboards = fc
  .tuple(
    fc.record({
      format: fc.constantFrom(...formats),
      templateId: fc.constantFrom(...builtInTemplates.map(({ id }) => id)),
      seed: fc.nat(),
      language: fc.constantFrom("en", "ar"),
      scenes: fc.tuple(...sceneIds.map(scene)),
      music: fc.constantFrom(null, { bedId: "quiet-glass", gain: 0.5, cutsOnBeats: true as const }),
    }),
    optional({
      captions: fc.record({
        show: fc.constant(true),
        style: fc.constantFrom("karaoke", "line", "word"),
        secondLanguage: fc.constant("de"),
        showsRepeats: fc.boolean(),
      }),
      overlays: added(overlayContent, across),
      sounds: fc.dictionary(fc.constantFrom("a", "b"), sound, { noNullPrototype: true }),
    }),
  )
  .map(([base, more]) => storyboardSchema.safeParse({ version: 3, title: "Any", ...base, ...more }));

/** Where a value holds a number that is none, by its path. */
function notFinite(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => notFinite(each, `${path}/${name}`));
}

test("whatever a person adds or changes gives a video: finite, each layer once and within its time", () => {
  let read = 0;
  fc.assert(
    fc.property(storyboards, ({ success, data }) => {
      if (!success) return;
      read += 1;
      const composition = resolveComposition(data, undefined, undefined, { nowMs: 1.7e12 });
      const layers = layersWithin(composition.layers);
      expect(notFinite(composition)).toEqual([]);
      expect(layers.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
      const outside = layers.filter(
        ({ startSeconds, endSeconds }) =>
          startSeconds < -1e-6 ||
          endSeconds < startSeconds - 1e-6 ||
          endSeconds > composition.durationSeconds + 1e-6,
      );
      expect(outside.map(({ id, startSeconds, endSeconds }) => [id, startSeconds, endSeconds])).toEqual([]);
    }),
    { numRuns: 120, seed: 16 },
  );
  expect(read).toBeGreaterThan(100);
}, 60_000);
