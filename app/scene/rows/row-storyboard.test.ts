import { expect, test } from "vitest";
import type { Column, Mapping, Row } from "~/domain/rows/table";
import { builtInLibrary } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";
import { formatsOfRow, rowStoryboard } from "./row-storyboard";
import { setTableSeconds, tableSeconds } from "./table-length";
import { keepSample, unfilledParts } from "./unfilled-parts";

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
      id: "s1",
      role: "hook",
      durationSeconds: 3,
      slots: {
        headline: { kind: "text", text: "Old name" },
        picture: { kind: "picture", assetId: "old", alt: "", focusX: 0.2, focusY: 0.8 },
      },
      voice: { assetId: "said", durationSeconds: 2, words: [], text: "Old name" },
      lastsAs: { voiceOfSceneId: "s1", plusSeconds: 0.5 },
      takes: [],
    },
    {
      id: "s2",
      role: "offer",
      durationSeconds: 3,
      slots: { headline: { kind: "text", text: "Only today" } },
    },
  ],
};
const columns: Column[] = [
  { id: "c-name", name: "Name", type: "text", reason: "" },
  { id: "c-price", name: "Price", type: "money", reason: "", currency: "EUR" },
  { id: "c-photo", name: "Photo", type: "picture", reason: "" },
  { id: "c-format", name: "Format", type: "text", reason: "" },
  { id: "c-language", name: "Language", type: "language", reason: "" },
  { id: "c-color", name: "Color", type: "color", reason: "" },
];
const mapping: Mapping = {
  "c-name": [{ to: "slot", sceneId: "s1", slot: "headline" }, { to: "title" }],
  "c-price": [
    { to: "slot", sceneId: "s2", slot: "figure" },
    { to: "slot", sceneId: "s2", slot: "body" },
  ],
  "c-photo": [{ to: "slot", sceneId: "s1", slot: "picture" }],
  "c-format": [{ to: "format" }],
  "c-language": [{ to: "language" }],
  "c-color": [{ to: "color", token: "accent" }],
};
const photo = "https://shop.example/cup.jpg";
const row = (cells: Record<string, string>, more: Partial<Row> = {}): Row => ({ id: "r-1", cells, ...more });
const pictures = new Map([[photo, { state: "ready" as const, assetId: "new", alt: "" }]]);
const make = (made: Row) => rowStoryboard(base, columns, mapping, made, pictures);

test("a row's cells stand in the slots they are mapped to, prices as the row's language writes them", () => {
  const { storyboard, problems } = make(
    row({
      "c-name": "Cup “Aino”",
      "c-price": "1.320,50",
      "c-photo": photo,
      "c-format": "square, 16x9",
      "c-language": "German",
      "c-color": "#A30",
    }),
  );
  expect(problems).toEqual([]);
  const [hook, offer] = storyboard.scenes;
  expect(storyboard).toMatchObject({
    title: "Cup “Aino”",
    language: "de",
    format: "1:1",
    style: { accent: "#aa3300" },
  });
  expect(hook?.slots.headline).toEqual({ kind: "text", text: "Cup “Aino”" });
  expect(hook?.slots.picture).toEqual({
    kind: "picture",
    assetId: "new",
    alt: "Cup “Aino”",
    focusX: 0.2,
    focusY: 0.8,
  });
  expect(offer?.slots.figure).toEqual({ kind: "number", value: 1320.5, from: 0, decimals: 2, unit: "EUR" });
  expect(offer?.slots.body).toEqual({ kind: "text", text: "1.320,50\u00a0€" });
  expect(offer?.slots.headline).toEqual({ kind: "text", text: "Only today" });
  expect(parseStoryboard(structuredClone(storyboard))).toEqual(storyboard);
});

test("a voice that says the base's words does not stay where they change, and takes are not carried along", () => {
  const [hook] = make(row({ "c-name": "Cup" })).storyboard.scenes;
  expect(hook).not.toHaveProperty("voice");
  expect(hook).not.toHaveProperty("lastsAs");
  expect(hook).not.toHaveProperty("takes");
});

