import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toTaggedFields } from "../../app/domain/documents/tagged-json";
import { everyValue } from "../fixtures/every-value";
import { writeAsService } from "../fixtures/write-as-service";
import { findBarriers } from "./accessibility";
import { demoStaff, type Studio, shareStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await shareStudio();
});
afterAll(() => studio.stop());

async function openAsStaff(options: Parameters<Studio["newPage"]>[0] = {}): Promise<Page> {
  const page = await studio.newPage(options);
  await studio.signIn(page, demoStaff);
  await page.goto("/");
  return page;
}

const reason = async (page: Page, dialog: RegExp, button: RegExp) => {
  const asked = page.getByRole("dialog", { name: dialog });
  await asked.getByLabel("Why").fill("They asked for it");
  await asked.getByRole("button", { name: button }).click();
  await asked.waitFor({ state: "detached" });
};

test("staff come to the documents by their menu; others are sent home", async () => {
  const page = await openAsStaff();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Staff tools" }).click();
  await page.getByRole("menuitem", { name: "Documents" }).click();
  await page.waitForURL("**/firestore-dashboard");
  await page
    .getByRole("navigation", { name: "Collections" })
    .getByRole("link", { name: "content" })
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);

  const owner = await studio.newPage();
  await studio.signIn(owner);
  await owner.goto("/firestore-dashboard/content/x");
  await owner.waitForURL((address) => address.pathname === "/");
});

test("a document of every type is made, edited by type and by JSON, looked over, saved and taken back", async () => {
  const page = await openAsStaff();
  const id = crypto.randomUUID();
  await page.goto("/firestore-dashboard?collection=boards");
  await page.getByRole("button", { name: "New document" }).click();
  const making = page.getByRole("dialog", { name: "New document in boards" });
  await making.getByLabel("Id", { exact: true }).fill(id);
  await making.getByLabel("Fields as JSON").fill(JSON.stringify(toTaggedFields(everyValue)));
  await making.getByLabel("Why").fill("They asked for it");
  await making.getByRole("button", { name: "Make it" }).click();
  await page.waitForURL(`**/firestore-dashboard/boards/${id}`);
  expect(await findBarriers(page)).toEqual([]);

  const beyond = page.getByLabel("integerBeyond", { exact: true });
  expect(await beyond.inputValue()).toBe("9007199254740993");
  await beyond.fill("9007199254740994x");
  await page.getByText("Correct integerBeyond").waitFor();
  await beyond.fill("9007199254740995");
  await page.getByLabel("Type of textOfDigits").selectOption("double");
  await page.getByText("2 changes not saved").waitFor();
  await page.getByRole("tab", { name: "JSON" }).click();
  const json = page.getByLabel("Document as JSON");
  const written = await json.inputValue();
  expect(JSON.parse(written)).toEqual({
    ...toTaggedFields(everyValue),
    integerBeyond: { $integer: "9007199254740995" },
    textOfDigits: { $double: 12 },
  });
  await json.fill(written.replace('"emptyText": ""', '"emptyText": "filled"'));
  await page.getByRole("button", { name: "Review and save" }).click();
  const asked = page.getByRole("dialog", { name: `Change boards/${id}?` });
  await asked.getByRole("region", { name: "integerBeyond" }).getByText("9007199254740995").waitFor();
  await asked.getByRole("region", { name: "textOfDigits" }).getByText("double 12.0").waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await asked.getByRole("button", { name: "Save" }).click();
  await asked.getByText("Say why in a few words").waitFor();
  await reason(page, /Change boards/, /Save/);
  // That it was made can be taken back too.
  const saved = page.getByRole("listitem").filter({ hasText: "Saved" });
  await saved.getByRole("button", { name: "Undo" }).click();
  await page.getByText("Taken back").first().waitFor();
  await expect.poll(async () => JSON.parse(await json.inputValue())).toEqual(toTaggedFields(everyValue));
});

