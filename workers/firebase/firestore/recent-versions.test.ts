import { expect, test } from "vitest";
import { RecentVersions } from "./recent-versions";
import { RpcError } from "./rpc-error";

const HOUR_MICROS = 3_600_000_000;
const tooOld = new RpcError("FAILED_PRECONDITION", "The requested snapshot version is too old.");
const version = (updateTimeMicros: number, text = "") => ({
  name: "projects/p/databases/d/documents/c/a",
  fields: { text: { stringValue: text } },
  createTimeMicros: 1,
  updateTimeMicros,
});
const change = (before: ReturnType<typeof version> | null) => [
  { name: version(0).name, before, after: null },
];

test("tells what documents were at a time, as far back as it knows", () => {
  const versions = new RecentVersions(100);
  versions.record(change(null), 200);
  versions.record(change(version(200)), 300);
  const at = (micros: number) => versions.changedSince(micros).get(version(0).name);
  expect([100, 199, 200, 299, 300].map(at)).toEqual([null, null, version(200), version(200), undefined]);
  versions.requireKnown(100, 300);
  expect(() => versions.requireKnown(99, 300)).toThrow(tooOld);
  expect(() => versions.requireKnown(301, 300)).toThrow("in the future");
  versions.clear(400);
  expect(() => versions.requireKnown(399, 400)).toThrow(tooOld);
});

test("forgets what is older than an hour, and the oldest when it is too much", () => {
  const versions = new RecentVersions(0);
  versions.record(change(version(1)), 10);
  versions.record(change(version(10)), HOUR_MICROS + 10);
  expect(() => versions.requireKnown(9, HOUR_MICROS + 10)).toThrow(tooOld);
  versions.requireKnown(10, HOUR_MICROS + 10);

  const large = new RecentVersions(0);
  for (let time = 1; time <= 20; time++) large.record(change(version(time, "x".repeat(1_000_000))), time);
  expect(() => large.requireKnown(3, 20)).toThrow(tooOld);
  large.requireKnown(4, 20);
});
