import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Row } from "~/domain/rows/table";
import { plainView } from "~/domain/rows/table-view";
import { contentOfTable } from "~/stores/batches/stored-table";
import { tableDifference } from "~/stores/batches/table-difference";
import { contentDocument } from "../../tests/fakes/content-fields";
import { MemoryTable, MemoryTableDevice } from "../../tests/fakes/memory-table-store";
import { TableSession } from "./table-session";

const at = new Date(0);
const row = (id: number, name = `Row ${id}`): Row => ({ id: `r-${id}`, cells: { "c-a": name } });
const column = { id: "c-a", name: "Name", type: "text" as const, reason: "" };
const group = (id: string, rows: Row[]) => ({ id, ownerId: "ada", rows, pictures: [], updatedAt: at });

function account(): MemoryTable {
  return new MemoryTable({
    head: {
      ...{ id: "table", ownerId: "ada", name: "Table", base: contentDocument("ada").storyboard },
      ...{ columns: [column], mapping: {}, view: plainView, settings: { formats: [], brandId: null } },
      ...{
        rowCount: 4,
        groupIds: ["one", "two"],
        productIds: [],
        createdAt: at,
        updatedAt: at,
        trashedAt: null,
      },
    },
    groups: new Map([
      ["one", group("one", [row(1), row(2)])],
      ["two", group("two", [row(3), row(4)])],
    ]),
  });
}

function open(of: MemoryTable, device = new MemoryTableDevice(of)) {
  const notices = { onOverruled: vi.fn(), onWatchFailed: vi.fn() };
  const session = new TableSession(device.openStore(), notices);
  const close = session.open();
  const shown = () => {
    const state = session.read();
    if (state.status !== "ready") throw new Error(state.status);
    return state.shown;
  };
  const names = () => shown().state.table.rows.map(({ cells }) => cells["c-a"]);
  const type = (text: string, id = 1) =>
    session.change("Typed", {
      edit: { kind: "set-cells", cells: [{ rowId: `r-${id}`, columnId: "c-a", text }] },
    });
  return { session, device, notices, close, shown, names, type };
}
const storedNames = ({ table }: MemoryTable) =>
  table && contentOfTable(table).rows.map(({ cells }) => cells["c-a"]);
