import { afterAll, beforeAll, expect, test } from "vitest";
import { newBrand } from "~/domain/brands/brand";
import { writeAsService } from "../fixtures/write-as-service.ts";
import { findBarriers } from "./accessibility.ts";
import { accountIn } from "./demo-video.ts";
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

test("the default brand dresses all directions, and one that fails is written again beside the others", async () => {
  const { userId } = await accountIn(studio);
  const now = new Date();
  const brand = {
    ...newBrand,
    ownerId: userId,
    name: "Night shop",
    colors: [
      { role: "background", color: "#fff0e0" },
      { role: "text", color: "#2a1a08" },
    ],
    isDefault: true,
    createdAt: now,
    updatedAt: now,
    trashedAt: null,
  };
  await writeAsService(studio, [[`brands/brand-${crypto.randomUUID()}`, brand]]);
  const page = await openPage(inShop("headphones"));
  await page.getByRole("button", { name: "Read again" }).waitFor();
  await page.getByRole("combobox", { name: "Brand" }).getByText("Night shop").waitFor();
  let isBroken = true;
  await page.route("**/api/v1/projects/write", async (route) => {
    const answer = await route.fetch();
    const told = (await answer.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const message = "The model did not answer. Try again.";
    const failed = { type: "page-failed", direction: "proof", code: "provider_unavailable", message };
    const kept = isBroken ? told.filter(({ direction }) => direction !== "proof") : told;
    const lines = isBroken ? kept.toSpliced(-1, 0, failed) : kept;
    await route.fulfill({
      response: answer,
      body: lines.map((line) => `${JSON.stringify(line)}\n`).join(""),
    });
  });
  await page.getByRole("button", { name: "Write three directions now" }).click();
  const proof = page.getByRole("article", { name: "Proof first" });
  await proof.getByRole("alert").getByText("The model did not answer.").waitFor();
  expect(await page.getByRole("button", { name: "Choose offer first" }).isEnabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Choose proof first" }).isEnabled()).toBe(false);
  expect(await findBarriers(page)).toEqual([]);
  isBroken = false;
  await proof.getByRole("button", { name: "Write this one again" }).click();
  await proof.getByRole("alert").waitFor({ state: "detached" });
  for (const name of ["Story first", "Proof first", "Offer first"]) {
    const body = page.frameLocator(`iframe[title="${name}, small"]`).locator("body");
    await body.getByRole("heading", { level: 1 }).waitFor();
    const ground = () => body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground, { message: name }).toBe("rgb(255, 240, 224)");
  }

  // What is left out says why, and what would give more leads back to the facts.
  await page
    .getByText(/statements? (is|are) left out/)
    .first()
    .click();
  await page.locator("details[open] dd").first().waitFor();
  await page
    .getByRole("complementary", { name: "Facts that would help" })
    .getByRole("listitem")
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Add facts" }).click();
  await page.getByRole("heading", { name: "What is known" }).waitFor();
  await page.getByRole("combobox", { name: "Language" }).click();
  await page.getByRole("option", { name: "German" }).click();
  await page.getByText("the built-in writer does not translate").waitFor();
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
