import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FalServer, startFalServer } from "../fakes/fal-server";
import { signInForToken } from "../fakes/sign-in";
import { findBarriers } from "./accessibility";
import { demoStaff, openStudio, type Studio } from "./studio";

let fal: FalServer;
let studio: Studio;
let page: Page;
let imageId = "";

const words = "A pear on a round sandstone podium, soft morning light";
const request = {
  operation: "generate",
  modelId: "built-in/image-maker",
  prompt: words,
  negativePrompt: "people",
  references: [],
  sourceAssetId: null,
  maskAssetId: null,
  extend: null,
  ratio: "4:5",
  count: 1,
  seed: 41,
  parameters: {},
  styleIds: ["pastel"],
  steeringBoardId: null,
  boardId: null,
};

beforeAll(async () => {
  fal = await startFalServer();
  studio = await openStudio({
    vars: {
      FAL_KEY: "fal-key",
      FAL_BASE_URL: fal.baseUrl,
      FAL_QUEUE_URL: fal.queueUrl,
      FAL_VIDEO_MODELS: "fal-ai/kling-video/v2.5-turbo/pro/image-to-video",
    },
  });
  const token = await signInForToken(new URL(studio.url));
  const started = await fetch(`${studio.url}/api/v1/generations`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ idempotencyKey: crypto.randomUUID(), request }),
  });
  expect(started.status).toBe(201);
  page = await studio.newPage();
  await studio.signIn(page);
  await page.goto("/image-gen");
  const link = page.getByRole("list", { name: "Results" }).getByRole("link");
  await link.waitFor();
  imageId = (await link.getAttribute("href"))?.split("/").at(-1) ?? "";
});
afterAll(async () => {
  await studio?.stop();
  await fal?.close();
});

const tile = (on: Page) =>
  on.getByRole("list", { name: "Trending" }).getByRole("button", { name: new RegExp(`^${words}`) });
const publicImage = (on: Page) => on.getByRole("dialog", { name: words });

test("what is made public is found, starred and remixed, and taken down with a reason its owner reads", async () => {
  await page.goto(`/image-gen/${imageId}`);
  const visibility = page.getByRole("switch", { name: "Public" });
  await Promise.all([page.waitForResponse(/\/visibility$/), visibility.click()]);
  await page.getByRole("button", { name: "Copy link" }).waitFor();
  await page.goto("/image-gen/trending");
  await page
    .getByText(
      "Each person’s remix counts 5 once an image came of it, a star 3, a look 1; every 7 days that is worth half.",
    )
    .waitFor();
  await tile(page).click();
  await publicImage(page).getByText("0 remixes · 0 stars · 0 looks · score 0.0").waitFor();

  const ben = await personOf("ben@example.com", { width: 390, height: 844 });
  // The address of an image's own page leads others to what they may see.
  await ben.goto(`/image-gen/${imageId}`);
  await ben.waitForURL(`**/image-gen/trending?image=${imageId}`);
  await publicImage(ben).waitFor();
  await ben.keyboard.press("Escape");
  await publicImage(ben).waitFor({ state: "detached" });
  await tile(ben).focus();
  await ben.keyboard.press("Enter");
  await publicImage(ben).getByRole("button", { name: "Star" }).click();
  await publicImage(ben).getByRole("button", { name: "Starred" }).waitFor();
  await publicImage(page).getByText("0 remixes · 1 star · 1 look · score 4.0").waitFor();
  expect(await ben.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findBarriers(ben)).toEqual([]);
  await publicImage(ben).getByRole("button", { name: "Report" }).click();
  const why = publicImage(ben).getByLabel("What is wrong with it?");
  await why.fill("no");
  await publicImage(ben).getByRole("button", { name: "Send report" }).click();
  await publicImage(ben).getByText("Say in a few words what is wrong.").waitFor();
  await why.fill("It shows my own pear");
  await publicImage(ben).getByRole("button", { name: "Send report" }).click();
  await why.waitFor({ state: "detached" });
  await publicImage(ben).getByRole("button", { name: "Remix" }).click();
  await ben.waitForURL("**/image-gen");
  await expect.poll(() => keptRequest(ben)).toEqual(request);
  await publicImage(page).getByText("0 remixes · 1 star · 1 look · score 4.0").waitFor();
  await ben.getByRole("button", { name: /^Make/ }).click();
  await publicImage(page).getByText("1 remix · 1 star · 1 look · score 9.0").waitFor();

  const staff = await personOf(demoStaff.email, undefined, demoStaff.password);
  await staff.goto("/image-gen/trending?show=reported");
  await staff.getByRole("list", { name: "Reported" }).getByRole("button").click();
  await publicImage(staff).getByText("It shows my own pear").waitFor();
  await publicImage(staff).getByRole("button", { name: "Take it down" }).click();
  await publicImage(staff).getByText("Say in a few words why.").waitFor();
  await publicImage(staff).getByLabel("Why it is taken down").fill("The pear is somebody else’s");
  expect(await findBarriers(staff)).toEqual([]);
  await publicImage(staff).getByRole("button", { name: "Take it down" }).click();
  await staff.getByText("Nothing is reported").waitFor();

  await page.getByText("That image is not public any more.").waitFor();
  await page.goto(`/image-gen/${imageId}`);
  const notice = page.getByRole("region", { name: "Taken off the public images by staff" });
  await notice.getByText("“The pear is somebody else’s”").waitFor();
  expect(await visibility.count()).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
});

test("an image is set in motion: what is typed survives, the clip is followed in the feed and goes into a video", async () => {
  await page.goto(`/image-gen/${imageId}`);
  const dialog = page.getByRole("dialog", { name: "Make a clip" });
  const open = () => page.getByRole("button", { name: "Make a clip" }).click();
  await open();
  await dialog.getByLabel("What moves").fill("The light wanders");
  await page.reload();
  await open();
  await expect.poll(() => dialog.getByLabel("What moves").inputValue()).toBe("The light wanders");
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: /^Make clip/ }).click();
  await page.getByRole("button", { name: "Watch it" }).click();
  await page.waitForURL("**/image-gen#generation-*");
  const card = page.getByRole("article", { name: "The light wanders" });
  await card.getByText(/^Clip · .* · 5 s/).waitFor();
  await card.getByLabel("The light wanders", { exact: true }).and(page.locator("video")).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await card.getByRole("link", { name: "Use in a video" }).click();
  const pictures = page.getByRole("group", { name: "Your pictures" });
  await pictures.locator("video").waitFor();

  await page.goto(`/image-gen/${imageId}`);
  await page.getByRole("link", { name: "Use in a video" }).click();
  await pictures.getByRole("img", { name: words }).waitFor();
});

async function personOf(
  email: string,
  viewport?: { width: number; height: number },
  password = "a long password",
): Promise<Page> {
  const signUp = `${studio.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=local`;
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email, password, returnSecureToken: true });
  // One that is there already, as after a first attempt, stays as it is.
  await fetch(signUp, { method: "POST", headers, body });
  const person = await studio.newPage(viewport && { viewport });
  await studio.signIn(person, { email, password });
  await person.goto("/");
  return person;
}

/** What stands in the composer, as this browser keeps it. */
function keptRequest(on: Page) {
  return on.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith("vitrine:image-draft:"));
    return JSON.parse(localStorage.getItem(key ?? "") ?? "null")?.request;
  });
}