/** As somebody else types it. */
const typeElsewhere = (of: MemoryTable, text: string, id: number) => {
  const before = contentOfTable(of.table!);
  const rows = before.rows.map((one) => (one.id === `r-${id}` ? row(id, text) : one));
  of.save(tableDifference(before, { ...before, rows }));
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(2_000);

test("a change is shown and kept at once, and its rows alone are saved", async () => {
  const of = account();
  const { shown, names, type, device } = open(of);
  type("Cup");
  expect(names()[0]).toBe("Cup");
  expect(device.kept?.rows).toHaveLength(1);
  expect(shown().saveState.kind).toBe("saving");
  await settle();
  expect(storedNames(of)).toEqual(["Cup", "Row 2", "Row 3", "Row 4"]);
  expect(of.written).toEqual(["one"]);
  expect(device.kept).toBeNull();
  expect(shown().saveState.kind).toBe("saved");
});

test("what was not sent is there after a reload, and is sent then", async () => {
  const of = account();
  const first = open(of);
  of.go("offline");
  first.type("Cup");
  await settle();
  expect(first.shown().saveState).toEqual({ kind: "offline", keeping: "device" });
  first.close();
  const second = open(of, first.device);
  expect(second.names()[0]).toBe("Cup");
  of.go("online");
  await settle();
  expect(storedNames(of)?.[0]).toBe("Cup");
  expect(first.device.kept).toBeNull();
});

test("what a closed tab left is taken over", async () => {
  const of = account();
  const before = contentOfTable(of.table!);
  const device = new MemoryTableDevice(of);
  device.left = [tableDifference(before, { ...before, rows: [row(1, "Left"), ...before.rows.slice(1)] })];
  const { names } = open(of, device);
  await settle();
  expect(names()[0]).toBe("Left");
  expect(storedNames(of)?.[0]).toBe("Left");
  expect(device.left).toEqual([]);
});

test("what others change shows, beside what is changed here, and rows that are the same stay the very same", async () => {
  const of = account();
  const { names, type, shown } = open(of);
  const [, second] = shown().state.table.rows;
  type("Mine");
  typeElsewhere(of, "Theirs", 4);
  expect(names()).toEqual(["Mine", "Row 2", "Row 3", "Theirs"]);
  await settle();
  expect(storedNames(of)).toEqual(["Mine", "Row 2", "Row 3", "Theirs"]);
  expect(shown().state.table.rows[1]).toBe(second);
});

test("listeners that are late undo nothing", async () => {
  const of = account();
  const { names, type, notices } = open(of);
  of.isBehind = true;
  typeElsewhere(of, "Theirs", 4);
  type("Mine");
  await settle();
  const both = ["Mine", "Row 2", "Row 3", "Theirs"];
  expect(names()).toEqual(both);
  // Of what was there before ours was saved.
  of.catchUp(1);
  expect(names()).toEqual(both);
  type("Mine again");
  of.catchUp();
  await settle();
  expect(storedNames(of)).toEqual(["Mine again", ...both.slice(1)]);
  expect(notices.onOverruled).not.toHaveBeenCalled();
});

test("a trash mark of one's own, shown beside what was known before a save, undoes nothing of that save", async () => {
  const of = account();
  const { session, shown } = open(of);
  const before = structuredClone(of.table);
  if (!before) throw new Error("There is no table");
  of.isBehind = true;
  session.setFields({ name: "Mine" });
  await settle();
  const guessed = new Date(Date.now() + 60_000);
  of.tellAtOnce({
    head: { ...before.head, trashedAt: guessed, updatedAt: guessed },
    groups: before.groups,
    hasPendingWrites: true,
    fromCache: false,
  });
  expect([shown().content.name, shown().isTrashed]).toEqual(["Mine", true]);
  of.catchUp();
  await settle();
  expect([shown().content.name, of.table?.head.name]).toEqual(["Mine", "Mine"]);
});

test("one's own steps are taken back; what others changed stays", async () => {
  const of = account();
  const { session, names, type, shown } = open(of);
  type("Mine");
  await settle();
  typeElsewhere(of, "Theirs", 2);
  expect(session.undo()).toBe("Typed");
  expect(names()).toEqual(["Row 1", "Theirs", "Row 3", "Row 4"]);
  expect(shown().canUndo).toBe(false);
  expect(session.redo()).toBe("Typed");
  await settle();
  expect(storedNames(of)).toEqual(["Mine", "Theirs", "Row 3", "Row 4"]);
});

test("of one cell that both changed ours is shown, and theirs is offered", async () => {
  const of = account();
  const { names, type, notices } = open(of);
  type("Mine");
  typeElsewhere(of, "Theirs", 1);
  expect(names()[0]).toBe("Mine");
  const [useTheirs] = notices.onOverruled.mock.calls[0] ?? [];
  useTheirs();
  await settle();
  expect(storedNames(of)?.[0]).toBe("Theirs");
});

test("what is refused stays where it was typed until it is sent again or given up", async () => {
  const of = account();
  const { session, names, type, shown } = open(of);
  of.refusal = "too_large";
  type("Cup");
  await settle();
  expect(shown().saveState).toMatchObject({ kind: "refused", refusal: { code: "too_large" } });
  expect(names()[0]).toBe("Cup");
  of.refusal = null;
  session.retry();
  await settle();
  expect(storedNames(of)?.[0]).toBe("Cup");
  of.refusal = "too_large";
  type("Bowl");
  await settle();
  session.discard();
  expect(names()[0]).toBe("Cup");
});

test("a full storage is said, a deleted table is missing, and one that has unsaved rows says so first", async () => {
  const of = account();
  const device = new MemoryTableDevice(of);
  device.isFull = true;
  const { session, type, shown } = open(of, device);
  of.go("offline");
  type("Cup");
  expect(shown().saveState).toEqual({ kind: "offline", keeping: "tab" });
  of.delete();
  expect(shown().saveState).toMatchObject({ kind: "refused", refusal: { code: "deleted" } });
  session.discard();
  expect(session.read().status).toBe("missing");
});

test("name, base and settings are saved without being among the steps", async () => {
  const of = account();
  const { session, shown } = open(of);
  session.setFields({ name: "Autumn", settings: { formats: ["1:1"], brandId: null } });
  expect(shown().canUndo).toBe(false);
  await settle();
  expect(of.table?.head).toMatchObject({ name: "Autumn", settings: { formats: ["1:1"] } });
  expect(of.written).toEqual([]);
});
