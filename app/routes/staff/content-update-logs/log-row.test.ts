import { expect, test } from "vitest";
import { actionChoices, describeAction } from "./log-row";

test("what is done to jobs and claims can be looked for, by words that differ", () => {
  const values = actionChoices.map(({ value }) => value);
  for (const action of ["job.cancel", "job.rerun", "job.reveal", "image.add-fact", "project.accept-claim"])
    expect(values).toContain(action);
  expect(new Set(actionChoices.map(({ label }) => label)).size).toBe(values.length);
  expect(describeAction("thing.of-old")).toBe("Thing: of old");
});
