import { expect, test } from "vitest";
import { createUlid } from "~/domain/audit/ulid";
import { parseDocumentAccess } from "~/domain/documents/document-access";
import type { DocumentAct, DocumentChange } from "~/domain/documents/document-change";
import { fromTaggedFields, toTaggedFields } from "~/domain/documents/tagged-json";
import type { WireFields } from "~/domain/documents/wire-value";
import { recordDrafts } from "~/stores/audit/record-drafts.server";
import { getChange } from "~/stores/documents/document-changes.server";
import { getRaw } from "~/stores/documents/raw-documents.server";
import { auditedDocuments } from "../../../tests/fixtures/audited-documents";
import { everyValue } from "../../../tests/fixtures/every-value";
import { changeDocuments } from "./change-documents.server";
import { shownDocument } from "./shown-document.server";
import { undoChange } from "./undo-change.server";

const newId = () => createUlid(Date.now(), (count) => crypto.getRandomValues(new Uint8Array(count)));

function desk(...given: Parameters<typeof auditedDocuments>) {
  const log = auditedDocuments(...given);
  const settings = { ...log.worker(), documentAccess: parseDocumentAccess() };
  const read = async (path: string) => (await getRaw(settings, [path]))[0] ?? null;
  return {
    ...log,
    settings,
    read,
    timeOf: async (path: string) => (await read(path))?.updateTime ?? "",
    send(changes: DocumentChange[], act: Exclude<DocumentAct, "undo"> = "edit", more: object = {}) {
      const changeId = newId();
      const asked = { changeId, actId: changeId, act, reason: "They asked for it", changes, ...more };
      return changeDocuments(settings, asked, "staff@vitrine.example");
    },
    async undo(changeId: string) {
      const change = await getChange(settings, changeId);
      if (!change) throw new Error(`no change ${changeId}`);
      return undoChange(settings, change, {
        changeId: newId(),
        reason: "It was wrong",
        actorId: "staff@vitrine.example",
      });
    },
  };
}

const create = (path: string, fields: WireFields): DocumentChange => ({
  kind: "create",
  path,
  fields: toTaggedFields(fields),
});

test("every type goes into the database and comes back, is edited beside the others, and put back, exactly", async () => {
  const { send, read, undo, timeOf, settings } = desk();
  await send([create("content/all", everyValue)], "create");
  expect((await read("content/all"))?.fields).toEqual(everyValue);
  const unchangedSince = await timeOf("content/all");
  const { changeId } = await send([
    {
      kind: "edit",
      path: "content/all",
      set: { "map.`b.c\\`d`": { $double: 1 } },
      remove: ["text"],
      unchangedSince,
    },
  ]);
  const { text: _, ...others } = everyValue;
  const map = { mapValue: { fields: { a: { integerValue: "1" }, "b.c`d": { doubleValue: 1 } } } };
  expect((await read("content/all"))?.fields).toEqual({ ...others, map });
  await undo(changeId);
  const stored = await read("content/all");
  expect(stored?.fields).toEqual(everyValue);
  expect(
    stored && fromTaggedFields(JSON.parse(JSON.stringify(shownDocument(settings, stored).fields))),
  ).toEqual(everyValue);
});

test("a change is one commit with its event, which tells the difference, who and why", async () => {
  const { send, timeOf, events, read } = desk({ "content/w": { title: "Bread", plays: 3 } });
  const unchangedSince = await timeOf("content/w");
  await send([
    { kind: "set", path: "content/w", fields: { title: "Rolls", plays: { $double: 3 } }, unchangedSince },
  ]);
  const [event] = await events();
  expect(event).toMatchObject({
    action: "document.change",
    actor: { type: "staff", name: "staff@vitrine.example" },
    targets: ["content/w"],
    reason: "They asked for it",
    patch: [
      { target: "content/w", field: "title", before: "Bread", after: "Rolls" },
      { target: "content/w", field: "plays", before: 3, after: { $double: 3 } },
    ],
  });
  expect((await read("content/w"))?.fields.plays).toEqual({ doubleValue: 3 });
});

test("what staff write in a draft is told once, as theirs, and what its owner writes besides as the owner's", async () => {
  const second = (at: number) => new Date(Date.UTC(2026, 10, 23, 12, 0, at));
  const { send, undo, put, timeOf, events, settings } = desk({
    "projects/p": { ownerId: "ada", title: "Bread", note: "a", updatedAt: second(1) },
  });
  const record = (at: number) => recordDrafts(settings, second(at));
  await record(5);
  // The log has yet to see this.
  put("projects/p", { note: "b", updatedAt: second(10) });
  const { changeId } = await send([
    {
      kind: "edit",
      path: "projects/p",
      set: { title: "Rolls", subtitle: "New", updatedAt: { $timestamp: second(20).toISOString() } },
      remove: [],
      unchangedSince: await timeOf("projects/p"),
    },
  ]);
  await record(25);
  await undo(changeId);
  put("projects/p", { note: "c", updatedAt: second(30) });
  await record(35);
  const told = (await events()).map(({ action, patch }) => [
    action,
    patch.map(({ field, after }) => [field, after]),
  ]);
  expect(told.slice(1)).toEqual([
    ["document.change", expect.arrayContaining([["title", "Rolls"]])],
    ["draft.edit", [["note", "b"]]],
    ["document.undo", expect.arrayContaining([["title", "Bread"]])],
    ["draft.edit", [["note", "c"]]],
  ]);
  // A draft that staff make has been seen.
  await send(
    [create("projects/new", { ownerId: { stringValue: "ada" }, title: { stringValue: "Oak" } })],
    "create",
  );
  put("projects/new", { updatedAt: second(40) });
  await record(45);
  expect((await events()).at(-1)).toMatchObject({ action: "document.create" });
});

