import { expect, test } from "vitest";
import { whyNotReverted } from "./audit-event";
import { type FieldChange, patchOf } from "./patch";
import { writePatch } from "./write-patch";

const numbers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]));
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test("an event keeps 500 changes and says of each document how many more there were", () => {
  const changes = [...patchOf("content/a", null, numbers(400)), ...patchOf("content/b", {}, numbers(300))];
  const patch: FieldChange[] = JSON.parse(writePatch(changes));
  expect(patch).toHaveLength(501);
  expect(patch.slice(0, 500)).toEqual(changes.slice(0, 500));
  expect(patch[500]).toMatchObject({ target: "content/b", field: "", omittedChanges: 200 });
  const event = { action: "draft.edit", outcome: "success" as const, details: {}, patch };
  expect(whyNotReverted(event)).not.toBeNull();
});

test("names count as values do: no document makes an event longer than the database takes", () => {
  const long = Object.fromEntries(Array.from({ length: 400 }, (_, n) => ["é".repeat(900) + n, n]));
  const changes = Array.from({ length: 50 }, (_, n) => patchOf(`content/${"w".repeat(1400)}${n}`, {}, long));
  const text = writePatch(changes.flat());
  expect(bytesOf(text)).toBeLessThan(300_000);
  const patch: FieldChange[] = JSON.parse(text);
  const all = patch.reduce((sum, { omittedChanges }) => sum + (omittedChanges ?? 1), 0);
  expect(all).toBe(50 * 400);
});
