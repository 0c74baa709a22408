import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import type { JobStart } from "~/domain/job-room";
import type { Script } from "~/domain/script";
import { JobLog } from "./job-log";

/** A room's own database, in memory. */
function openSql(): Pick<SqlStorage, "exec"> {
  const database = new DatabaseSync(":memory:");
  const exec = (query: string, ...values: (string | number)[]) => {
    const rows = database.prepare(query).all(...values);
    return { toArray: () => rows };
  };
  return { exec } as unknown as Pick<SqlStorage, "exec">;
}

const start: JobStart = {
  jobId: "job",
  ownerId: "ada",
  kind: "make-video",
  title: "Coffee",
  input: {
    brief: {
      prompt: "Coffee",
      format: "9:16",
      lengthSeconds: 15,
      language: "en",
      tone: "warm",
      pictureSource: "none",
      assetIds: [],
    },
    scriptModelId: null,
    pictureModelId: null,
  },
};
const script = { title: "Coffee", language: "en", scenes: [], claims: [] } as Script;

let log: JobLog;
beforeEach(() => {
  log = new JobLog(openSql());
});

test("a job begins once", () => {
  expect(log.latest()).toBeNull();
  expect(log.begin(start)).toBe("started");
  const { brief, ...models } = start.input;
  expect(log.begin({ ...start, title: "Tea", input: { ...models, brief } })).toBe("same");
  expect(log.begin({ ...start, input: { ...models, brief: { ...brief, prompt: "Tea" } } })).toBe("other");
  expect(log.start()?.title).toBe("Coffee");
  expect(log.after(0)).toMatchObject([{ id: 1, state: "running", stage: "queued" }]);
});

test("told twice, it happened once, and each event carries on from the one before", () => {
  log.begin(start);
  expect(log.append("pictures", { stage: "pictures", partsTotal: 3 })).toMatchObject({ id: 2 });
  expect(log.append("pictures", { stage: "pictures", partsTotal: 3 })).toBeNull();
  expect(log.append("picture 1", { partsDone: 1 })).toMatchObject({
    id: 3,
    stage: "pictures",
    partsDone: 1,
    partsTotal: 3,
  });
  expect(log.after(1).map(({ id }) => id)).toEqual([2, 3]);
});

test.each(["done", "failed", "cancelled"] as const)("nothing follows %s", (state) => {
  log.begin(start);
  log.append(state, { state });
  expect(log.append("late", { state: "running" })).toBeNull();
  expect(log.append("other end", { state: "failed" })).toBeNull();
  expect(log.latest()?.state).toBe(state);
});

test("a script is approved only when somebody approved it", () => {
  log.begin(start);
  expect(log.approvedScript()).toBeNull();
  log.keepScript(script, { approved: false });
  expect(log.approvedScript()).toBeNull();
  expect(log.document()?.job.script).toEqual(script);
  log.keepScript({ ...script, title: "Mine" }, { approved: true });
  expect(log.approvedScript()?.title).toBe("Mine");
});

test("the document is shown when it is as of the latest event", () => {
  log.begin(start);
  expect(log.document()).toMatchObject({
    eventId: 1,
    isShown: false,
    job: { ownerId: "ada", stage: "queued" },
  });
  expect(log.noteShowFailure()).toBe(1);
  expect(log.noteShowFailure()).toBe(2);
  log.noteShown(1);
  expect(log.document()).toMatchObject({ isShown: true, showFailures: 0 });
  log.append("writing", { stage: "writing" });
  expect(log.document()).toMatchObject({ eventId: 2, isShown: false });
});
