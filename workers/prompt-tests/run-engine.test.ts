import { expect, test, vi } from "vitest";
import { assertionSchema } from "~/domain/prompt-tests/assertion";
import type { DatasetRow } from "~/domain/prompt-tests/dataset";
import { cellStates } from "~/domain/prompt-tests/run-state";
import { createRandom } from "~/domain/random/seeded-random";
import type { PromptAnswer, PromptAsker } from "~/providers/prompt-askers.server";
import { builtInGrader } from "~/providers/prompt-graders.server";
import { ProviderError } from "~/providers/provider-error.server";
import { matchesPattern } from "~/server/prompt-tests/matches-pattern.server";
import { memorySql } from "../../tests/fakes/memory-sql";
import { datasetVersion } from "./dataset-version";
import { LibraryTables } from "./library-tables";
import { RunEngine } from "./run-engine";
import { type RunData, RunTables, stateOf } from "./run-tables";

/** Real SQLite of which the machine can be lost: from then on nothing of it can be reached by who held it. */
function losableSql() {
  const database = memorySql();
  return {
    open() {
      let left = Number.POSITIVE_INFINITY;
      const exec = (statement: string, ...bindings: never[]) => {
        if (left-- <= 0) throw new Error("The machine is lost");
        return database.exec(statement, ...bindings);
      };
      const sql = { exec } as unknown as SqlStorage;
      const transact = <Result>(work: () => Result): Result => {
        database.exec("BEGIN");
        try {
          const result = work();
          if (left-- <= 0) throw new Error("The machine is lost");
          database.exec("COMMIT");
          return result;
        } catch (error) {
          database.exec("ROLLBACK");
          throw error;
        }
      };
      const library = new LibraryTables(sql);
      const runs = new RunTables(sql);
      const engine = new RunEngine(runs, library, transact, async () => {});
      return { library, runs, engine, loseAfter: (statements: number) => (left = statements) };
    },
  };
}

const answer = (text: string): PromptAnswer => ({
  ...{ text, calls: [], finishReason: "stop", inputTokens: 1, outputTokens: 1, costUsd: 0.001 },
});
function askerOf(
  id: string,
  ask: (user: string, key: string) => PromptAnswer | Promise<PromptAnswer>,
): PromptAsker {
  return {
    id,
    label: id,
    about: "",
    price: null,
    ask: async ({ user, idempotencyKey }) => ask(user, idempotencyKey),
  };
}

const rowsOf = (count: number): DatasetRow[] =>
  Array.from({ length: count }, (_, at) => ({
    variables: { thing: `thing ${at}` },
    assertions: [],
    note: "",
  }));

async function begin(
  { library, runs }: ReturnType<ReturnType<typeof losableSql>["open"]>,
  options: { rows: DatasetRow[]; models?: string[]; assertions?: object[]; repeats?: number; key?: string },
) {
  const { rows, models = ["a/one"], assertions = [], repeats = 1, key = "key-one" } = options;
  const version = await datasetVersion(rows, "grace", 1);
  library.keepRows(version.rows);
  const data: RunData = {
    ...{ label: "", threshold: null, graderId: "built-in/grader", graderVersion: 1 },
    dataset: { id: "d", name: "D", version: version.hash },
    columns: models.map((modelId) => ({
      ...{ promptId: "p", prompt: "P", version: 1, modelId, model: modelId, tools: [] },
      ...{ system: "", user: "Tell of {{thing}}" },
    })),
    assertions: assertions.map((one) => assertionSchema.parse(one)),
    parameters: { temperature: 0, mostTokens: null, repeats, concurrency: 3, isAnew: false },
  };
  runs.addRun({
    ...{ id: key, key, started_by: "grace", at_ms: Number(runs.runs().length), data: JSON.stringify(data) },
    ...{ rows: JSON.stringify(version.rows.map(({ id }) => id)), cases: rows.length, columns: models.length },
  });
  const run = runs.run(key);
  if (!run) throw new Error("The run is not there");
  return run;
}
const services = (...askers: PromptAsker[]) => ({
  askers,
  graders: [builtInGrader],
  matches: matchesPattern,
});
const statesIn = (runs: RunTables, no: number) =>
  runs.cellsBetween(no, 0, 1_000_000).map((cell) => stateOf(cell));

test("lost between any two writes, 50 times and more: no answer that was kept is asked for again, and no cell is lost", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const random = createRandom(7);
  const place = losableSql();
  const asked = new Map<string, number>();
  const asker = askerOf("a/one", async (user, key) => {
    asked.set(key, (asked.get(key) ?? 0) + 1);
    await Promise.resolve();
    return answer(user);
  });
  let machine = place.open();
  const run = await begin(machine, { rows: rowsOf(120), models: ["a/one", "a/two"], repeats: 2 });
  const two = askerOf("a/two", asker.ask as never);
  const both = services(asker, { ...two, ask: asker.ask });
  let losses = 0;
  while (machine.runs.isRunning(run.no)) {
    const before = machine.runs.replies([...asked.keys()]);
    const countBefore = new Map(asked);
    machine.loseAfter(Math.ceil(200 ** random()));
    await machine.engine.work(both, () => false).catch(() => losses++);
    machine = place.open();
    for (const key of before.keys()) expect(asked.get(key)).toBe(countBefore.get(key));
  }
  expect(losses).toBeGreaterThan(50);
  expect(statesIn(machine.runs, run.no)).toEqual(Array(240).fill("pass"));
  expect(machine.runs.replies([...asked.keys()]).size).toBe(480);
  expect(asked.size).toBe(480);
});

