import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import type { VideoStart } from "~/domain/jobs/job-room";
import type { Script } from "~/domain/video/script";
import { ActTables } from "./act-tables";
import { readShownJob } from "./job-document";
import { JobLog } from "./job-log";
import type { EventChange } from "./kinds/job-kind";
import type { VideoNotes } from "./kinds/make-video-kind";
import { RunTables } from "./run-log";

/** A room's own database, in memory. */
function openSql(): Pick<SqlStorage, "exec"> {
  const database = new DatabaseSync(":memory:");
  const exec = (query: string, ...values: (string | number)[]) => {
    const rows = database.prepare(query).all(...values);
    return { toArray: () => rows };
  };
  return { exec } as unknown as Pick<SqlStorage, "exec">;
}

const start: VideoStart = {
  jobId: "job",
  ownerId: "ada",
  kind: "make-video",
  creditsPerPicture: 1,
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
  creditsReserved: 0,
};
const notes: VideoNotes = { script: null, approved: false };
const begun = { notes, change: {} };
const script = { title: "Coffee", language: "en", scenes: [] } as Script;

let log: JobLog;
const beside = () => {
  const sql = openSql();
  return { run: new RunTables(sql), acts: new ActTables(sql), settings: { release: "r1" } };
};
beforeEach(() => {
  log = new JobLog(openSql());
});

const append = (key: string, change: EventChange) => log.append({ key, change });

test("a job begins once", () => {
  expect(log.latest()).toBeNull();
  expect(log.snapshot()).toBeNull();
  expect(log.begin(start, begun)).toBe("started");
  const { brief, ...models } = start.input;
  expect(log.begin({ ...start, title: "Tea", input: { ...models, brief } }, begun)).toBe("same");
  expect(log.begin({ ...start, input: { ...models, brief: { ...brief, prompt: "Tea" } } }, begun)).toBe(
    "other",
  );
  expect(log.start()?.title).toBe("Coffee");
  expect(log.after(0)).toMatchObject([{ id: 1, state: "running", stage: "queued" }]);
});

test("told twice, it happened once, and each event carries on from the one before", () => {
  log.begin(start, begun);
  expect(append("pictures", { stage: "pictures", partsTotal: 3 })).toMatchObject({ id: 2 });
  expect(append("pictures", { stage: "pictures", partsTotal: 3 })).toBeNull();
  expect(append("picture 1", { partsDone: 1 })).toMatchObject({
    id: 3,
    stage: "pictures",
    partsDone: 1,
    partsTotal: 3,
  });
  expect(log.after(1).map(({ id }) => id)).toEqual([2, 3]);
});

test.each(["done", "failed", "cancelled"] as const)("nothing follows %s", (state) => {
  log.begin(start, begun);
  append(state, { state });
  expect(log.append({ key: "late", change: { state: "running" }, notes: "late" })).toBeNull();
  expect(append("other end", { state: "failed" })).toBeNull();
  expect(log.snapshot()).toMatchObject({ event: { state }, notes });
});

test("what a kind notes changes with the event and only then", () => {
  log.begin(start, begun);
  log.append({ key: "written", change: {}, notes: { script, approved: false } });
  log.append({ key: "written", change: {}, notes: { script: null, approved: true } });
  expect(log.snapshot()?.notes).toEqual({ script, approved: false });
});

test("the document is shown when it is as of the latest event", async () => {
  log.begin(start, begun);
  expect(await readShownJob(log, beside())).toMatchObject({
    eventId: 1,
    job: { ownerId: "ada", stage: "queued" },
  });
  expect(log.showing()).toMatchObject({ isShown: false });
  expect(log.noteShowFailure()).toBe(1);
  expect(log.noteShowFailure()).toBe(2);
  log.noteShown(1);
  expect(log.showing()).toMatchObject({ isShown: true, failures: 0 });
  append("writing", { stage: "writing" });
  expect(log.showing()).toMatchObject({ isShown: false });
});

test("a document that came of a job is made once; a job that is over is closed once", () => {
  log.begin(start, begun);
  log.noteMade(["images/1"]);
  log.noteMade(["images/1", "images/2"]);
  expect([...log.madeDocuments()].sort()).toEqual(["images/1", "images/2"]);
  expect(log.isClosed()).toBe(false);
  log.noteClosed();
  expect(log.isClosed()).toBe(true);
});

test("a room of the first release goes on with its script", async () => {
  const sql = openSql();
  sql.exec(`CREATE TABLE job (one INTEGER PRIMARY KEY CHECK (one = 1), start TEXT NOT NULL, script TEXT,
    approved INTEGER NOT NULL DEFAULT 0, shown_event INTEGER NOT NULL DEFAULT 0, show_failures INTEGER NOT NULL DEFAULT 0)`);
  const { creditsReserved: _, ...old } = start;
  sql.exec(
    "INSERT INTO job (one, start, script, approved) VALUES (1, ?, ?, 1)",
    JSON.stringify(old),
    JSON.stringify(script),
  );
  sql.exec("CREATE TABLE event (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, data TEXT NOT NULL)");
  const event = { id: 1, at: "2026-11-01T00:00:00.000Z", state: "running", stage: "pictures", error: null };
  sql.exec(
    "INSERT INTO event VALUES (1, 'queued', ?)",
    JSON.stringify({ ...event, partsDone: 0, partsTotal: 0 }),
  );
  log = new JobLog(new JobLog(sql) && sql);
  expect(log.snapshot()?.notes).toEqual({ script, approved: true });
  expect((await readShownJob(log, beside()))?.job).toMatchObject({
    kind: "make-video",
    stage: "pictures",
    script,
  });
});
