import fc from "fast-check";
import { expect, test } from "vitest";
import type { DatasetRow } from "./dataset";
import { applyEdits, beginDrafts, type DraftRow, editsOf, moveDrafts } from "./row-edits";

const row = (city: string): DatasetRow => ({ variables: { city }, assertions: [], note: "" });
const rows = ["Oslo", "Rome", "Oslo", "Lima"].map(row);
const cities = (all: readonly DatasetRow[] | null) => all?.map(({ variables }) => variables.city) ?? null;
const citiesOf = (drafts: readonly DraftRow[]) => cities(drafts.map((draft) => draft.row));
/** Drafts with a row changed, one taken out and one added; null leaves it. */
const edited = (changed: [number, string] | null, removed: number | null, added: string | null) => [
  ...beginDrafts(rows)
    .map((draft) => (changed && draft.from === changed[0] ? { ...draft, row: row(changed[1]) } : draft))
    .filter(({ from }) => from !== removed),
  ...(added === null ? [] : [{ from: null, row: row(added) }]),
];

test("only what was changed is named, and the rows after it are those of the drafts", () => {
  const edits = editsOf(rows, edited([1, "Bari"], 2, "Kyiv"));
  expect(edits).toEqual({ changed: [{ at: 1, row: row("Bari") }], removed: [2], added: [row("Kyiv")] });
  expect(cities(applyEdits(rows, edits))).toEqual(["Oslo", "Bari", "Lima", "Kyiv"]);
  expect(editsOf(rows, beginDrafts(rows.map((one) => ({ ...one }))))).toEqual({
    ...{ changed: [], removed: [], added: [] },
  });
});

test("edits that do not fit their rows, and those that leave none, are none", () => {
  const none = { changed: [], removed: [], added: [] };
  expect(applyEdits(rows, { ...none, removed: [4] })).toBe(null);
  expect(applyEdits(rows, { ...none, changed: [{ at: 9, row: row("Bonn") }] })).toBe(null);
  expect(applyEdits(rows, { ...none, removed: [0, 1, 2, 3] })).toBe(null);
});

test("what two people change of different rows is all there after the second moved theirs", () => {
  const theirs = applyEdits(rows, editsOf(rows, edited([0, "Bergen"], null, "Cork")))!;
  const moved = moveDrafts(rows, edited([3, "Cusco"], 1, "Kyiv"), theirs);
  expect(citiesOf(moved.drafts)).toEqual(["Bergen", "Oslo", "Cusco", "Cork", "Kyiv"]);
  expect(moved.doubled).toBe(0);
});

test("a row that both changed is there as both wrote it, and once where they wrote the same", () => {
  const theirs = applyEdits(rows, editsOf(rows, edited([1, "Pisa"], null, null)))!;
  const moved = moveDrafts(rows, edited([1, "Bari"], null, null), theirs);
  expect(citiesOf(moved.drafts)).toEqual(["Oslo", "Pisa", "Oslo", "Lima", "Bari"]);
  expect(moved.doubled).toBe(1);
  expect(citiesOf(moveDrafts(rows, edited([1, "Pisa"], null, null), theirs).drafts)).toEqual(cities(theirs));
  // They changed what we took out: it stays as they have it.
  expect(citiesOf(moveDrafts(rows, edited(null, 1, null), theirs).drafts)).toEqual(cities(theirs));
});

test("whatever two people write, moving loses no row of either", () => {
  const edit = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.string({ minLength: 1, maxLength: 3 })), {
    maxLength: 4,
  });
  fc.assert(
    fc.property(edit, edit, (ours, others) => {
      const write = (edits: readonly [number, string][], by: string) => [
        ...beginDrafts(rows).map((draft) => {
          const mine = edits.findLast(([place]) => place === draft.from);
          return mine ? { ...draft, row: row(`${by} ${mine[1]}`) } : draft;
        }),
      ];
      const mine = write(ours, "we");
      const theirs = applyEdits(rows, editsOf(rows, write(others, "they")))!;
      const { drafts } = moveDrafts(rows, mine, theirs);
      const saved = cities(applyEdits(theirs, editsOf(theirs, drafts)));
      expect(saved).toEqual(citiesOf(drafts));
      for (const city of cities(theirs)!.filter((name) => name?.startsWith("they")))
        expect(saved).toContain(city);
      for (const city of citiesOf(mine)!.filter((name) => name?.startsWith("we")))
        expect(saved).toContain(city);
    }),
  );
});
