import { expect, test } from "vitest";
import { canonicalText, firstLink, lastLink } from "~/domain/audit/chain";
import { ulidTime } from "~/domain/audit/ulid";
import { auditedDocuments } from "../../../tests/fixtures/audited-documents";
import { firestoreOf } from "../firestore/firestore.server";
import { askedBy } from "./asking.server";
import { auditWrite, newEventId } from "./audit.server";
import { commitRecorded } from "./commit-recorded.server";
import { listEvents } from "./read-audit.server";
import { recordDrafts } from "./record-drafts.server";
import { revertEvent } from "./revert-event.server";
import { forgetOldEvents, sealDays } from "./seal-days.server";

const everything = { q: "", who: "", action: "", target: "", outcome: "", request: "", from: "", to: "" };
const whole = { before: null, after: null };
const video = (data: object = {}) => ({
  "content/w": { ownerId: "ada", title: "Bread", scenes: [{ text: "a" }, { text: "b" }], ...data },
});
const rename = (title: string) => [
  { kind: "update" as const, path: "content/w", data: { title }, exists: true },
  auditWrite({ actorId: "ada", action: "content.take-over-row" as const, subject: "content/w", details: {} }),
];

test("an event says who, for which request and what changed, and nothing of a password", async () => {
  const log = auditedDocuments({ ...video(), "publicationSecrets/w": { hash: "old" } });
  const viewer = { kind: "user" as const, userId: "ada", email: "ada@example.com", emailVerified: true };
  await askedBy({ viewer: viewer as never, requestId: "ray-1", route: "/api/v1/x" }, () =>
    commitRecorded(log.worker(), [
      ...rename("Rolls"),
      { kind: "set", path: "publicationSecrets/w", data: { hash: "new" } },
    ]),
  );
  const [event] = await log.events();
  expect(event).toMatchObject({
    action: "content.take-over-row",
    actor: { type: "user", id: "ada", name: "ada@example.com" },
    targets: ["content/w"],
    context: { requestId: "ray-1", route: "/api/v1/x" },
    patch: [{ target: "content/w", field: "title", before: "Bread", after: "Rolls" }],
    version: 1,
  });
  expect(JSON.stringify(event)).not.toMatch(/old|new/);
});

test("where somebody else comes between, the event tells what was there then", async () => {
  let isFirst = true;
  const log = auditedDocuments(video(), async (url, send) => {
    const isCommit = url.endsWith(":commit");
    if (isCommit && isFirst) {
      isFirst = false;
      log.put("content/w", { title: "Buns" });
    }
    return send();
  });
  await commitRecorded(log.worker(), rename("Rolls"));
  const [event] = await log.events();
  expect(event?.patch).toEqual([{ target: "content/w", field: "title", before: "Buns", after: "Rolls" }]);
});

test("a change is put back as a change of its own, and not where it has changed since", async () => {
  const log = auditedDocuments(video());
  await commitRecorded(log.worker(), rename("Rolls"));
  const [event] = await log.events();
  const staff = { staffId: "grace", reason: "asked for by its owner" };
  expect(await revertEvent(log.worker(), event!, staff)).toMatchObject({ kind: "reverted" });
  expect(await log.read("content/w")).toMatchObject({ title: "Bread" });
  const back = (await log.events()).find(({ action }) => action === "log.revert");
  expect(back).toMatchObject({
    reason: "asked for by its owner",
    actor: { type: "staff", id: "grace" },
    targets: ["content/w", `auditEvents/${event!.id}`],
    patch: [{ field: "title", before: "Rolls", after: "Bread" }],
  });
  expect(await revertEvent(log.worker(), event!, staff)).toEqual({ kind: "moved", fields: ["title"] });
  expect(await log.events()).toHaveLength(2);
});

test("what follows from something else, and what is gone, is not put back", async () => {
  const log = auditedDocuments({ ...video(), "publications/w": { title: "Bread" } });
  const staff = { staffId: "grace", reason: "a mistake" };
  await commitRecorded(log.worker(), [
    { kind: "delete", path: "publications/w" },
    auditWrite({ actorId: "ada", action: "content.unpublish", subject: "publications/w", details: {} }),
  ]);
  const [taken] = await log.events();
  expect(await revertEvent(log.worker(), taken!, staff)).toMatchObject({ kind: "refused" });
});

test("drafts are recorded once for each person and minute, with the fields that changed", async () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 12, 0, second));
  const log = auditedDocuments({
    "content/w": { ...video()["content/w"], updatedAt: at(1) },
    "content/v": { ownerId: "ada", title: "Tea", updatedAt: at(2) },
    "projects/p": { ownerId: "bob", title: "Page", updatedAt: at(3) },
  });
  await recordDrafts(log.worker(), at(5));
  // Videos are made by the worker, which says so itself; a page is made by the browser.
  expect((await log.events()).map(({ actor }) => actor.id)).toEqual(["bob"]);

  log.put("content/w", { scenes: [{ text: "a" }, { text: "c" }], updatedAt: at(10) });
  log.put("content/v", { title: "Green tea", updatedAt: at(20) });
  await recordDrafts(log.worker(), at(30));
  await recordDrafts(log.worker(), at(31));
  const drafts = (await log.events()).filter(({ actor }) => actor.id === "ada");
  expect(drafts).toHaveLength(1);
  expect(drafts[0]).toMatchObject({
    action: "draft.edit",
    targets: ["content/w", "content/v"],
    details: { minute: "2026-11-23T12:00Z", documents: 2 },
    patch: [
      { target: "content/w", field: "scenes.1.text", before: "b", after: "c" },
      { target: "content/v", field: "title", before: "Tea", after: "Green tea" },
    ],
  });
});

const dayMs = 24 * 3600 * 1000;
const today = Date.UTC(2026, 10, 23, 12);

