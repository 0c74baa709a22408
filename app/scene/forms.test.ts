import { expect, test } from "vitest";
import { formOfStoryboard, formOfTemplate } from "~/scene/forms";
import { builtInLibrary } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { parseFigure } from "~/scene/text/parse-figure";

const base: Storyboard = {
  version: 3,
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