test("nothing is written over what somebody else wrote meanwhile, before or while it is sent", async () => {
  let isFirst = true;
  const { send, put, timeOf, events, files, read } = desk(
    { "content/w": { title: "Bread" }, "content/v": { title: "Other" } },
    async (url, next) => {
      if (url.endsWith(":commit") && isFirst) {
        isFirst = false;
        put("content/w", { title: "Theirs" });
      }
      return next();
    },
  );
  const set = async (path: string, unchangedSince: string): Promise<DocumentChange> => ({
    kind: "set",
    path,
    fields: { title: "Mine" },
    unchangedSince,
  });
  const [before, other] = [await timeOf("content/w"), await timeOf("content/v")];
  const both = [await set("content/v", other), await set("content/w", before)];
  await expect(send(both)).rejects.toMatchObject({ status: 409, code: "document_changed" });
  await expect(send(both)).rejects.toMatchObject({ status: 409, code: "document_changed" });
  expect((await read("content/v"))?.fields.title).toEqual({ stringValue: "Other" });
  expect((await read("content/w"))?.fields.title).toEqual({ stringValue: "Theirs" });
  expect(await events()).toEqual([]);
  expect([...files.keys()]).toEqual([]);
});

test("a commit whose answer was lost is written once, and so is a change that is sent twice", async () => {
  let lost = 1;
  const { settings, events, read } = desk({}, async (url, next) => {
    const answer = await next();
    if (url.endsWith(":commit") && lost-- > 0) throw new TypeError("the connection ended");
    return answer;
  });
  const changeId = newId();
  const asked = {
    changeId,
    actId: changeId,
    act: "create" as const,
    reason: "They asked for it",
    changes: [create("content/new", { n: { integerValue: "1" } })],
  };
  const first = await changeDocuments(settings, asked, "staff");
  const second = await changeDocuments(settings, asked, "staff");
  expect(second).toEqual(first);
  expect(first.writtenAt).toBe((await read("content/new"))?.updateTime);
  expect(await events()).toHaveLength(1);
});

test("documents are duplicated, moved and deleted, and each comes back", async () => {
  const { send, undo, timeOf, read } = desk();
  await send([create("content/a", everyValue)], "create");
  const at = async () => ({ path: "content/a", unchangedSince: await timeOf("content/a") });
  const copied = await send([{ kind: "copy", to: "content/b", ...(await at()) }], "duplicate");
  expect((await read("content/b"))?.fields).toEqual(everyValue);
  await undo(copied.changeId);
  expect(await read("content/b")).toBeNull();
  const moved = await send([{ kind: "move", to: "content/c", ...(await at()) }], "move");
  expect([await read("content/a"), (await read("content/c"))?.fields]).toEqual([null, everyValue]);
  await undo(moved.changeId);
  expect([await read("content/c"), (await read("content/a"))?.fields]).toEqual([null, everyValue]);
  const deleted = await send([{ kind: "delete", ...(await at()) }], "delete");
  expect(await read("content/a")).toBeNull();
  const undone = await undo(deleted.changeId);
  expect((await read("content/a"))?.fields).toEqual(everyValue);
  await expect(undo(deleted.changeId)).rejects.toMatchObject({ code: "undone_already" });
  await undo(undone.changeId);
  expect(await read("content/a")).toBeNull();
});

test("what was written since is not taken back", async () => {
  const { send, undo, put, timeOf, read } = desk({ "content/w": { title: "Bread" } });
  const unchangedSince = await timeOf("content/w");
  const { changeId } = await send([
    { kind: "set", path: "content/w", fields: { title: "Rolls" }, unchangedSince },
  ]);
  put("content/w", { title: "Theirs" });
  await expect(undo(changeId)).rejects.toMatchObject({ code: "document_changed" });
  expect((await read("content/w"))?.fields.title).toEqual({ stringValue: "Theirs" });
});