function eventAt(ms: number, subject: string) {
  const id = ulidTime(ms) + newEventId(Date.now()).slice(10);
  const { data } = auditWrite({ actorId: "ada", action: "content.publish", subject, details: {} }) as {
    data: Record<string, unknown>;
  };
  return [`auditEvents/${id}`, { ...data, id, at: new Date(ms) }] as const;
}

test("days that are over are sealed in a chain that a missing or changed event breaks", async () => {
  const stored = [3, 3, 2, 0].map((days, place) => eventAt(today - days * dayMs + place, `content/${place}`));
  const log = auditedDocuments(Object.fromEntries(stored));
  expect(await sealDays(log.worker(), new Date(today))).toBe(2);
  expect(await sealDays(log.worker(), new Date(today))).toBe(0);
  const seals = await firestoreOf(log.looking).query({
    collection: "auditSeals",
    orderBy: [["day", "ASCENDING"]],
    limit: 9,
  });
  expect(seals.map(({ data }) => [data.day, data.count])).toEqual([
    ["2026-11-20", 2],
    ["2026-11-21", 1],
  ]);
  expect(seals.map(({ data }) => data.previous)).toEqual([firstLink, seals[0]?.data.link]);
  expect(canonicalText(new Date(0))).toBe('"1970-01-01T00:00:00.000Z"');
  const third = stored[2]!;
  const chained = { id: third[0].slice(12), fields: await log.read(third[0]) };
  const { sha256Hex } = await import("../media/sha256.server");
  const hash = (text: string) => sha256Hex(new TextEncoder().encode(text));
  const previous = String(seals[1]?.data.previous);
  expect(await lastLink(previous, [chained], hash)).toBe(seals[1]?.data.link);
  log.put(third[0], { action: "content.delete" });
  const changed = { ...chained, fields: await log.read(third[0]) };
  expect(await lastLink(previous, [changed], hash)).not.toBe(seals[1]?.data.link);
});

test("events are kept as long as is set, and only sealed days go; their seals stay", async () => {
  const stored = [50, 40, 1, 0].map((days) => eventAt(today - days * dayMs, `content/${days}`));
  const log = auditedDocuments(Object.fromEntries(stored));
  expect(await forgetOldEvents(log.worker(), 30, new Date(today))).toBe(0);
  await sealDays(log.worker(), new Date(today));
  expect(await forgetOldEvents(log.worker(), 30, new Date(today))).toBe(2);
  expect((await log.events()).map(({ targets }) => targets[0])).toEqual(["content/1", "content/0"]);
  const [oldest] = await firestoreOf(log.looking).query({
    collection: "auditSeals",
    orderBy: [["day", "ASCENDING"]],
    limit: 1,
  });
  expect(oldest?.data.forgottenAt).toBeInstanceOf(Date);
});

test("an event told so late that its day has no seal does not keep others from going", async () => {
  const stored = [50, 48].map((days) => eventAt(today - days * dayMs, `content/${days}`));
  const log = auditedDocuments(Object.fromEntries(stored));
  await sealDays(log.worker(), new Date(today));
  const [path, late] = eventAt(today - 49 * dayMs, "content/late");
  log.put(path, late);
  expect(await forgetOldEvents(log.worker(), 30, new Date(today))).toBe(3);
});

test("an answer ends where many bytes were looked at, and the next goes on", async () => {
  const patch = `[${" ".repeat(900_000)}]`;
  const stored = Array.from({ length: 12 }, (_, place) => {
    const [path, data] = eventAt(today - (12 - place) * 60_000, `content/${place}`);
    return [path, { ...data, patch }] as const;
  });
  const log = auditedDocuments(Object.fromEntries(stored));
  const first = await listEvents(log.worker(), everything, whole);
  expect(first.events).toHaveLength(9);
  const second = await listEvents(log.worker(), everything, { before: first.next, after: null });
  expect(second).toMatchObject({ events: { length: 3 }, next: null });
});

test("a name stands in an event only where the address was proved", async () => {
  const log = auditedDocuments(video());
  const viewer = { kind: "user", userId: "ada", email: "boss@example.com", displayName: "The boss" };
  const asking = { viewer: { ...viewer, emailVerified: false } as never, requestId: "ray", route: null };
  await askedBy(asking, () => commitRecorded(log.worker(), rename("Rolls")));
  expect((await log.events())[0]?.actor).toMatchObject({ id: "ada", name: null });
});

test("the log is narrowed by each filter, and goes on where a page of it ended", async () => {
  const stored = Array.from({ length: 450 }, (_, place) =>
    eventAt(today - (450 - place) * 60_000, `content/${place}`),
  );
  const log = auditedDocuments(Object.fromEntries(stored));
  const first = await listEvents(log.worker(), everything, whole);
  expect(first.events).toHaveLength(200);
  expect(first.events[0]?.targets).toEqual(["content/449"]);
  const second = await listEvents(log.worker(), everything, { before: first.next, after: null });
  expect(second.events[0]?.targets).toEqual(["content/249"]);
  const found = async (filter: object) =>
    (await listEvents(log.worker(), { ...everything, ...filter }, whole)).events.length;
  expect(await found({ target: "content/7" })).toBe(1);
  expect(await found({ target: "content/44" })).toBe(1);
  expect(await found({ who: "ada", q: "content/44" })).toBe(11);
  expect(await found({ who: "eve" })).toBe(0);
  expect(await found({ action: "content.publish", q: "content/12 publish" })).toBe(11);
  expect(await found({ outcome: "denied" })).toBe(0);
  expect(await found({ from: "2026-11-24" })).toBe(0);
  const { id } = first.events[3]!;
  expect((await listEvents(log.worker(), everything, { before: null, after: id })).events).toHaveLength(3);
});
