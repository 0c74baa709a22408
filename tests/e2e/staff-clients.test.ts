import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeAsService } from "../fixtures/write-as-service";
import { findBarriers } from "./accessibility";
import { findOverflow } from "./find-overflow";
import { demoStaff, openStudio, type Studio } from "./studio";

let studio: Studio;
let userId = "";
let owner: Awaited<ReturnType<Studio["newPage"]>>;
let staff: typeof owner;

beforeAll(async () => {
  studio = await openStudio();
  owner = await studio.newPage();
  await studio.signIn(owner);
  userId = (await owner.context().cookies()).find(({ name }) => name === "userId")?.value ?? "";
  staff = await studio.newPage();
  await studio.signIn(staff, demoStaff);
});
afterAll(() => studio.stop());

const reason = "They asked us to";

test("an account is found by its address, opened by keys, and noted", async () => {
  await staff.goto("/prod/clients");
  const grid = staff.getByRole("grid", { name: "Accounts" });
  await grid.getByText(studio.person.email).waitFor();
  expect(await findBarriers(staff)).toEqual([]);
  await staff.getByLabel("Address, name or id").fill("nobody-of-that-name");
  await staff.getByText("No account matches").waitFor();
  await staff.getByRole("button", { name: "Clear the filters" }).click();
  await staff.getByLabel("Address, name or id").fill("ada");
  await staff.getByText("1 account", { exact: true }).waitFor();
  await grid.focus();
  await staff.keyboard.press("ArrowDown");
  await staff.keyboard.press("Enter");
  await staff.waitForURL(`**/prod/clients/${userId}`);
  await staff.getByRole("heading", { name: studio.person.email, level: 1 }).waitFor();
  expect(await findBarriers(staff)).toEqual([]);

  const notes = staff.getByRole("region", { name: "Notes" });
  await notes.getByLabel("New note").fill("Prefers e-mail");
  await notes.getByRole("button", { name: "Add note" }).click();
  await notes.getByText("Prefers e-mail").waitFor();

  await staff.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(staff)).toEqual([]);
  await staff.getByRole("link", { name: "Their brands" }).click();
  await staff.getByRole("heading", { name: "brands", level: 2 }).waitFor();
  await staff.getByText(`["ownerId","==","${userId}"]`).waitFor();
  await staff.setViewportSize({ width: 1280, height: 800 });
});

test("staff see why they cannot give to their own account, and can still note and export it", async () => {
  const ownId = (await staff.context().cookies()).find(({ name }) => name === "userId")?.value;
  await staff.goto(`/prod/clients/${ownId}`);
  const why = "This is an account of your own. Ask a colleague to change it.";
  await staff.getByText(why).waitFor();
  for (const name of ["Give credits", "Set plan", "View as", "Suspend", "Set limits", "Turn off"]) {
    const button = staff.getByRole("button", { name, exact: true, description: why });
    expect([name, await button.isDisabled()]).toEqual([name, true]);
  }
  for (const name of ["Export", "Add note"]) {
    expect(await staff.getByRole("button", { name, exact: true }).isEnabled()).toBe(true);
  }
  expect(await findBarriers(staff)).toEqual([]);
});

test("a suspended account is told so on its pages, and no longer once it is restored", async () => {
  await staff.goto(`/prod/clients/${userId}`);
  await staff.getByRole("button", { name: "Suspend" }).click();
  const dialog = staff.getByRole("dialog", { name: `Suspend ${studio.person.email}?` });
  await dialog.getByLabel("Why").fill(reason);
  await dialog.getByRole("button", { name: "Suspend account" }).click();
  await staff.getByText("Suspended", { exact: true }).first().waitFor();

  await owner.goto("/videos");
  await owner.getByText("This account is suspended.").waitFor();
  expect(await findBarriers(owner)).toEqual([]);

  await staff.getByRole("button", { name: "Restore" }).click();
  const restore = staff.getByRole("dialog", { name: `Restore ${studio.person.email}?` });
  await restore.getByLabel("Why").fill(reason);
  await restore.getByRole("button", { name: "Restore account" }).click();
  // It comes to an open page by itself.
  await owner.getByText("This account is suspended.").waitFor({ state: "detached" });
});

