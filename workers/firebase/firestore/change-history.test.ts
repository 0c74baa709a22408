import { expect, test } from "vitest";
import { memorySql } from "../../../tests/fakes/memory-sql";
import { ChangeHistory } from "./change-history";
import type { StoredDocument } from "./document";

const version = (updateTimeMicros: number, text = ""): StoredDocument => ({
  name: "projects/p/databases/d/documents/c/a",
  fields: { text: { stringValue: text } },
  createTimeMicros: 1,
  updateTimeMicros,
});
const change = (before: StoredDocument | null) => [{ name: version(0).name, before, after: null }];

test("tells what documents were at a time, as far back as it reaches, over a restart too", () => {
  const sql = memorySql();
  const first = new ChangeHistory(sql, 100);
  first.record(change(null), 200);
  first.record(change(version(200)), 300);
  const history = new ChangeHistory(sql, 900);
  const at = (micros: number) => history.versionsAt(micros).get(version(0).name);
  expect([100, 199, 200, 299, 300].map(at)).toEqual([null, null, version(200), version(200), undefined]);
  expect([99, 100].map((micros) => history.reaches(micros))).toEqual([false, true]);
  history.clear(400);
  expect([399, 400].map((micros) => history.reaches(micros))).toEqual([false, true]);
});

test("forgets the oldest when it becomes too much to keep", () => {
  const history = new ChangeHistory(memorySql(), 0);
  for (let time = 1; time <= 20; time++) history.record(change(version(time, "x".repeat(1_000_000))), time);
  expect([3, 10].map((micros) => history.reaches(micros))).toEqual([false, true]);
  expect(history.versionsAt(10).size).toBe(1);
});
