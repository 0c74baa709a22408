import { afterAll, beforeAll, expect, test } from "vitest";
import { findBarriers } from "./accessibility";
import { demoStaff, type Studio, shareStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio.stop());

test("on a phone and by keyboard: what is left, where it came from, and what staff give while one looks", async () => {
  const page = await studio.newPage({ viewport: { width: 390, height: 844 } });
  await studio.signIn(page);
  await page.goto("/");
  const balance = page.getByRole("link", { name: "1,000 credits left" });
  await balance.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/subscription");
  await page.getByRole("heading", { name: "Plan and credits" }).waitFor();
  await page.getByText("Plans are managed by the operator of this studio").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await findBarriers(page)).toEqual([]);

  await page.getByRole("radio", { name: "All" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**/subscription?show=spent");
  await page.getByText("Nothing was spent yet.").waitFor();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL("**/subscription?show=received");
  await page.getByRole("cell", { name: "+1,000" }).waitFor();

  const staff = await studio.newPage();
  await studio.signIn(staff, demoStaff);
  const userId = (await page.context().cookies()).find(({ name }) => name === "userId")?.value ?? "";
  await staff.goto(`/prod/clients/${userId}`);
  await staff.getByRole("button", { name: "Give credits" }).click();
  const give = staff.getByRole("dialog", { name: `Give credits to ${studio.person.email}` });
  // Whose account it is stands there by its id.
  await give.getByText(userId).waitFor();
  await give.getByLabel("Why").fill("Their window was shown");
  await give.getByRole("button", { name: "Give credits" }).click();
  await give.getByText("Say what it is for; the person reads it.").waitFor();
  await give.getByLabel("Credits").fill("250");
  await give.getByLabel("What for").fill("Thanks for the shop window");
  expect(await findBarriers(staff)).toEqual([]);
  await give.getByRole("button", { name: "Give credits" }).click();
  await staff.getByText(`${studio.person.email} now has 1,250 credits`).waitFor();

  // What was given is shown with who gave it.
  const received = staff.getByRole("region", { name: "Credits received" });
  await received.getByText(`by ${demoStaff.email}`).waitFor();
  await received.getByText("Thanks for the shop window").first().waitFor();
  expect(await findBarriers(staff)).toEqual([]);

  await page.getByRole("link", { name: "1,250 credits left" }).waitFor();
  await page.getByRole("button", { name: /^Account of/ }).press("Enter");
  await page.getByRole("link", { name: "Plan and credits Free, 1,250" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("cell", { name: /Thanks for the shop window/ }).waitFor();

  // A mistake is taken back, with the reason where the person reads it.
  await received.getByRole("button", { name: "Take back Thanks for the shop window" }).click();
  const dialog = staff.getByRole("dialog", { name: "Take back “Thanks for the shop window”?" });
  await dialog.getByRole("button", { name: "Take back" }).click();
  await dialog.getByText("Say why in a few words").waitFor();
  await dialog.getByLabel("Why").fill("Meant for another shop");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await staff.getByText("Took back 250 credits.").waitFor();
  await received.getByText("250 taken back").waitFor();
  await page.getByRole("link", { name: "1,000 credits left" }).waitFor();
  await page.getByRole("cell", { name: /Taken back: Meant for another shop/ }).waitFor();
});
