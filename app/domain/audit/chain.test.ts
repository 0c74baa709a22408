import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { canonicalText, firstLink, lastLink } from "./chain";

const sha256Hex = async (text: string) => createHash("sha256").update(text).digest("hex");
const events = ["A", "B", "C"].map((id) => ({
  id,
  fields: { action: { stringValue: id }, n: { integerValue: "1" } },
}));
const link = (changed: readonly { id: string; fields: unknown }[], previous = firstLink) =>
  lastLink(previous, changed, sha256Hex);

test("the link of a day changes with each event that is missing, added, moved or changed", async () => {
  const whole = await link(events);
  const [a, b, c] = events as [(typeof events)[0], (typeof events)[0], (typeof events)[0]];
  const others = [
    [a, c],
    [a, b],
    [a, c, b],
    [...events, { id: "D", fields: {} }],
    [a, { ...b, fields: { ...b.fields, n: { integerValue: "2" } } }, c],
  ];
  for (const other of others) expect(await link(other)).not.toBe(whole);
  expect(await link(events, "f".repeat(64))).not.toBe(whole);
  expect(await link(structuredClone(events))).toBe(whole);
});

test("a text does not depend on how maps are ordered", () => {
  expect(canonicalText({ b: [1, { d: null, c: "x" }], a: true })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
  expect(canonicalText({ a: true, b: [1, { c: "x", d: null }] })).toBe(
    '{"a":true,"b":[1,{"c":"x","d":null}]}',
  );
});
