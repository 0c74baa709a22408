import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriers } from "./accessibility.ts";
import { findOverflow } from "./find-overflow.ts";
import { type Studio, shareStudio } from "./studio.ts";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio.stop());

async function openPage(path: string, viewport = { width: 1440, height: 900 }) {
  const page = await studio.newPage({ viewport });
  await studio.signIn(page);
  await page.goto(path);
  await page.locator("html[data-booted]").waitFor();
  return page;
}

const inShop = (name: string) =>
  `/pdp/create?${new URLSearchParams({ address: `${studio.url}/examples/shop/${name}` })}`;

test("an address becomes facts, an outline, three directions and a page", async () => {
  const page = await openPage("/pdp");
  await page
    .getByLabel("Address of what the page is about")
    .fill(`${studio.url}/examples/shop/lavender-soap`);
  await page.getByRole("button", { name: "Read it" }).click();
  await page.waitForURL(/\/pdp\/create\?address=/);
  await page.getByRole("button", { name: "Read again" }).waitFor();
  await page.getByRole("button", { name: /^Correct Price/ }).click();
  await page.getByRole("textbox", { name: "Price" }).fill("8.25");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("What else the writer should know").fill("Cut by hand");
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("button", { name: "Plan the sections" }).click();
  const outline = page.getByRole("list", { name: "Sections of the page" });
  await outline.getByRole("button", { name: "Take Ingredients out" }).click();
  await outline.getByRole("button", { name: "Take Ingredients out" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await outline.getByRole("button", { name: "Move Ingredients down" }).click();
  const order = await outline.getByRole("listitem").allInnerTexts();
  await page.getByText("All three directions keep this order.").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  // What was typed and ordered is there after a reload, and one step back.
  await page.reload();
  await outline.waitFor();
  expect(await outline.getByRole("listitem").allInnerTexts()).toEqual(order);
  await page.goBack();
  expect(await page.getByLabel("What else the writer should know").inputValue()).toBe("Cut by hand");
  await page.getByText("8.25").first().waitFor();
  await page.goForward();

  await page.getByRole("button", { name: "Write three directions" }).click();
  const choose = page.getByRole("button", { name: "Choose proof first" });
  await page.getByRole("button", { name: "Write again" }).waitFor();
  for (const name of ["Story first", "Proof first", "Offer first"]) {
    const small = page.frameLocator(`iframe[title="${name}, small"]`);
    await small.getByRole("heading", { level: 1 }).waitFor();
  }
  expect(await page.frameLocator('iframe[title="Offer first, small"]').locator("body").innerText()).toContain(
    "8.25",
  );
  expect(await findBarriers(page)).toEqual([]);

  // Nothing has become a file of the person's own until the page is made.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await choose.dblclick();
  await page.waitForURL(/\/pdp\/project\/[^/?]+$/);
  expect(asked).toContain("/api/v1/uploads/from-url");
  const made = page.url();
  await page.goto("/pdp/project");
  const links = page.getByRole("list", { name: "Pages" }).getByRole("link");
  await links.first().waitFor();
  expect(await links.count()).toBe(1);
  expect(new URL(made).pathname).toBe(await links.first().getAttribute("href"));
});

test("writing is stopped, fails and goes on, and what came stays", async () => {
  const page = await openPage(inShop("headphones"));
  await page.getByRole("button", { name: "Read again" }).waitFor();
  const pending: (() => void)[] = [];
  let answer: "never" | "failure" | "real" = "never";
  await page.route("**/api/v1/projects/write", async (route) => {
    if (answer === "real") return route.continue();
    if (answer === "failure") {
      const told = { type: "failed", code: "writer_gone", message: "The writer is not there. Try again." };
      return route.fulfill({ body: `${JSON.stringify(told)}\n`, contentType: "application/x-ndjson" });
    }
    await new Promise<void>((resolve) => pending.push(resolve));
    await route.abort().catch(() => {});
  });
  await page.getByRole("button", { name: "Write three directions now" }).click();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Nothing was written of it.").first().waitFor();
  for (const end of pending) end();

  answer = "failure";
  await page.getByRole("button", { name: "Write again" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "The writer is not there" });
  await refusal.waitFor();
  answer = "real";
  await refusal.getByRole("button", { name: "Try again" }).click();
  await page.frameLocator('iframe[title="Story first, small"]').getByRole("heading", { level: 1 }).waitFor();
  await refusal.waitFor({ state: "detached" });
});

test("a page begins from a product, blank, and on a phone", async () => {
  const address = `${studio.url}/examples/shop/kerze`;
  const page = await openPage(`/url-to-video?${new URLSearchParams({ address })}`);
  await page.getByRole("button", { name: "Save as product" }).click();
  await page.waitForURL(/\/product\?product=/);
  await page.getByRole("link", { name: "Make a page" }).click();
  await page.waitForURL(/\/pdp\/create\?product=/);
  await page.getByRole("button", { name: "Write three directions now" }).click();
  await page.getByRole("button", { name: "Write again" }).waitFor();
  await page.getByRole("button", { name: "Choose offer first" }).click();
  await page.waitForURL(/\/pdp\/project\/[^/?]+$/);

  await page.goto("/pdp/create");
  await page.getByRole("button", { name: "Begin blank" }).click();
  await page.waitForURL(/\/pdp\/project\/[^/?]+$/);

  const phone = await openPage("/pdp/create", { width: 390, height: 844 });
  expect(await findOverflow(phone)).toEqual([]);
  await phone.goto(inShop("kerze"));
  await phone.getByRole("button", { name: "Read again" }).waitFor();
  expect(await findOverflow(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Plan the sections" }).click();
  await phone.getByRole("list", { name: "Sections of the page" }).waitFor();
  expect(await findOverflow(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Write three directions" }).click();
  await phone.getByRole("button", { name: "Write again" }).waitFor();
  expect(await findOverflow(phone)).toEqual([]);
});
