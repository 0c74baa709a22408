import { expect, test } from "vitest";
import { memorySql } from "../../tests/fakes/memory-sql";
import { estimateRun } from "./estimate-run";
import { replyKeys } from "./question-of";
import { RunTables } from "./run-tables";

const column = (modelId: string) => ({
  ...{ promptId: "p", prompt: "P", version: 1, modelId, model: modelId, tools: [] },
  ...{ system: "", user: "Tell of {{thing}}" },
});
const parameters = { temperature: 0, mostTokens: null, repeats: 1, concurrency: 2, isAnew: false };
const run = {
  ...{ label: "", assertions: [], threshold: null, graderId: "built-in/grader", parameters },
  columns: [column("a/one"), column("a/two")],
};
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ variables: { thing: `${at}` }, assertions: [], note: "" }));

/** Tables that count how often the store is asked. */
function countedTables() {
  const database = memorySql();
  const asked = { count: 0 };
  const exec = (statement: string, ...bindings: never[]) => {
    asked.count++;
    return database.exec(statement, ...bindings);
  };
  return { tables: new RunTables({ exec } as unknown as SqlStorage), asked };
}

async function answered(tables: RunTables, thing: string) {
  const [key = ""] = await replyKeys(
    { system: "", user: `Tell of ${thing}` },
    column("a/one"),
    parameters,
    "",
  );
  const reply = { ...{ text: "", calls: [], finishReason: "stop", inputTokens: 1, outputTokens: 10 } };
  tables.storeReply({ ...reply, costUsd: 0, latencyMs: 500, key, mark: 1 } as never, "a/one", 1);
}

test("what was answered before is not counted, and the time is as its model takes", async () => {
  const { tables } = countedTables();
  await answered(tables, "0");
  const one = { ...run, columns: [column("a/one")] };
  expect(await estimateRun(one, rowsOf(3), [], tables)).toMatchObject({ cells: 3, asked: 2, seconds: 0.5 });
  expect(await estimateRun(run, rowsOf(3), [], tables)).toMatchObject({ cells: 6, asked: 5, seconds: null });
});

test("many cells ask the store no more often than one", async () => {
  const { tables, asked } = countedTables();
  const statementsOf = async (rows: number) => {
    const before = asked.count;
    await estimateRun(run, rowsOf(rows), [], tables);
    return asked.count - before;
  };
  expect(await statementsOf(700)).toBe(await statementsOf(1));
});
