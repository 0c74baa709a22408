import { expect, test } from "vitest";
import { fillStoryboard, formOfStoryboard, formOfTemplate } from "~/scene/forms";
import { builtInLibrary } from "~/scene/library";
import { type MediaContent, parseStoryboard, type Storyboard } from "~/scene/storyboard";
import { parseFigure } from "~/scene/text/parse-figure";

const base: Storyboard = {
  version: 2,
  title: "Autumn",
  language: "en",
  format: "9:16",
  templateId: "editorial",
  seed: 1,
  music: null,
  scenes: [
    {
      id: "a",
      role: "hook",
      durationSeconds: 3,
      slots: { label: { kind: "text", text: "New" }, headline: { kind: "text", text: "Old words" } },
    },
    { id: "b", role: "offer", durationSeconds: 3, slots: {}, layoutId: "price" },
    { id: "c", role: "point", durationSeconds: 3, slots: {}, layoutId: "checklist" },
    { id: "d", role: "point", durationSeconds: 3, slots: {}, layoutId: "icon-point" },
  ],
};
const photo: MediaContent = { kind: "picture", assetId: "asset-1", alt: "", focusX: 0.5, focusY: 0.5 };
const findMedia = (written: string) => (written === "jumper.jpg" ? photo : null);
const fill = (row: Record<string, string>) => fillStoryboard(base, formOfStoryboard(base), row, findMedia);

test("a template's form has a field for every slot of its layouts, each once, with the widest limits", () => {
  for (const template of builtInLibrary.templates.values()) {
    const fields = formOfTemplate(template);
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["hook.headline", "hook.picture", "action.action"]));
    const headline = fields.find(({ name }) => name === "hook.headline")!;
    expect(headline).toMatchObject({ kind: "text", required: true, label: "Hook · Headline" });
    const limits = template.layouts.hook.map((id) => builtInLibrary.layouts.get(id)?.slots.headline);
    const widest = Math.max(...limits.map((slot) => (slot?.kind === "text" ? slot.maxCharacters : 0)));
    expect(headline.limits.maxCharacters).toBe(widest);
  }
});

test("scenes of one role are told apart; a pinned layout decides what its scene asks for", () => {
  const fields = formOfStoryboard(base);
  const named = (name: string) => fields.find((field) => field.name === name);
  expect(named("offer.figure")).toMatchObject({ kind: "number", required: true });
  expect(named("offer.picture")).toMatchObject({ kind: "media", required: true });
  expect(named("point.body")).toMatchObject({ kind: "lines", limits: { minLines: 2, maxLines: 6 } });
  expect(named("point-2.icon")).toMatchObject({ kind: "icon", required: true });
  expect(named("point-2.picture")).toBeUndefined();
});

test("a row fills text, lines, numbers, icons and pictures; what it does not name stays", () => {
  const { storyboard, problems } = fill({
    "hook.headline": " New words ",
    "offer.figure": "€24.90",
    "offer.picture": "jumper.jpg",
    "point.body": "One; Two; Three",
    "point-2.icon": "Map pin",
    unknown: "ignored",
  });
  expect(problems).toEqual([]);
  expect(parseStoryboard(structuredClone(storyboard))).toEqual(storyboard);
  const [hook, offer, point, second] = storyboard.scenes;
  expect(hook!.slots).toEqual({
    label: { kind: "text", text: "New" },
    headline: { kind: "text", text: "New words" },
  });
  expect(offer!.slots.figure).toEqual({ kind: "number", value: 24.9, from: 0, decimals: 2, unit: "EUR" });
  expect(offer!.slots.picture).toEqual(photo);
  expect(point!.slots.body).toEqual({ kind: "text", text: "One\nTwo\nThree" });
  expect(second!.slots.icon).toEqual({ kind: "icon", name: "map-pin" });
  expect(base.scenes[0]!.slots.headline).toEqual({ kind: "text", text: "Old words" });
});

test("what cannot be read leaves what was there and says what to do; empty cells clear what may be empty", () => {
  const { storyboard, problems } = fill({
    "hook.label": "",
    "hook.headline": "",
    "offer.figure": "soon",
    "offer.picture": "gone.jpg",
    "point.body": "Only one",
    "point-2.icon": "unicorn",
    "point-2.headline": "x".repeat(401),
  });
  expect(storyboard.scenes[0]!.slots).toEqual({ headline: { kind: "text", text: "Old words" } });
  expect(Object.fromEntries(problems.map(({ field, code }) => [field, code]))).toEqual({
    "hook.headline": "missing",
    "offer.figure": "not-a-number",
    "offer.picture": "unknown-media",
    "point.body": "too-few-lines",
    "point-2.icon": "unknown-icon",
    "point-2.headline": "too-long",
  });
  expect(storyboard.scenes[1]!.slots).toEqual({});
});

test.each([
  ["24.90", "en", 24.9, 2, null],
  ["1.299,50 €", "de", 1299.5, 2, "EUR"],
  ["$1,200", "en", 1200, 0, "USD"],
  ["CHF 1’200.50", "de-CH", 1200.5, 2, "CHF"],
  ["87 %", "fr", 87, 0, "percent"],
  ["−30%", "en", -30, 0, "percent"],
  ["1.234", "de", 1234, 0, null],
  ["1.234", "en", 1.234, 3, null],
  ["12 500,5 ₽", "ru", 12500.5, 1, "RUB"],
  ["٪٨٧", "ar", 87, 0, "percent"],
  ["₹१,२००", "hi", 1200, 0, "INR"],
] as const)("%s in %s is %d", (typed, language, value, decimals, unit) => {
  expect(parseFigure(typed, language)).toEqual({ value, decimals, unit });
});

test("text without a number is none", () => {
  expect(parseFigure("soon", "en")).toBeNull();
});