test("what the database would keep as it is is not written: beside it, others are taken back", async () => {
  const { send, undo, timeOf, read } = desk();
  const at = { timestampValue: "2026-01-31T12:00:00.123456Z" };
  await send([create("content/a", { at }), create("content/b", { at })], "create");
  const edit = async (path: string, $timestamp: string): Promise<DocumentChange> => ({
    kind: "edit",
    path,
    set: { at: { $timestamp } },
    remove: [],
    unchangedSince: await timeOf(path),
  });
  const same = await edit("content/a", "2026-01-31T12:00:00.123456789Z");
  expect((await send([same])).writtenAt).toBeNull();
  const { changeId } = await send([same, await edit("content/b", "2026-01-31T12:00:01.5Z")]);
  await undo(changeId);
  expect((await read("content/b"))?.fields).toEqual({ at });
});

test("several documents are deleted only where their name was typed", async () => {
  const { send, timeOf, read } = desk({ "content/w": { a: 1 }, "content/w/comments/c": { b: 2 } });
  const changes = await Promise.all(
    ["content/w/comments/c", "content/w"].map(
      async (path): Promise<DocumentChange> => ({ kind: "delete", path, unchangedSince: await timeOf(path) }),
    ),
  );
  await expect(send(changes, "delete")).rejects.toMatchObject({ code: "name_not_typed" });
  await expect(send(changes, "delete", { typedName: "x" })).rejects.toMatchObject({ code: "name_not_typed" });
  await send(changes, "delete", { typedName: "w" });
  expect(await read("content/w/comments/c")).toBeNull();
});

test("masked values are shown to nobody, kept by a save, and cannot be carried where they would show", async () => {
  const { send, timeOf, read, settings, events } = desk({
    "content/w": {
      title: "Bread",
      ownerEmail: "ada@example.com",
      facts: [{ email: "eve@example.com", n: 1 }],
    },
  });
  const stored = await read("content/w");
  const shown = stored && shownDocument(settings, stored).fields;
  expect(JSON.stringify(shown)).not.toContain("example.com");
  const unchangedSince = await timeOf("content/w");
  await expect(
    send([
      {
        kind: "set",
        path: "content/w",
        fields: { ...shown, title: shown?.ownerEmail ?? null },
        unchangedSince,
      },
    ]),
  ).rejects.toMatchObject({ code: "mask_misplaced" });
  await send([{ kind: "set", path: "content/w", fields: { ...shown, title: "Rolls" }, unchangedSince }]);
  expect((await read("content/w"))?.fields).toEqual({ ...stored?.fields, title: { stringValue: "Rolls" } });
  const replaced = { ...shown, title: "Rolls", ownerEmail: "new@example.com" };
  await send([
    { kind: "set", path: "content/w", fields: replaced, unchangedSince: await timeOf("content/w") },
  ]);
  expect((await read("content/w"))?.fields.ownerEmail).toEqual({ stringValue: "new@example.com" });
  expect(JSON.stringify((await events()).map(({ patch }) => patch))).not.toContain("example.com");
});

test("a guess of a masked value is an event whether it is right or wrong, by whichever way it is sent", async () => {
  const { send, timeOf, events } = desk({ "content/w": { title: "Bread", members: ["ada@example.com"] } });
  const guessed = async (change: object) => {
    const unchangedSince = await timeOf("content/w");
    const answer = await send([{ ...change, path: "content/w", unchangedSince } as DocumentChange]);
    return answer.writtenAt;
  };
  const right = ["ada@example.com"];
  expect(await guessed({ kind: "edit", set: { title: "Bread" }, remove: [] })).toBeNull();
  expect(await events()).toHaveLength(0);
  expect(await guessed({ kind: "edit", set: { members: right }, remove: [] })).toBeNull();
  expect(await guessed({ kind: "set", fields: { title: "Bread", members: right } })).toBeNull();
  expect(await guessed({ kind: "edit", set: { members: ["eve@example.com"] }, remove: [] })).not.toBeNull();
  expect(await guessed({ kind: "edit", set: { title: "Rolls", members: right }, remove: [] })).not.toBeNull();
  const told = await events();
  expect(told.map(({ action }) => action)).toEqual(Array(4).fill("document.change"));
  for (const { patch } of told) expect(JSON.stringify(patch)).toContain("a masked value");
  expect(JSON.stringify(told.map(({ patch }) => patch))).not.toContain("example.com");
});

test.each(["auditEvents/e", "ledgers/u", "publicationSecrets/w", "documentChanges/c", "nowhere/x"])(
  "%s is not written",
  async (path) => {
    const { send, read } = desk({ [path]: { a: 1 } });
    await expect(send([create(`${path}-2`, {})], "create")).rejects.toMatchObject({
      code: "collection_read_only",
    });
    const [change]: DocumentChange[] = [
      { kind: "delete", path, unchangedSince: (await read(path))?.updateTime ?? "" },
    ];
    await expect(send(change ? [change] : [], "delete")).rejects.toMatchObject({ status: 403 });
  },
);

test("no setting opens logs and ledgers to be written, or secrets to be read", () => {
  const { collections } = parseDocumentAccess("auditEvents, ledgers=write, publicationSecrets, content");
  expect([...collections]).toEqual([
    ["auditEvents", "read"],
    ["ledgers", "read"],
    ["content", "write"],
  ]);
});
