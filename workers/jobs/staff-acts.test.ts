import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import type { AskedAct, JobStart } from "~/domain/jobs/job-room";
import type { Script } from "~/domain/video/script";
import { emptyImageRequest } from "../../app/domain/image/image-request";
import { ActTables } from "./act-tables";
import { JobLog } from "./job-log";
import { kindOf } from "./kinds/kind-of";
import { rerunStart, rerunSteps } from "./rerun-start";
import { RunTables } from "./run-log";
import { StaffActs } from "./staff-acts";

function openSql(): Pick<SqlStorage, "exec"> {
  const database = new DatabaseSync(":memory:");
  const exec = (query: string, ...values: (string | number | null)[]) => {
    const rows = database.prepare(query).all(...values);
    return { toArray: () => rows };
  };
  return { exec } as unknown as Pick<SqlStorage, "exec">;
}

const images: JobStart = {
  jobId: "one",
  ownerId: "ada",
  kind: "make-images",
  title: "A loaf",
  input: { request: { ...emptyImageRequest("m"), prompt: "A loaf", count: 3, seed: 7 } },
  creditsReserved: 12,
  creditsPerResult: 4,
  modelLabel: "M",
  resultsAtOnce: 1,
  steering: null,
  staged: false,
  remixOf: "other",
};

function openRoom() {
  const sql = openSql();
  const log = new JobLog(sql);
  const run = new RunTables(sql);
  const acts = new ActTables(sql);
  log.begin(images, kindOf(images).begin(images));
  return { log, run, acts, staff: new StaffActs({ settings: {} as never, log, run, acts }) };
}

const asked: AskedAct = {
  id: "act",
  act: "rerun",
  by: "grace@example.com",
  byUserId: "grace",
  reason: "Asked",
  fromStep: null,
};

test("an act is taken once, with one event of the audit that goes with the next copy", () => {
  const { log, acts, staff } = openRoom();
  expect(staff.take(asked, "two")).toEqual({ kind: "refused", because: "running" });
  expect(acts.isShown()).toBe(true);
  log.append({ key: "end", change: { state: "failed" } });
  expect(staff.take(asked, "two")).toMatchObject({ kind: "done", act: { jobId: "two" } });
  expect(staff.take(asked, "two")).toMatchObject({ kind: "same", act: { jobId: "two" } });
  expect(staff.take({ ...asked, id: "late", act: "cancel" }, "x")).toEqual({
    kind: "refused",
    because: "over",
  });
  expect(acts.isShown()).toBe(false);
  expect(acts.pendingAudits()).toMatchObject([
    { event: { action: "job.rerun", subject: "jobs/one", reason: "Asked", details: { newJobId: "two" } } },
  ]);
  expect(acts.toBegin().map(({ start }) => [start.jobId, start.rerunOf])).toEqual([["two", "one"]]);
  acts.noteBegun("act");
  acts.forgetAudits(acts.pendingAudits());
  acts.noteShown(acts.version());
  expect([acts.toBegin(), acts.pendingAudits(), acts.isShown()]).toEqual([[], [], true]);
});

test("work that is done, made good or the asker's own is not run again", () => {
  const done = openRoom();
  done.log.append({ key: "end", change: { state: "done" } });
  expect(done.staff.take(asked, "two")).toEqual({ kind: "refused", because: "done" });
  const failed = openRoom();
  failed.log.append({ key: "end", change: { state: "failed" } });
  expect(failed.staff.take({ ...asked, byUserId: "ada" }, "two")).toEqual({
    kind: "refused",
    because: "own",
  });
  expect(failed.staff.take(asked, "two")).toMatchObject({ kind: "done" });
  expect(failed.acts.all()).toEqual([expect.not.objectContaining({ byUserId: "grace" })]);
  failed.acts.noteRecovered("two");
  expect(failed.staff.take({ ...asked, id: "more" }, "three")).toEqual({ kind: "refused", because: "done" });
  expect(failed.staff.take(asked, "two")).toMatchObject({ kind: "same" });
});

test("a cancel that was kept and not done is to do, by its repeat or the next alarm, until the job is over", () => {
  const { log, staff } = openRoom();
  const cancel: AskedAct = { ...asked, act: "cancel" };
  expect(staff.hasToCancel()).toBe(false);
  expect(staff.take(cancel, "x")).toMatchObject({ kind: "done" });
  // The room is lost here, and asked once more.
  expect([staff.take(cancel, "x").kind, staff.hasToCancel()]).toEqual(["same", true]);
  log.append({ key: "cancelled", change: { state: "cancelled" } });
  expect([staff.take(cancel, "x").kind, staff.hasToCancel()]).toEqual(["same", false]);
});

test("a failed job is made good once", () => {
  const { acts } = openRoom();
  expect([acts.noteRecovered("two"), acts.noteRecovered("three"), acts.recoveredBy()]).toEqual([
    true,
    false,
    "two",
  ]);
});

test("images run again cost nothing, and from a result on come out as they would have", () => {
  const run = { start: images, endedWell: [], outputOf: () => undefined, approvedScript: null };
  expect(rerunSteps(run)).toEqual(["image-1", "image-2"]);
  expect(rerunStart(run, "two", null)).toMatchObject({
    jobId: "two",
    rerunOf: "one",
    input: images.input,
    creditsReserved: 0,
    creditsPerResult: 0,
    remixOf: null,
  });
  expect(rerunStart(run, "two", "image-1")).toMatchObject({ input: { request: { count: 2, seed: 8 } } });
  expect(rerunStart(run, "two", "image-3")).toBeNull();
});

test("a video is run again from where everything before is kept", () => {
  const script = { title: "Bread", language: "en", scenes: [{ id: "s1" }, { id: "s2" }] } as Script;
  const start = {
    jobId: "one",
    ownerId: "ada",
    kind: "make-video",
    title: "Bread",
    input: { brief: { pictureSource: "made" }, scriptModelId: null, pictureModelId: null },
    creditsReserved: 9,
    creditsPerPicture: 2,
  } as unknown as JobStart;
  const outputs: Record<string, unknown> = {
    "write-script": { script, recipe: {} },
    "picture-s1": { assetId: "a1" },
  };
  const run = { start, endedWell: [], outputOf: (step: string) => outputs[step], approvedScript: script };
  expect(rerunSteps({ ...run, approvedScript: null })).toEqual([]);
  expect(rerunSteps(run)).toEqual(["begin-pictures"]);
  outputs["picture-s2"] = { assetId: "a2" };
  expect(rerunSteps(run)).toEqual(["begin-pictures", "begin-storyboard"]);
  const again = rerunStart(run, "two", "begin-storyboard");
  expect(again).toMatchObject({
    given: { script, madePictures: { s1: "a1", s2: "a2" } },
    creditsPerPicture: 0,
  });
  // What was taken over is there for the next rerun as well.
  const next = { ...run, start: again!, outputOf: () => undefined };
  expect(rerunSteps(next)).toEqual(["begin-pictures", "begin-storyboard"]);
});
