import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio?.stop());

test("a page whose data cannot be reached says so, and loads by itself once the browser is online", async () => {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.route(/\.data(\?|$)/, (route) => route.abort("internetdisconnected"));
  await page.goto("/subscription");
  const offline = page.getByRole("heading", { level: 1, name: "You are offline" });
  await offline.waitFor();
  await page.unroute(/\.data(\?|$)/);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await page.getByRole("heading", { level: 1, name: "Plan and credits" }).waitFor();
  await page.getByText("Left to spend").waitFor();
});
