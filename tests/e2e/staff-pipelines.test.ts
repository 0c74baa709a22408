import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyImageRequest } from "../../app/domain/image/image-request";
import { type OpenAiServer, startOpenAiServer } from "../fakes/openai-server";
import { modelsOf } from "../worker/local-studio";
import { findBarriers } from "./accessibility";
import { demoStaff, openStudio, type Studio } from "./studio";

let provider: OpenAiServer;
let studio: Studio;

beforeAll(async () => {
  provider = await startOpenAiServer();
  studio = await openStudio({ vars: modelsOf(provider) });
});
afterAll(async () => {
  await studio.stop();
  await provider.close();
});

const prompt = "A loaf for Aunt Edda";

/** A person's request, sent by their own browser; the id of its job. */
async function generate(): Promise<string> {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/image-gen");
  const request = { ...emptyImageRequest("openai/image"), prompt, count: 1 };
  const jobId = await page.evaluate(async (asked) => {
    const answer = await fetch("/api/v1/generations", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ idempotencyKey: crypto.randomUUID(), request: asked }),
    });
    return ((await answer.json()) as { jobId?: string }).jobId ?? "";
  }, request);
  expect(jobId).toMatch(/^[0-9a-z]{26}$/);
  return jobId;
}

/** By how much a table is wider than its frame, at the usual 1440. */
const beyondWidth = (page: Awaited<ReturnType<Studio["newPage"]>>, name: string) =>
  page.getByRole("grid", { name }).evaluate((grid) => grid.scrollWidth - grid.clientWidth);

test("a failed job is found, understood, put right and told apart", async () => {
  const staff = await studio.newPage();
  await studio.signIn(staff, demoStaff);
  await staff.goto("/prod/pipelines");
  await staff.getByRole("heading", { name: "Pipelines" }).waitFor();
  await staff.getByText("No jobs yet").waitFor();
  expect(await findBarriers(staff)).toEqual([]);

  provider.fault = "content-policy";
  const failed = await generate();
  // It comes by itself.
  await staff.getByRole("button", { name: /^Failed/ }).click();
  await staff.waitForURL("**/prod/pipelines?state=failed");
  const grid = staff.getByRole("grid", { name: "Jobs" });
  await grid.getByText("provider_refused").waitFor();
  expect(await findBarriers(staff)).toEqual([]);

  await grid.focus();
  await staff.keyboard.press("ArrowDown");
  await staff.keyboard.press("Enter");
  await staff.waitForURL(`**/prod/pipelines/${failed}`);
  const failure = staff.getByRole("region", { name: "Failure" });
  await failure.getByText("in image-0, try 1").waitFor();
  expect(await staff.innerText("main")).not.toContain("Edda");
  expect(await findBarriers(staff)).toEqual([]);

  await staff.getByRole("button", { name: "Show masked text" }).click();
  const dialog = staff.getByRole("dialog", { name: "Show what its person typed" });
  await dialog.getByRole("button", { name: "Show it" }).click();
  await dialog.getByText("Say why in a few words").waitFor();
  await dialog.getByLabel("Why").fill("They asked what was wrong");
  await dialog.getByRole("button", { name: "Show it" }).click();
  await staff.getByRole("region", { name: "Input", exact: true }).getByText(prompt).first().waitFor();

  await staff.getByRole("button", { name: /^image-0, try 1: provider_refused/ }).click();
  await staff.getByRole("region", { name: "image-0, try 1" }).getByText("Output of the step").waitFor();

  provider.fault = null;
  await staff.getByRole("button", { name: "Retry" }).click();
  await staff.getByLabel("Why").fill("The model was away");
  await staff.getByRole("button", { name: "Run again", exact: true }).click();
  await staff.waitForURL((address) => !address.pathname.endsWith(failed));
  await staff.getByText("again of").waitFor();
  await staff.getByText("Done", { exact: true }).first().waitFor();

  await staff.goto(`/prod/pipelines/${failed}`);
  await staff.getByText("made good by").waitFor();
  await staff.goto("/prod/pipelines?state=failed");
  await staff.getByText("No job matches").waitFor();
  await staff.goto("/prod/pipelines?view=failures");
  await staff.getByRole("grid", { name: "Failures by cause" }).getByText("provider_refused").waitFor();
  expect(await findBarriers(staff)).toEqual([]);
  expect(await beyondWidth(staff, "Failures by cause")).toBe(0);
  await staff.goto("/prod/pipelines");
  const state = staff.getByRole("grid", { name: "Jobs" }).getByRole("gridcell", { name: "Made good" });
  expect(await state.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  expect(await beyondWidth(staff, "Jobs")).toBe(0);
});

test("jobs are cancelled together, and the act is a filter; on a phone nothing is wider than the screen", async () => {
  provider.fault = "hang";
  const jobs = [await generate(), await generate()];
  const staff = await studio.newPage();
  await studio.signIn(staff, demoStaff);
  await staff.goto("/prod/pipelines?state=running");
  for (const jobId of jobs) {
    await staff.getByRole("checkbox", { name: `Select Images ${jobId.slice(-6)}` }).check();
  }
  const bar = staff.getByRole("region", { name: "Selected jobs" });
  await bar.getByRole("button", { name: "Cancel" }).click();
  await staff.getByLabel("Why").fill("The model hangs");
  await staff.getByRole("button", { name: "Cancel jobs" }).click();
  await staff.waitForURL("**/prod/pipelines?act=*");
  await staff.getByRole("grid", { name: "Jobs" }).getByText("Cancelled").nth(1).waitFor();

  await staff.setViewportSize({ width: 390, height: 844 });
  await staff.goto("/prod/pipelines");
  await staff.getByText("Cancelled").first().waitFor();
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await staff.goto(`/prod/pipelines/${jobs[0]}`);
  await staff.getByRole("heading", { name: "Tries over time" }).waitFor();
  expect(await staff.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findBarriers(staff)).toEqual([]);
});
