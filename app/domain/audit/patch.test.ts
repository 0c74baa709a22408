import fc from "fast-check";
import { expect, test } from "vitest";
import { isSame, patchOf, readValues, valueAt, withValueAt, writeValues } from "./patch";

const name = fc.oneof(
  fc.constantFrom("a", "b.c", "d\\", "e", "constructor", "timestamp", "\\timestamp", "bytes"),
  fc.string({ minLength: 1, maxLength: 4 }),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.date({ noInvalidDate: true }),
    fc.uint8Array({ maxLength: 5 }),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 4 }),
  ),
}));
const fields = fc.dictionary(name, value as fc.Arbitrary<unknown>, { maxKeys: 5 });

test("a patch says exactly what differs: put onto the state after it, it gives the state before", () => {
  fc.assert(
    fc.property(fields, fields, (before, after) => {
      const patch = patchOf("content/x", before, after);
      const back = patch.reduce<Record<string, unknown>>(
        (data, change) => withValueAt(data, change.field, change.before),
        after,
      );
      for (const change of patch) {
        expect(isSame(valueAt(before, change.field), change.before)).toBe(true);
        expect(isSame(valueAt(after, change.field), change.after)).toBe(true);
      }
      const isTold = (data: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(data).filter(([key]) => !["updatedAt", "sizeBytes", "posterBytes"].includes(key)),
        );
      expect(isSame(isTold(back), isTold(before))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test("only the innermost fields that differ are told, also within lists of one length", () => {
  const before = { title: "A", scenes: [{ text: "x", at: 1 }, { text: "y" }], updatedAt: new Date(1) };
  const after = { title: "A", scenes: [{ text: "x", at: 2 }, { text: "y" }], updatedAt: new Date(2) };
  expect(patchOf("content/x", before, after)).toEqual([
    { target: "content/x", field: "scenes.0.at", before: 1, after: 2 },
  ]);
});

test("a value that is too long is told by its length", () => {
  const [change] = patchOf("content/x", null, { text: "x".repeat(20_000) });
  expect(change).toEqual({ target: "content/x", field: "text", after: { omittedBytes: 20_002 } });
});

test("values go through JSON and come back, times as times", () => {
  const values = { at: new Date("2026-01-02T03:04:05.678Z"), list: [null, { deep: new Date(0) }], text: "ä" };
  expect(readValues(JSON.parse(writeValues(values)))).toEqual(values);
});

test("whatever people put into their maps comes back as it was", () => {
  fc.assert(
    fc.property(fields, (data) => {
      expect(isSame(readValues(JSON.parse(writeValues(data))), data)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each([
  { timestamp: "x" },
  { timestamp: "2026-01-02T03:04:05.678Z" },
  { "\\timestamp": "2026-01-02T03:04:05.678Z" },
  { bytes: "00ff" },
])("a map that looks like a time or like bytes stays a map: %j", (forged) => {
  expect(readValues(JSON.parse(writeValues({ forged })))).toEqual({ forged });
});

test("what is no time is read as the map it is, and written again", () => {
  expect(writeValues(readValues({ timestamp: "x" }))).toContain("x");
  expect(readValues({ timestamp: "2026" })).toEqual({ timestamp: "2026" });
});

test("bytes are told as one value", () => {
  const after = { file: new Uint8Array([1, 2, 3]) };
  expect(patchOf("content/x", { file: new Uint8Array([1, 2, 4]) }, after)).toHaveLength(1);
  const [change] = patchOf("content/x", {}, { file: new Uint8Array(20_000) });
  expect(change?.after).toMatchObject({ omittedBytes: expect.any(Number) });
});
