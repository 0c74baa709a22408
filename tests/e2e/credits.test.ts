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
  await staff.goto("/subscription");
  const look = staff.getByLabel("E-mail or id");
  // An address that was never confirmed may be anybody's.
  await look.fill(studio.person.email);
  await staff.getByRole("button", { name: "Show", exact: true }).click();
  await staff.getByText("Nobody has signed in here with this id").waitFor();
  const userId = (await page.context().cookies()).find(({ name }) => name === "userId")?.value ?? "";
  await look.fill(userId);
  await staff.getByRole("button", { name: "Show", exact: true }).click();
  const form = staff.locator("form", { has: staff.getByRole("heading", { name: "Give credits" }) });
  await form.getByRole("button", { name: "Give credits" }).click();
  await form.getByText("Say what it is for; the person reads it.").waitFor();
  await form.getByLabel("Credits").fill("250");
  await form.getByLabel("What for").fill("Thanks for the shop window");
  await form.getByRole("button", { name: "Give credits" }).click();
  // Whose account it is, is confirmed by its id.
  const confirmation = staff.getByRole("dialog", { name: "Give 250 credits?" });
  await confirmation.getByText(studio.person.email).waitFor();
  await confirmation.getByText(userId).waitFor();
  expect(await findBarriers(staff)).toEqual([]);
  await confirmation.getByRole("button", { name: "Give to this account" }).click();
  await staff.getByText(`${studio.person.email} now has 1,250 credits`).waitFor();

  // Whom it was given to is shown, as they see it and with who gave it.
  const account = staff.getByRole("region", { name: `Credits of ${studio.person.email}` });
  await account.getByText(`by ${demoStaff.email}`).waitFor();
  await account.getByRole("cell", { name: /Thanks for the shop window/ }).waitFor();
  expect(new URL(staff.url()).searchParams.get("account")).toBe(userId);
  expect(await findBarriers(staff)).toEqual([]);

  await page.getByRole("link", { name: "1,250 credits left" }).waitFor();
  await page.getByRole("button", { name: /^Account of/ }).press("Enter");
  await page.getByRole("link", { name: "Plan and credits Free, 1,250" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("cell", { name: /Thanks for the shop window/ }).waitFor();

  // A mistake is taken back, with the reason where the person reads it.
  await account.getByRole("button", { name: "Take back Thanks for the shop window" }).click();
  const dialog = staff.getByRole("dialog", { name: "Take back “Thanks for the shop window”?" });
  await dialog.getByRole("button", { name: "Take back" }).click();
  await dialog.getByText("Say why; the person reads it.").waitFor();
  await dialog.getByLabel("Why").fill("Meant for another shop");
  await dialog.getByRole("button", { name: "Take back" }).click();
  await staff.getByText("Took back 250 credits.").waitFor();
  await account.getByText("250 taken back").waitFor();
  await page.getByRole("link", { name: "1,000 credits left" }).waitFor();
  await page.getByRole("cell", { name: /Taken back: Meant for another shop/ }).waitFor();
});
