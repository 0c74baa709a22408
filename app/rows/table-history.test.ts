import { expect, test } from "vitest";
import { TableEditError } from "~/domain/rows/edit-table";
import { moveColumn, plainView, shownColumns } from "~/domain/rows/table-view";
import { adoptState, makeAgain, makeChange, startTableHistory, takeBack } from "./table-history";

const column = (id: string) => ({ id, name: id, type: "text" as const, reason: "" });
const start = () =>
  startTableHistory({
    table: {
      columns: [column("c-name"), column("c-sku")],
      rows: [
        { id: "r-1", cells: { "c-name": "Cup" } },
        { id: "r-2", cells: { "c-name": "Pot" } },
      ],
    },
    mapping: { "c-name": [{ to: "title" }] },
    view: plainView,
  });
const setName = (text: string, rowId = "r-1") => ({
  edit: { kind: "set-cells" as const, cells: [{ rowId, columnId: "c-name", text }] },
});

test("everything is taken back and made again, in order: cells, rows, mapping and arrangement", () => {
  const first = start();
  let history = makeChange(first, "changed", setName("Mug"));
  history = makeChange(history, "deleted", { edit: { kind: "remove-rows", rowIds: ["r-1"] } });
  history = makeChange(history, "mapped", { mapping: {} });
  history = makeChange(history, "hidden", { view: { ...plainView, hidden: ["c-sku"] } });
  const { state } = history;
  const words: (string | undefined)[] = [];
  while (history.done.length > 0) {
    words.push(history.done.at(-1)?.words);
    history = takeBack(history);
  }
  expect(words).toEqual(["hidden", "mapped", "deleted", "changed"]);
  expect(history.state).toEqual(first.state);
  while (history.undone.length > 0) history = makeAgain(history);
  expect(history.state).toEqual(state);
  expect(takeBack(start())).toEqual(start());
});

test("a change that a limit refuses leaves the table as it was", () => {
  const history = start();
  expect(() => makeChange(history, "", setName("x".repeat(10_001)))).toThrow(TableEditError);
  expect(history).toEqual(start());
});

test("one's own change is taken back, what others changed since stays", () => {
  const changed = makeChange(start(), "changed", setName("Mug"));
  const { table } = makeChange(changed, "", setName("Pan", "r-2")).state;
  const adopted = adoptState(changed, { ...changed.state, table });
  expect(takeBack(adopted).state.table.rows.map(({ cells }) => cells["c-name"])).toEqual(["Cup", "Pan"]);
});

test("columns are shown in the order given, new ones after them, and moved among those that are shown", () => {
  const columns = ["c-a", "c-b", "c-c", "c-d"].map(column);
  const view = { ...plainView, order: ["c-c", "c-a"], hidden: ["c-b"] };
  const ids = (one: typeof view) => shownColumns(one, columns).map(({ id }) => id);
  expect(ids(view)).toEqual(["c-c", "c-a", "c-d"]);
  expect(ids(moveColumn(view, columns, "c-d", 0))).toEqual(["c-d", "c-c", "c-a"]);
  expect(moveColumn(view, columns, "c-b", 0)).toBe(view);
});