test("staff see an account's pages as its owner does, with a note on each, and stop", async () => {
  const errors: string[] = [];
  staff.on("pageerror", (error) => errors.push(String(error)));
  await owner.goto("/image-gen/vibe");
  await staff.goto(`/prod/clients/${userId}`);
  await staff.getByRole("button", { name: "View as" }).click();
  const dialog = staff.getByRole("dialog", { name: `View as ${studio.person.email}` });
  await dialog.getByLabel("Why").fill(reason);
  await dialog.getByRole("button", { name: "View" }).click();
  await staff.waitForURL((address) => address.pathname === "/");
  const note = staff.getByText("Nothing can be changed.");
  for (const path of ["/", "/videos", "/subscription", "/image-gen/all"]) {
    await staff.goto(path);
    await note.waitFor();
  }
  // The balance comes from the account's own documents, by the rules.
  await staff.getByRole("link", { name: /credits left/ }).waitFor();
  // Their documents are of no one viewer: the page in the browser begins as they are.
  expect(errors).toEqual([]);
  expect(await findBarriers(staff)).toEqual([]);
  const refused = await staff.evaluate(async () => {
    const answer = await fetch("/api/v1/jobs", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    return ((await answer.json()) as { code: string }).code;
  });
  expect(refused).toBe("view_as_read_only");

  await staff.getByRole("button", { name: "End view" }).click();
  await staff.waitForURL(`**/prod/clients/${userId}`);
  await staff.goto("/");
  await staff
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: "Staff tools" })
    .waitFor();
  expect(await note.count()).toBe(0);
});

test("while a search is read, the accounts from before stand back, and what it waits for is said", async () => {
  await staff.goto("/prod/clients");
  const grid = staff.getByRole("grid", { name: "Accounts" });
  await grid.getByText(studio.person.email).waitFor();
  const held = Promise.withResolvers<void>();
  await staff.route(/\/api\/v1\/staff\/clients\?.*q=ada/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await staff.getByLabel("Address, name or id").fill("ada");
  await staff.getByText("makes an index the first time").waitFor();
  expect(await grid.getAttribute("aria-busy")).toBe("true");
  expect(await findBarriers(staff)).toEqual([]);
  held.resolve();
  await staff.getByText("1 account", { exact: true }).waitFor();
  await expect.poll(() => grid.getAttribute("aria-busy")).toBeNull();
  expect(await staff.getByText("makes an index the first time").count()).toBe(0);
});

test("what cannot be downloaded whole is not downloaded, and is said", async () => {
  await writeAsService(
    studio,
    Array.from({ length: 120 }, (_, n) => [
      `clients/many-${n}`,
      { email: `many${n}@example.com`, lastSeenMs: n },
    ]),
  );
  await staff.goto("/prod/clients");
  await staff.getByText("many119@example.com").waitFor();
  const later = /\/api\/v1\/staff\/clients\?.*after=/;
  await staff.route(later, (route) => route.abort());
  const download = staff.getByRole("button", { name: "Download" });
  await download.click();
  await staff.getByRole("menuitem", { name: "CSV, for a spreadsheet" }).click();
  await staff.getByText("Nothing was downloaded").waitFor();
  await staff.unroute(later);
  await download.click();
  const [file] = await Promise.all([
    staff.waitForEvent("download"),
    staff.getByRole("menuitem", { name: "CSV, for a spreadsheet" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trim().split(/\r?\n/);
  await staff.getByText(`${lines.length - 1} rows downloaded`).waitFor();
  expect(lines.filter((line) => line.includes("many"))).toHaveLength(120);
});

test("what a person typed is shown for a reason, until the page is left", async () => {
  const work = { ownerId: userId, title: "For Aunt Edda", updatedAt: new Date() };
  await writeAsService(studio, [["projects/titled", work]]);
  await staff.goto(`/prod/clients/${userId}`);
  const works = staff.getByRole("region", { name: "Recent work" });
  const masked = works.getByRole("link", { name: "•••• 13 characters" });
  await masked.waitFor();
  await staff.getByRole("button", { name: "Show masked text" }).click();
  const dialog = staff.getByRole("dialog", { name: "Show what its person typed" });
  await dialog.getByLabel("Why").fill(reason);
  expect(await findBarriers(staff)).toEqual([]);
  await dialog.getByRole("button", { name: "Show it" }).click();
  await works.getByRole("link", { name: "For Aunt Edda" }).waitFor();
  await staff.getByRole("button", { name: "Show masked text" }).waitFor({ state: "detached" });
  // Its button has gone: the keyboard begins where the page does.
  await staff.getByRole("heading", { level: 1 }).and(staff.locator(":focus")).waitFor();
  await staff.reload();
  await masked.waitFor();
});