test("what somebody else writes meanwhile is shown, and is not written over", async () => {
  const page = await openAsStaff();
  const id = crypto.randomUUID();
  await writeAsService(studio, [[`boards/${id}`, { title: "Bread" }]]);
  await page.goto(`/firestore-dashboard/boards/${id}`);
  const title = page.getByLabel("title", { exact: true });
  await title.fill("Mine");
  await writeAsService(studio, [[`boards/${id}`, { title: "Theirs" }]]);
  await page.getByText("Somebody else has changed this document").waitFor({ timeout: 20_000 });
  expect(await page.getByRole("button", { name: "Review and save" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Discard mine and show theirs" }).click();
  await expect.poll(() => title.inputValue()).toBe("Theirs");
});

test("what cannot be read is forgotten with its editor: neither a save nor a query waits for it", async () => {
  const page = await openAsStaff();
  const id = crypto.randomUUID();
  await writeAsService(studio, [[`boards/${id}`, { counts: [1, 2], size: { width: 3 }, title: "Bread" }]]);
  await page.goto(`/firestore-dashboard/boards/${id}`);
  await page.getByLabel("counts[0]", { exact: true }).fill("one");
  await page.getByLabel("size.width", { exact: true }).fill("wide");
  await page.getByText("Correct counts[0], size.width").waitFor();
  await page.getByRole("button", { name: "Remove item 0" }).click();
  await page.getByText("Correct size.width").waitFor();
  await page.getByRole("button", { name: "Remove size", exact: true }).click();
  await page.getByText("2 changes not saved").waitFor();
  expect(await page.getByRole("button", { name: "Review and save" }).isEnabled()).toBe(true);

  await page.goto("/firestore-dashboard?collection=boards");
  await page.getByRole("button", { name: "Query" }).click();
  const query = page.getByRole("form", { name: "Query" });
  for (const field of ["one", "two"]) {
    await query.getByRole("button", { name: "Condition", exact: true }).click();
    await query.getByLabel("Field", { exact: true }).last().fill(field);
    await query.getByLabel("Type of the value").last().selectOption("integer");
    await query.getByLabel("Value", { exact: true }).last().fill("many");
  }
  const apply = query.getByRole("button", { name: "Apply" });
  await query.getByLabel("Type of the value").first().selectOption("string");
  expect(await apply.isDisabled()).toBe(true);
  await query.getByRole("button", { name: "Remove the condition" }).last().click();
  await expect.poll(() => apply.isEnabled()).toBe(true);
});

test("a head orders by its field in the database, and one that is masked by nothing", async () => {
  const page = await openAsStaff();
  const collection = `boards/${crypto.randomUUID()}/ranks`;
  await writeAsService(
    studio,
    [9, 10, 2].map((n) => [`${collection}/d${n}`, { n, token: `t${n}`, one: 1, two: 2 }] as const),
  );
  await page.goto(`/firestore-dashboard?collection=${encodeURIComponent(collection)}`);
  const table = page.getByRole("grid", { name: `Documents of ${collection}` });
  const ids = () => table.getByText(/^d\d+$/).allInnerTexts();
  const press = page.getByRole("button", { name: "n", exact: true });
  await press.click();
  await expect.poll(ids).toEqual(["d2", "d9", "d10"]);
  await press.click();
  await expect.poll(ids).toEqual(["d10", "d9", "d2"]);
  expect(new URL(page.url()).searchParams.get("order")).toBe("-n");
  const heads = table.getByRole("columnheader");
  expect(await heads.filter({ has: press }).getAttribute("aria-sort")).toBe("descending");
  const masked = heads.filter({ hasText: "token" });
  expect([await masked.count(), await masked.getByRole("button").count()]).toEqual([1, 0]);
  // Where columns scroll, the ids stay in sight, above what scrolls.
  await page.setViewportSize({ width: 800, height: 900 });
  const id = table.getByText("d2", { exact: true });
  const before = await id.boundingBox();
  const scrolled = await table.evaluate((grid) => {
    grid.scrollTo({ left: 1000 });
    return grid.scrollLeft;
  });
  expect(scrolled).toBeGreaterThan(50);
  expect((await id.boundingBox())?.x).toBe(before?.x);
  await id.hover();
});

test("a move that leads nowhere stays open and says so; another path moves the document", async () => {
  const page = await openAsStaff();
  const id = crypto.randomUUID();
  await writeAsService(studio, [[`boards/${id}`, { title: "Bread" }]]);
  await page.goto(`/firestore-dashboard/boards/${id}`);
  await page.getByRole("button", { name: "More to do with this document" }).click();
  await page.getByRole("menuitem", { name: "Rename or move…" }).click();
  const dialog = page.getByRole("dialog", { name: /^Rename or move/ });
  await dialog.getByLabel("Why").fill("They asked for it");
  await dialog.getByRole("button", { name: "Move" }).click();
  await dialog.getByRole("alert").getByText("Give it another path.").waitFor();
  await dialog.getByLabel("New path").fill(`boards/${id}-moved`);
  await dialog.getByRole("button", { name: "Move" }).click();
  await page.waitForURL(`**/firestore-dashboard/boards/${id}-moved`);
});

test("documents are queried, followed, edited several at once, exported by the query, imported and deleted", async () => {
  const page = await openAsStaff();
  const group = crypto.randomUUID();
  const paths = [0, 1, 2].map((n) => `boards/${group}-${n}`);
  await writeAsService(
    studio,
    paths.map((path, n) => [path, { group, n: n + 1, state: "old" }] as const),
  );
  await page.goto("/firestore-dashboard?collection=boards");
  await page.getByRole("button", { name: "Query" }).click();
  const query = page.getByRole("form", { name: "Query" });
  await query.getByRole("button", { name: "Condition" }).click();
  await query.getByLabel("Field", { exact: true }).fill("group");
  await query.getByLabel("Value", { exact: true }).fill(group);
  await query.getByRole("button", { name: "Apply" }).click();
  const table = page.getByRole("grid", { name: "Documents of boards" });
  const rows = table.getByRole("row", { name: new RegExp(group) });
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByLabel("Add up a field").selectOption("n");
  await page.getByText("Sum 6 · average 2").waitFor();
  expect(await findBarriers(page)).toEqual([]);

  await writeAsService(studio, [[`boards/${group}-3`, { group, n: 4, state: "old" }]]);
  await expect.poll(() => rows.count(), { timeout: 20_000 }).toBe(4);

  await page.getByRole("button", { name: "Files" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "CSV, every type kept" }).click(),
  ]);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.trim().split("\r\n")).toHaveLength(5);

  await table.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Edit a field" }).click();
  const editing = page.getByRole("dialog", { name: "Edit a field of 4 documents" });
  await editing.getByLabel("Field", { exact: true }).fill("state");
  await editing.getByLabel("Value", { exact: true }).fill("new");
  await editing.getByText("4 of 4 would differ.").waitFor();
  await reason(page, /Edit a field/, /Change 4 documents/);
  await expect.poll(() => table.getByText("new", { exact: true }).count()).toBe(4);

  await page.getByRole("button", { name: "Files" }).click();
  await page.getByRole("menuitem", { name: "Import a file…" }).click();
  const importing = page.getByRole("dialog", { name: "Import into boards" });
  await importing
    .getByLabel("File", { exact: true })
    .setInputFiles({ name: "boards.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await importing.getByText("4 changed").waitFor();
  await reason(page, /Import into boards/, /Import 4 of 4/);
  await expect.poll(() => table.getByText("old", { exact: true }).count()).toBe(4);

  await table.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const deleting = page.getByRole("dialog", { name: "Delete 4 documents?" });
  await deleting.getByLabel("Why").fill("They asked for it");
  await deleting.getByRole("button", { name: "Delete 4 documents" }).click();
  await deleting.getByText("Type boards to delete").waitFor();
  await deleting.getByLabel("Type boards to go on").fill("boards");
  await deleting.getByRole("button", { name: "Delete 4 documents" }).click();
  await page.getByRole("heading", { name: "No document matches" }).waitFor();
  await page.getByRole("radio", { name: "Changes" }).click();
  await page.getByText("Deleted 4 documents").waitFor();
});

test("on a phone collections and documents fit, and a read-only one offers nothing that writes", async () => {
  const page = await openAsStaff({ viewport: { width: 390, height: 844 } });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
  await page.goto("/firestore-dashboard?collection=users");
  const table = page.getByRole("grid", { name: "Documents of users" });
  await table.getByRole("row").first().waitFor();
  expect(await wide()).toBe(390);
  expect(await page.getByRole("button", { name: "New document" }).count()).toBe(0);
  await table.getByRole("row").first().click();
  await page.waitForURL("**/firestore-dashboard/users/*");
  await page.getByText("Masked, and kept as it is").first().waitFor();
  await page.getByText("Read only", { exact: true }).waitFor();
  expect(await wide()).toBe(390);
  expect(await findBarriers(page)).toEqual([]);
});
