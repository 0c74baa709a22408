import { afterAll, beforeAll, expect, test } from "vitest";
import { type ReportReceiver, startReportReceiver } from "../fakes/report-receiver.ts";
import { openStudio, type Studio, shareStudio } from "./studio.ts";

/** PostHog leaves out automated browsers, which this one says it is unless told otherwise. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36";

let receiver: ReportReceiver;
let studio: Studio;
beforeAll(async () => {
  receiver = await startReportReceiver();
  studio = await openStudio({
    vars: { SENTRY_DSN: receiver.sentryDsn, POSTHOG_KEY: "phc_test", POSTHOG_HOST: receiver.origin },
  });
});
afterAll(async () => {
  await studio?.stop();
  await receiver?.close();
});

test("an error in the page reaches Sentry, with the signed-in user", async () => {
  const page = await studio.newPage();
  // By the form, after which the reporter knows who it is; a page that is opened tells it when the identity has arrived.
  await studio.signInByForm(page);
  await page.getByRole("button", { name: /^Account of/ }).waitFor();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("something broke in the page");
    });
  });
  const reported = () =>
    receiver.sentryItems.find(
      ({ type, payload }) =>
        type === "event" && JSON.stringify(payload).includes("something broke in the page"),
    );
  await expect.poll(reported).toBeTruthy();
  const userId = (await page.context().cookies()).find(({ name }) => name === "userId")?.value;
  expect(reported()?.payload).toMatchObject({ user: { id: userId } });
});

test("analytics identify who signs in and forget who signs out", async () => {
  receiver.postHogEvents.length = 0;
  const page = await studio.newPage({ userAgent });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "webdriver", { get: () => false });
    Object.defineProperty(navigator, "userAgentData", { get: () => undefined });
  });
  await studio.signInByForm(page);
  const userId = (await page.context().cookies()).find(({ name }) => name === "userId")?.value;
  const identified = () => receiver.postHogEvents.find(({ event }) => event === "$identify");
  await expect.poll(identified).toBeTruthy();
  expect(identified()).toMatchObject({
    properties: { distinct_id: userId },
    $set: { email: "ada@example.com" },
  });

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  const pageviews = () =>
    receiver.postHogEvents.filter(
      ({ event, properties }) =>
        event === "$pageview" && properties.$pathname === "/login" && properties.distinct_id !== userId,
    );
  await expect.poll(() => pageviews().length).toBeGreaterThan(0);
});

test("without settings nothing of it is loaded", async () => {
  const plain = await shareStudio();
  try {
    const page = await plain.newPage();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(request.url()));
    await plain.signIn(page);
    await page.goto("/");
    await page.getByRole("button", { name: /^Account of/ }).waitFor();
    expect(loaded.filter((address) => /posthog|sentry|module\.slim|prod-/i.test(address))).toEqual([]);
    expect(
      loaded.filter((address) => !address.startsWith(plain.url) && !address.startsWith("data:")),
    ).toEqual([]);
  } finally {
    await plain.stop();
  }
});