test("what was answered once is not asked again, by a later run or by another cell of this one", async () => {
  let asked = 0;
  const asker = askerOf("a/one", (user) => {
    asked++;
    return answer(user);
  });
  const machine = losableSql().open();
  const rows = [...rowsOf(5), ...rowsOf(5).map((row) => ({ ...row, note: "the same once more" }))];
  await begin(machine, { rows });
  await machine.engine.work(services(asker), () => false);
  expect(asked).toBe(5);
  const later = await begin(machine, { rows, key: "key-two" });
  await machine.engine.work(services(asker), () => false);
  expect(asked).toBe(5);
  expect(machine.runs.cell(later.no, 3)).toMatchObject({ is_cached: 1, state: cellStates.indexOf("pass") });
});

test("a model that fails gives no answer, a grader that fails gives no grade, and neither is a fail", async () => {
  const machine = losableSql().open();
  const broken = askerOf("a/one", () => {
    throw new ProviderError("provider_misconfigured");
  });
  const busy = { tries: 0 };
  const late = askerOf("a/two", (user) => {
    if (busy.tries++ < 2) throw new ProviderError("provider_rate_limited");
    return answer(user);
  });
  const run = await begin(machine, {
    ...{ rows: rowsOf(1), models: ["a/one", "a/two", "a/gone"] },
    assertions: [{ kind: "regex", pattern: "(?=look)" }],
  });
  await machine.engine.work(services(broken, late), () => false);
  expect(statesIn(machine.runs, run.no)).toEqual(["no-answer", "ungraded", "no-answer"]);
  expect(machine.runs.askAgain(run.no, ["no-answer", "ungraded"])).toBe(3);
});

test("the best of a case is picked once all its columns have answered", async () => {
  const machine = losableSql().open();
  const short = askerOf("a/one", () => answer("A loaf"));
  const long = askerOf("a/two", () => answer("A warm loaf with butter"));
  const run = await begin(machine, {
    ...{ rows: rowsOf(3), models: ["a/one", "a/two"] },
    assertions: [{ kind: "pick-best", criteria: "warm butter" }],
  });
  await machine.engine.work(services(short, long), () => false);
  expect(statesIn(machine.runs, run.no)).toEqual(["fail", "pass", "fail", "pass", "fail", "pass"]);
  expect(machine.runs.run(run.id)?.state).toBe("done");
});

test("the best of a case is picked anew when an answer that was missing comes", async () => {
  const machine = losableSql().open();
  let isBroken = true;
  const short = askerOf("a/one", () => answer("A loaf"));
  const long = askerOf("a/two", () => {
    if (isBroken) throw new ProviderError("provider_misconfigured");
    return answer("A warm loaf with butter");
  });
  const run = await begin(machine, {
    ...{ rows: rowsOf(2), models: ["a/one", "a/two"] },
    assertions: [{ kind: "pick-best", criteria: "warm butter" }],
  });
  await machine.engine.work(services(short, long), () => false);
  expect(statesIn(machine.runs, run.no)).toEqual(["pass", "no-answer", "pass", "no-answer"]);
  isBroken = false;
  machine.runs.askAgain(run.no, ["no-answer"]);
  machine.runs.setState(run.no, "running", null);
  await machine.engine.work(services(short, long), () => false);
  expect(statesIn(machine.runs, run.no)).toEqual(["fail", "pass", "fail", "pass"]);
  expect(machine.runs.run(run.id)?.state).toBe("done");
});

test("repeats that differ are told by their stability, and a person's question waits for one", async () => {
  const machine = losableSql().open();
  let count = 0;
  const fickle = askerOf("a/one", () => answer(count++ % 4 === 0 ? "Yes" : "No"));
  const run = await begin(machine, {
    ...{ rows: rowsOf(1), repeats: 4 },
    assertions: [{ kind: "human", question: "Is it kind?" }],
  });
  await machine.engine.work(services(fickle), () => false);
  expect(machine.runs.cell(run.no, 0)).toMatchObject({ stability: 0.75 });
  expect(statesIn(machine.runs, run.no)).toEqual(["undecided"]);
  machine.runs.setHumans(run.no, 0, JSON.stringify({ "Is it kind?": { pass: true, reason: "It is" } }));
  await machine.engine.regrade(run, 0, services(fickle));
  expect(statesIn(machine.runs, run.no)).toEqual(["pass"]);
});

test("a case that lacks a variable says which", async () => {
  const machine = losableSql().open();
  const run = await begin(machine, { rows: [{ variables: { other: "1" }, assertions: [], note: "" }] });
  await machine.engine.work(services(askerOf("a/one", answer)), () => false);
  expect(machine.runs.cell(run.no, 0)?.problem).toContain("no thing");
});

test("others are heard while a run goes: it pauses after each batch of its cells", async () => {
  const place = losableSql().open();
  const run = await begin(place, { rows: rowsOf(300) });
  const left: number[] = [];
  const engine = new RunEngine(
    place.runs,
    place.library,
    (work) => work(),
    async () => void left.push(statesIn(place.runs, run.no).filter((state) => state === "waiting").length),
  );
  await engine.work(services(askerOf("a/one", () => answer("A tale"))), () => false);
  expect(left.slice(0, 3)).toEqual([180, 60, 0]);
});
