import { expect, test } from "vitest";
import { emptyImageRequest } from "~/domain/image/image-request";
import { settingsLine } from "../settings-line";
import { missingResults, placeInLine, type ShownGeneration, withStarted } from "./shown-generation";

const request = { ...emptyImageRequest("m"), prompt: "A lamp", count: 2 };
const result = (state: ShownGeneration["results"][number]["state"]) => ({
  state,
  imageId: null,
  error: null,
});
const known: ShownGeneration = {
  id: "job-1",
  kind: "make-images",
  request,
  modelLabel: "One",
  state: "done",
  results: [result("done"), result("failed"), result("cancelled")],
  error: null,
  creditsSpent: 1,
  startedMs: 1000,
  updatedMs: 2000,
};
const started = (jobId: string) => ({ jobId, request, modelLabel: "One", startedMs: 3000 });

test("what was just taken stands above, the newest first, until it is known", () => {
  const taken = ["job-0", "job-2", "job-1", "job-3"].map(started);
  // The first has made room for newer ones.
  const shown = withStarted([known], taken, new Set(["job-0", "job-1"]));
  expect(shown.map(({ id }) => id)).toEqual(["job-3", "job-2", "job-1"]);
  expect(shown[0]).toMatchObject({ state: "running", results: [result("waiting"), result("waiting")] });
  expect(shown[2]).toBe(known);
});

test("failed and cancelled results are missing", () => {
  expect(missingResults(known)).toEqual([1, 2]);
});

test("in line are those that are not made yet", () => {
  const results = ["done", "making", "failed", "waiting", "waiting"] as const;
  const running = { results: results.map(result) };
  expect([1, 3, 4].map((index) => placeInLine(running, index))).toEqual([0, 1, 2]);
});

test("the settings in a line", () => {
  const references = [{ assetId: "a", role: "style", weight: 1 } as const];
  expect(settingsLine({ ...request, styleIds: ["noir", "gone"], references, seed: 41 }, "One")).toBe(
    "One · 1:1 · Noir · 1 reference · seed 41",
  );
  expect(settingsLine({ ...request, operation: "upscale" }, "One")).toBe("Upscaled · One");
});