test("empty cells empty their slots; what cannot be read is named with what would put it right", () => {
  const { storyboard, problems } = make(
    row({ "c-price": "from 3 to 5", "c-photo": "https://shop.example/gone.jpg", "c-format": "3:2" }),
  );
  const [hook, offer] = storyboard.scenes;
  expect(hook?.slots).toEqual({});
  expect(offer?.slots).toEqual({
    headline: { kind: "text", text: "Only today" },
    body: { kind: "text", text: "from 3 to 5" },
  });
  expect(problems.map(({ columnId, code, weight }) => [columnId, code, weight])).toEqual([
    ["c-price", "money_unreadable", "error"],
    ["c-name", "headline_empty", "note"],
    ["c-photo", "picture_waiting", "waiting"],
    ["c-format", "format_unknown", "error"],
  ]);
});

test("a row's own options come before its cells and the base", () => {
  const options = {
    templateId: "night",
    formats: ["16:9" as const, "1:1" as const],
    lengthSeconds: 12,
    language: "fr" as const,
  };
  const made = row({ "c-format": "4:5", "c-language": "de", "c-price": "5" }, { options });
  const { storyboard } = make(made);
  expect(storyboard).toMatchObject({ templateId: "night", format: "16:9", language: "fr" });
  expect(resolveComposition(storyboard).durationSeconds).toBeCloseTo(12, 2);
  // Without a length of its own the table’s, whatever the transitions of its template.
  const dressed = make(row({}, { options: { templateId: "night" } })).storyboard;
  expect(resolveComposition(dressed).durationSeconds).toBeCloseTo(
    resolveComposition(make(row({})).storyboard).durationSeconds,
    2,
  );
  expect(formatsOfRow(columns, mapping, made, ["9:16"])).toEqual(["16:9", "1:1"]);
  expect(formatsOfRow(columns, mapping, row({}), ["9:16"])).toEqual(["9:16"]);
  expect(formatsOfRow(columns, mapping, row({ "c-format": "4:5" }), ["9:16"])).toEqual(["4:5"]);
});

test("the table's length is that of its rows' videos, whatever scenes they leave out", () => {
  const sampled = structuredClone(base);
  const [, offer] = sampled.scenes;
  offer!.slots = { headline: { kind: "text", text: "Only today", sample: true } };
  sampled.scenes.push({
    id: "s3",
    role: "action",
    durationSeconds: 2,
    slots: { headline: { kind: "text", text: "Buy" } },
  });
  const to: Mapping = { "c-name": [{ to: "slot", sceneId: "s1", slot: "headline" }] };
  const next = setTableSeconds(sampled, columns, to, builtInLibrary, 8);
  const made = rowStoryboard(next, columns, to, row({ "c-name": "Cup" })).storyboard;
  expect(made.scenes.map(({ id }) => id)).toEqual(["s1", "s3"]);
  const voiceless = { ...next, scenes: next.scenes.map(({ voice: _, ...scene }) => scene) };
  const said = tableSeconds(next, columns, to, builtInLibrary);
  expect(said).toBeCloseTo(8, 2);
  expect(tableSeconds(voiceless, columns, to, builtInLibrary)).toBeCloseTo(
    resolveComposition(made).durationSeconds,
    2,
  );
});

test("emoji, which no font of a video has, are named and can be left out", () => {
  const { storyboard, problems } = make(row({ "c-name": "Cup 👩‍👩‍👧‍👦 for all" }));
  expect(storyboard.scenes[0]?.slots.headline).toEqual({ kind: "text", text: "Cup 👩‍👩‍👧‍👦 for all" });
  expect(problems).toMatchObject([
    { columnId: "c-name", code: "characters_uncovered", weight: "note", fix: { value: "Cup for all" } },
  ]);
});

test("a list's lines may stand in one line of a cell", () => {
  const listed = structuredClone(base);
  listed.scenes[1]!.slots.body = { kind: "text", text: "One\nTwo" };
  const to: Mapping = { "c-name": [{ to: "slot", sceneId: "s2", slot: "body" }] };
  const { storyboard } = rowStoryboard(listed, columns, to, row({ "c-name": "Oak; Ash ; Elm" }));
  expect(storyboard.scenes[1]?.slots.body).toEqual({ kind: "text", text: "Oak\nAsh\nElm" });
});

