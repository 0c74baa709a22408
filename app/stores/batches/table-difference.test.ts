import fc from "fast-check";
import { expect, test } from "vitest";
import type { Row } from "~/domain/rows/table";
import { plainView } from "~/domain/rows/table-view";
import { contentDocument } from "../../../tests/fakes/content-fields";
import type { TableContent } from "./batch-document";
import { tableDifference, withDifference } from "./table-difference";

const row = (id: string, name = id): Row => ({ id: `r-${id}`, cells: { "c-a": name } });
const column = (id: string) => ({ id: `c-${id}`, name: id, type: "text" as const, reason: "" });
const table = (rows: readonly Row[], more: Partial<TableContent> = {}): TableContent => ({
  name: "Table",
  base: contentDocument("ada").storyboard,
  columns: [column("a")],
  mapping: { "c-a": [{ to: "title" }] },
  view: plainView,
  settings: { formats: [], brandId: null },
  rows,
  ...more,
});
const merge = (base: TableContent, mine: TableContent, theirs: TableContent) =>
  withDifference(theirs, tableDifference(base, mine));

test("changes of different cells, rows and fields stand side by side", () => {
  const base = table([row("1"), row("2"), row("3")]);
  const mine = table(
    [{ ...row("1"), cells: { "c-a": "mine", "c-b": "new" } }, row("2"), row("4"), row("3")],
    {
      name: "Mine",
      columns: [column("a"), column("b")],
      mapping: {},
    },
  );
  const theirs = table([row("1"), row("5"), row("3", "theirs")], {
    columns: [column("a"), column("c")],
    settings: { formats: ["1:1"], brandId: null },
  });
  const { content, overruled } = merge(base, mine, theirs);
  expect(overruled).toBe(false);
  expect(content.rows.map(({ id }) => id)).toEqual(["r-1", "r-5", "r-3", "r-4"]);
  expect(content.rows[0]?.cells).toEqual({ "c-a": "mine", "c-b": "new" });
  expect(content.rows[2]?.cells).toEqual({ "c-a": "theirs" });
  expect(content).toMatchObject({ name: "Mine", mapping: {}, settings: { formats: ["1:1"] } });
  expect(content.columns.map(({ id }) => id)).toEqual(["c-a", "c-b", "c-c"]);
});

test("of one cell that both changed ours stands, and it is said", () => {
  const base = table([row("1")]);
  const { content, overruled } = merge(base, table([row("1", "mine")]), table([row("1", "theirs")]));
  expect(content.rows[0]?.cells).toEqual({ "c-a": "mine" });
  expect(overruled).toBe(true);
  expect(merge(base, table([row("1", "same")]), table([row("1", "same")])).overruled).toBe(false);
});

test("a row that was changed here and taken out elsewhere stays", () => {
  const { content } = merge(
    table([row("1"), row("2")]),
    table([row("1"), row("2", "mine")]),
    table([row("1")]),
  );
  expect(content.rows).toEqual([row("1"), row("2", "mine")]);
});

test("ten thousand added rows come in their order", () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => row(String(index)));
  const { content } = merge(table([row("x")]), table([row("x"), ...rows]), table([row("x"), row("y")]));
  expect(content.rows).toEqual([row("x"), ...rows, row("y")]);
});

test("whatever is changed, its difference makes it again, and rows that are the same stay the very same", () => {
  const ids = fc.uniqueArray(fc.constantFrom("1", "2", "3", "4", "5", "6"));
  const names = fc.array(fc.constantFrom("a", "b"), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(ids, ids, names, (before, after, given) => {
      // Rows keep their order among one another: no edit moves one.
      const base = table(before.sort().map((id) => row(id)));
      const kept = new Map(base.rows.map((one) => [one.id, one]));
      const mine = table(
        after.sort().map((id, index) => {
          const former = kept.get(`r-${id}`);
          return former && given[index] === "a" ? former : row(id, given[index]);
        }),
      );
      const { content } = merge(base, mine, base);
      expect(content).toEqual(mine);
      for (const one of content.rows)
        if (kept.get(one.id) === mine.rows.find(({ id }) => id === one.id))
          expect(one).toBe(kept.get(one.id));
    }),
  );
});
