import { expect, test, vi } from "vitest";
import { auditedDocuments } from "../../../tests/fixtures/audited-documents";
import { askedBy } from "./asking.server";
import { recordDrafts } from "./record-drafts.server";

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 12, 0, second));
const page = (title: unknown, second: number) => ({ ownerId: "ada", title, updatedAt: at(second) });
const silent = () => vi.spyOn(console, "error").mockImplementation(() => {});

test("maps that look like times, names of any length and bytes are told as anything else", async () => {
  const long = `projects/${"w".repeat(1400)}`;
  const log = auditedDocuments({
    "projects/forged": { ...page("A", 1), facts: { timestamp: "x" } },
    "projects/time": { ...page("A", 1), facts: { timestamp: "2026-01-02T03:04:05.678Z" } },
    "projects/bytes": { ...page("A", 1), facts: new Uint8Array([1, 2, 3]) },
    [long]: page("A", 1),
  });
  await recordDrafts(log.worker(), at(5));
  for (const key of log.files.keys()) expect(key.length).toBeLessThan(1024);
  for (const path of ["projects/forged", "projects/time", "projects/bytes", long]) {
    log.put(path, { title: "B", updatedAt: at(10) });
  }
  await recordDrafts(log.worker(), at(15));
  const [, edit] = await log.events();
  expect(edit).toMatchObject({ outcome: "success", details: { documents: 4 } });
  expect(edit?.patch.map(({ field }) => field)).toEqual(["title", "title", "title", "title"]);
});

test("a document that cannot be told has an event that says so, and the log goes on", async () => {
  silent();
  const log = auditedDocuments({ "projects/bad": page("A", 1), "projects/good": page("A", 2) });
  await recordDrafts(log.worker(), at(5));
  const [bad] = [...log.files.keys()];
  log.files.set(bad as string, "no JSON");
  log.put("projects/bad", { title: "B", updatedAt: at(10) });
  log.put("projects/good", { title: "B", updatedAt: at(11) });
  await recordDrafts(log.worker(), at(15));
  const [, ...edits] = await log.events();
  expect(edits).toHaveLength(2);
  expect(edits).toContainEqual(
    expect.objectContaining({ outcome: "error", targets: ["projects/bad"], patch: [] }),
  );
  expect(edits).toContainEqual(expect.objectContaining({ outcome: "success", targets: ["projects/good"] }));
  log.put("projects/bad", { title: "C", updatedAt: at(20) });
  expect(await recordDrafts(log.worker(), at(25))).toBe(1);
  expect((await log.events()).at(-1)).toMatchObject({ patch: [{ before: "B", after: "C" }] });
});

test("an event that the database refuses is told without its patch, and only that one", async () => {
  silent();
  const log = auditedDocuments({
    "projects/a": page("fine", 1),
    "projects/b": page("refused", 2),
    "projects/c": page("fine", 3),
  });
  const settings = log.worker();
  const { googleApis } = settings.firebase;
  settings.firebase.googleApis = async (url, init) =>
    url.endsWith(":commit") && String(init?.body).includes("refused")
      ? Response.json({ error: { status: "INVALID_ARGUMENT", message: "too long" } }, { status: 400 })
      : googleApis(url, init);
  await recordDrafts(settings, at(5));
  const events = await log.events();
  expect(events.map(({ targets, outcome }) => [targets[0], outcome])).toEqual([
    ["projects/a", "success"],
    ["projects/b", "error"],
    ["projects/c", "success"],
  ]);
  expect(await recordDrafts(log.worker(), at(6))).toBe(0);
});

test("where others may edit a draft nobody is named, and a reader of the log never is", async () => {
  const log = auditedDocuments({
    "projects/shared": { ...page("A", 1), members: ["bea@example.com"] },
    "brands/own": { ownerId: "ada", name: "Oak", members: ["bea@example.com"], updatedAt: at(1) },
  });
  const viewer = { kind: "staff", userId: "ada", email: "ada@example.com", emailVerified: true };
  await askedBy({ viewer: viewer as never, requestId: "ray", route: "/api/v1/staff/audit-events" }, () =>
    recordDrafts(log.worker(), at(5)),
  );
  const events = await log.events();
  const actors = Object.fromEntries(events.map(({ targets, actor }) => [targets[0], actor]));
  expect(actors["projects/shared"]).toMatchObject({ id: "unknown", name: "The owner or an editor" });
  expect(actors["brands/own"]).toMatchObject({ type: "user", id: "ada", role: "own" });
  for (const { context } of events) expect(context).toEqual({ requestId: null, route: null });
});

test("one run looks at a bounded number of documents, and each collection has its turn", async () => {
  const many = Array.from({ length: 400 }, (_, place) => [`projects/p${place}`, page("A", 1)]);
  const log = auditedDocuments({
    ...Object.fromEntries(many),
    "brands/b": { ownerId: "bob", updatedAt: at(2), name: "Oak" },
  });
  const looked = await recordDrafts(log.worker(), at(5));
  expect(looked).toBeLessThan(300);
  expect((await log.events()).flatMap(({ targets }) => targets)).toContain("brands/b");
  expect(looked + (await recordDrafts(log.worker(), at(5)))).toBe(401);
});

test("a collection that cannot be read holds up no other", async () => {
  const log = auditedDocuments({ "brands/b": { ownerId: "bob", updatedAt: at(2), name: "Oak" } });
  const settings = log.worker();
  const { googleApis } = settings.firebase;
  settings.firebase.googleApis = async (url, init) =>
    String(init?.body).includes('"collectionId":"projects"')
      ? Response.json({ error: { status: "PERMISSION_DENIED" } }, { status: 403 })
      : googleApis(url, init);
  await expect(recordDrafts(settings, at(5))).rejects.toThrow("403");
  expect(await log.events()).toHaveLength(1);
});
