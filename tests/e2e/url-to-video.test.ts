import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriers } from "./accessibility.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio.stop());

async function openPage(path: string) {
  const page = await studio.newPage();
  await studio.signIn(page);
  await page.goto(path);
  await page.locator("html[data-booted]").waitFor();
  return page;
}

test("an address from the home page becomes facts, and the facts a script", async () => {
  const page = await openPage("/");
  const field = page.getByLabel("What is the video about?");
  await field.fill(`${studio.url}/examples/shop/headphones`);
  await page.getByText("Reads the page and shows what it says").waitFor();
  await field.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Drift wireless headphones" }).waitFor();

  // Two prices disagree: one is chosen, and a reload knows it.
  await page.getByRole("button", { name: "Price is €129" }).click();
  await page.getByRole("button", { name: "Price is €129" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Drop Guarantee" }).click();
  await page.getByRole("button", { name: "Drop Guarantee" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Drop Guarantee" }).waitFor();
  await page.getByRole("button", { name: "Drop Returns" }).click();
  await page.getByRole("button", { name: "Drop Returns" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Correct Battery" }).click();
  await page.getByRole("textbox", { name: "Battery" }).fill("45 hours");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("45 hours").first().waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await page.getByRole("listitem").filter({ hasText: "45 hours" }).first().waitFor();
  await page.getByRole("button", { name: "Drop Guarantee" }).waitFor();
  expect(await page.getByRole("button", { name: "Drop Returns" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Price is/ }).count()).toBe(0);

  await page.getByText("What the writer is told").click();
  await page.getByText("Price: €129").waitFor();
  const chosen = page
    .getByRole("list", { name: "Pictures of the page" })
    .getByRole("button", { pressed: true });
  expect(await chosen.count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: /^Write the script/ }).dblclick();
  await page.waitForURL(/prompt-to-video\?job=/);
  await page.getByRole("heading", { name: "Read it through" }).waitFor();
  const words = await page.locator("main").innerText();
  expect(words).toContain("Drift wireless headphones");
  expect(words).not.toContain("Nothing backs");

  // Nothing of the page is lost on the way back.
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Drift wireless headphones" }).waitFor();
  await page.getByRole("link", { name: "Another page" }).click();
  await page.getByRole("button", { name: /^Drift wireless headphones/ }).waitFor();
});

test("a page that cannot be reached is brought by hand, and facts are typed", async () => {
  const page = await openPage("/url-to-video?address=https%3A%2F%2Fnowhere.invalid%2Fsoap");
  const refusal = page.getByRole("alert").filter({ hasText: "There is no page that can be read" });
  await refusal.waitFor();
  await refusal.getByRole("button", { name: "Paste its source" }).click();
  await page
    .getByRole("textbox", { name: "Source" })
    .fill("<html lang=en><title>Oat soap</title><h1>Oat soap</h1><p>Hand-made in Bristol.</p></html>");
  await page.getByRole("dialog").getByRole("button", { name: "Read it" }).click();
  await page.getByRole("heading", { level: 1, name: "Oat soap" }).waitFor();

  await page.getByRole("button", { name: "Add a fact" }).click();
  await page.getByRole("combobox", { name: "What is it about?" }).press("Enter");
  await page.getByRole("option", { name: "Price", exact: true }).click();
  await page.getByRole("textbox", { name: "Price" }).fill("6,50");
  await page.getByRole("textbox", { name: "Currency" }).fill("gbp");
  await page.getByRole("button", { name: "Add it" }).click();
  await page.getByText("£6.50").first().waitFor();
  await page.getByText("What the writer is told").click();
  await page.getByText("Price: £6.50").waitFor();

  await page.getByRole("button", { name: "Save as product" }).click();
  await page.waitForURL(/\/product\?product=/);
  await page.getByRole("heading", { name: "Oat soap" }).first().waitFor();
});

test("a page pasted at the start is read, and what was corrected stays after a reload", async () => {
  const page = await openPage("/url-to-video");
  await page.getByRole("button", { name: "Paste its source" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("textbox", { name: "Source" })
    .fill(
      `<html lang=en><title>Blue mug</title><h1>Blue mug</h1><script type="application/ld+json">{"@type":"Product","name":"Blue mug","offers":{"price":"12.50","priceCurrency":"EUR"}}</script></html>`,
    );
  await dialog.getByRole("button", { name: "Read it" }).click();
  await page.getByText("€12.50", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Correct Price" }).click();
  await page.getByRole("textbox", { name: "Price" }).fill("11.90");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("€11.90", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("€11.90", { exact: true }).waitFor();
  expect(await page.getByText("€12.50", { exact: true }).count()).toBe(0);
});

test("what was read stays when reading is stopped, and when the connection breaks off", async () => {
  const page = await openPage("/url-to-video");
  const told = [
    { type: "page", url: "https://shop.example/vase", title: "Vase", language: "en", siteName: null },
    { type: "outline", part: { kind: "heading", level: 1, text: "Stoneware vase", place: "h1" } },
  ].map((event) => `${JSON.stringify(event)}\n`);
  const pending: (() => void)[] = [];
  let answer: "half" | "none" | "real" = "half";
  await page.route("**/api/v1/sources", async (route) => {
    if (answer === "real") return route.continue();
    if (answer === "half") return route.fulfill({ contentType: "application/x-ndjson", body: told.join("") });
    await new Promise<void>((resolve) => pending.push(resolve));
    await route.abort().catch(() => {});
  });
  const address = page.getByRole("textbox", { name: "Address of the page" });
  await address.fill(`${studio.url}/examples/shop/headphones`);
  await address.press("Enter");
  const brokenOff = page.getByRole("alert").filter({ hasText: "The connection broke off" });
  await brokenOff.waitFor();
  await page.getByText("Stoneware vase").first().waitFor();

  answer = "none";
  await brokenOff.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
  await page.getByText("Stoneware vase").first().waitFor();
  expect(await brokenOff.count()).toBe(0);
  for (const end of pending) end();

  answer = "real";
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Read again" }).click();
  const retry = page.getByRole("alert").getByRole("button", { name: "Try again" });
  await retry.waitFor();
  await page.getByText("Stoneware vase").first().waitFor();
  await page.context().setOffline(false);
  await retry.click();
  await page.getByRole("heading", { level: 1, name: "Drift wireless headphones" }).waitFor();
  expect(await retry.count()).toBe(0);
});