test("cells that go nowhere, scenes that are gone and columns named like parts of an object change nothing", () => {
  const odd: Column[] = [{ id: "c-1", name: "__proto__", type: "text", reason: "" }];
  const gone: Mapping = { "c-1": [{ to: "slot", sceneId: "gone", slot: "constructor" }] };
  const { storyboard } = rowStoryboard(base, odd, gone, row({ "c-1": "x" }));
  expect(storyboard.scenes.map(({ slots }) => slots)).toEqual(base.scenes.map(({ slots }) => slots));
});

test("what a sample says is left out where no cell fills it, with scenes of which nothing is left", () => {
  const sample = structuredClone(base);
  const [hook, offer] = sample.scenes;
  hook!.slots.body = { kind: "text", text: "What makes it good", sample: true };
  offer!.slots = {
    headline: { kind: "text", text: "While stocks last", sample: true },
    figure: { kind: "number", value: 99, from: 0, decimals: 0, unit: "EUR", sample: true },
  };
  sample.scenes.push({
    id: "s3",
    role: "action",
    durationSeconds: 3,
    slots: { action: { kind: "text", text: "Shop now", sample: true } },
  });
  const of = (cells: Record<string, string>, to: Mapping, more: Partial<Row> = {}) =>
    rowStoryboard(parseStoryboard(structuredClone(sample)), columns, to, row(cells, more)).storyboard.scenes;
  const named: Mapping = { "c-name": mapping["c-name"]! };
  expect(of({ "c-name": "Cup", "c-price": "5 EUR" }, named).map(({ id, slots }) => [id, slots])).toEqual([
    ["s1", { headline: { kind: "text", text: "Cup" }, picture: base.scenes[0]!.slots.picture }],
  ]);
  const priced: Mapping = { ...named, "c-price": [{ to: "slot", sceneId: "s2", slot: "figure" }] };
  expect(of({ "c-name": "Cup", "c-price": "5 EUR" }, priced)[1]?.slots).toEqual({
    figure: { kind: "number", value: 5, from: 0, decimals: 0, unit: "EUR" },
  });
  // A row without a price has no scene of it, and takes the time of the others.
  const [only, ...others] = of({ "c-name": "Cup" }, priced, { options: { lengthSeconds: 6 } });
  expect([only?.id, only?.durationSeconds, others]).toEqual(["s1", 6, []]);
  expect(
    unfilledParts(sample, columns, priced).map(({ sceneNumber, slot, isSample, isWholeScene }) => [
      `${sceneNumber}.${slot}`,
      isSample,
      isWholeScene,
    ]),
  ).toEqual([
    ["1.picture", false, false],
    ["1.body", true, false],
    ["2.headline", true, false],
    ["3.action", true, true],
  ]);
  const kept = keepSample(sample, "s3", "action");
  expect(rowStoryboard(kept, columns, named, row({})).storyboard.scenes.at(-1)?.slots).toEqual({
    action: { kind: "text", text: "Shop now" },
  });
});

test("a formula's price is written in the language of its row", () => {
  const line: Column = { id: "c-line", name: "Line", type: "text", reason: "", formula: "=PRICE([Price])" };
  const to: Mapping = {
    "c-line": [{ to: "slot", sceneId: "s1", slot: "headline" }],
    "c-language": [{ to: "language" }],
  };
  const of = (cells: Record<string, string>, more: Partial<Row> = {}) =>
    rowStoryboard(base, [...columns, line], to, row(cells, more)).storyboard.scenes[0]?.slots.headline;
  const german = { kind: "text", text: "12,90\u00a0€" };
  expect(of({ "c-price": "12,90 €", "c-language": "German" })).toEqual(german);
  expect(of({ "c-price": "12,90 €" }, { options: { language: "de" } })).toEqual(german);
  expect(of({ "c-price": "12,90 €" })).toEqual({ kind: "text", text: "€12.90" });
});
