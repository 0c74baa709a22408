import { afterAll, beforeAll, expect, test } from "vitest";
import type {
  BackLinks,
  CollectionList,
  DocumentDetail,
  DocumentFigures,
  DocumentPage,
  DocumentRow,
  DocumentTree,
  KeptChange,
} from "../../app/domain/documents/document-answers";
import { documentsAsCsv, readDocumentsCsv } from "../../app/domain/documents/documents-csv";
import { documentsAsJsonLines, readDocumentsJsonLines } from "../../app/domain/documents/json-lines";
import { fromTaggedFields, toTaggedFields } from "../../app/domain/documents/tagged-json";
import { everyValue } from "../fixtures/every-value";
import {
  type Account,
  accountOf,
  type LocalStudio,
  newAccount,
  openLocalStudio,
  signInStaff,
} from "./local-studio";

let studio: LocalStudio;
let ada: Account;
let staff: Account;

beforeAll(async () => {
  studio = await openLocalStudio();
  ada = await newAccount(studio, "ada");
  expect((await ada.call("/api/v1/users/login", { method: "POST" })).status).toBe(200);
  staff = await signInStaff(studio);
});
afterAll(() => studio.remove());

const base = "/api/v1/staff/documents";

async function get<Answer>(path: string, parameters: Record<string, string> = {}): Promise<Answer> {
  const answer = await staff.call(`${base}${path}?${new URLSearchParams(parameters)}`);
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as Answer;
}

let made = 0;
const newId = () => `01K${String(++made).padStart(23, "0")}`;

async function send(act: string, changes: object[], more: object = {}) {
  const changeId = newId();
  const json = { changeId, actId: changeId, act, reason: "They asked for it", changes, ...more };
  const answer = await staff.call(`${base}/changes`, { method: "POST", json });
  return {
    status: answer.status,
    changeId,
    ...((await answer.json()) as { code?: string; writtenAt?: string }),
  };
}

const read = async (path: string) => (await get<DocumentDetail>("/read", { path })).document;
const fieldsOf = (row: DocumentRow | null) => row && fromTaggedFields(row.fields);

test("nobody but staff reads or writes documents here", async () => {
  const nobody = accountOf(studio, "", "");
  for (const path of [
    "",
    "/list?collection=content",
    "/figures?collection=content",
    "/read?path=content/x",
    "/changes",
  ]) {
    expect([path, (await ada.call(`${base}${path}`)).status]).toEqual([path, 403]);
    expect([path, (await nobody.call(`${base}${path}`)).status]).toEqual([path, 401]);
  }
  const json = { path: "users/x", reason: "Curious" };
  expect((await ada.call(`${base}/reveal`, { method: "POST", json })).status).toBe(403);
});

test("every type goes through the API, the database, both files and back, and is taken back", async () => {
  const fields = toTaggedFields(everyValue);
  expect(await send("create", [{ kind: "create", path: "boards/all", fields }])).toMatchObject({
    status: 201,
  });
  const row = await read("boards/all");
  expect(fieldsOf(row)).toEqual(everyValue);
  const documents = [{ path: "boards/all", fields: fieldsOf(row) ?? {} }];
  for (const listed of [
    readDocumentsCsv(documentsAsCsv(documents)),
    readDocumentsJsonLines(documentsAsJsonLines("p", documents)),
  ]) {
    const [again] = listed;
    const copy = { kind: "create", path: `boards/${newId()}`, fields: toTaggedFields(again?.fields ?? {}) };
    expect(await send("import", [copy])).toMatchObject({ status: 201 });
    expect(fieldsOf(await read(copy.path))).toEqual(everyValue);
  }
  const nanos = {
    kind: "edit",
    path: "boards/all",
    set: { time: { $timestamp: "2026-01-31T12:00:01.123456789Z" } },
  };
  const changed = await send("edit", [{ ...nanos, remove: [], unchangedSince: row?.updateTime }]);
  expect(changed.status).toBe(201);
  // The database keeps microseconds.
  expect(fieldsOf(await read("boards/all"))?.time).toEqual({ timestampValue: "2026-01-31T12:00:01.123456Z" });
  const { changes } = await get<{ changes: KeptChange[] }>("/changes", { path: "boards/all" });
  expect(changes[0]).toMatchObject({ id: changed.changeId, act: "edit", count: 1, undoneBy: null });
  const json = { changeId: newId(), reason: "It was wrong" };
  const undone = await staff.call(`${base}/changes/${changed.changeId}/undo`, { method: "POST", json });
  expect(undone.status).toBe(201);
  expect(fieldsOf(await read("boards/all"))).toEqual(everyValue);
  const log = await staff.call("/api/v1/staff/audit-events?target=boards/all");
  const { events } = (await log.json()) as { events: { action: string; reason: string }[] };
  expect(events.map(({ action }) => action)).toEqual(["document.undo", "document.change", "document.create"]);
});

test("documents are found by a query, counted and added up, page by page", async () => {
  const group = newId();
  const changes = Array.from({ length: 5 }, (_, n) => ({
    kind: "create",
    path: `boards/${group}-${n}`,
    fields: { group, n },
  }));
  expect((await send("create", changes)).status).toBe(201);
  const where = JSON.stringify({
    and: [
      ["group", "==", group],
      ["n", "in", [1, 2, 3]],
    ],
  });
  const found: string[] = [];
  for (let after: string | null = ""; after !== null; ) {
    const page: DocumentPage = await get("/list", {
      collection: "boards",
      where,
      limit: "2",
      ...(after && { after }),
    });
    found.push(...page.rows.map(({ path }) => path));
    after = page.next;
  }
  expect(found).toEqual([1, 2, 3].map((n) => `boards/${group}-${n}`));
  const figures = await get<DocumentFigures>("/figures", { collection: "boards", where, field: "n" });
  expect(figures).toEqual({ count: 3, sum: 6, average: 2 });
});

test("what is masked is not shown, not asked for and shown for a reason that is kept", async () => {
  const path = `users/${ada.userId}`;
  const shown = await read(path);
  expect(JSON.stringify(shown)).not.toContain("@example.com");
  const where = JSON.stringify(["email", ">", "a"]);
  const asked = await staff.call(`${base}/list?${new URLSearchParams({ collection: "users", where })}`);
  expect([asked.status, ((await asked.json()) as { code: string }).code]).toEqual([400, "field_masked"]);
  const json = { path, reason: "They wrote to us" };
  const revealed = await staff.call(`${base}/reveal`, { method: "POST", json });
  expect(JSON.stringify(await revealed.json())).toContain("@example.com");
  const log = await staff.call(`/api/v1/staff/audit-events?target=${path}&action=document.reveal`);
  expect(((await log.json()) as { events: object[] }).events).toMatchObject([{ reason: "They wrote to us" }]);
});

test("what lies around a masked field is not ordered by, since its order would tell it", async () => {
  const group = newId();
  const [open, contact] = [`open_${group}`, `contact_${group}`];
  const create = (n: number, email: string) => ({
    kind: "create",
    path: `boards/${group}-${n}`,
    fields: { [contact]: { email }, [open]: { n } },
  });
  await send("create", [create(1, "z@example.com"), create(2, "a@example.com")]);
  const ask = async (parameters: Record<string, string>) => {
    const query = new URLSearchParams({ collection: "boards", ...parameters });
    const answer = await staff.call(`${base}/list?${query}`);
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code];
  };
  expect(await ask({ order: open })).toEqual([200, undefined]);
  expect(await ask({ order: contact })).toEqual([400, "field_masked"]);
  expect(await ask({ order: `-${contact}` })).toEqual([400, "field_masked"]);
  // A comparison orders too.
  expect(await ask({ where: JSON.stringify([contact, ">", {}]) })).toEqual([400, "field_masked"]);
});

test("logs and ledgers are read only, secrets and what no setting names are not there", async () => {
  const { collections } = await get<CollectionList>("");
  const modes = Object.fromEntries(collections.map(({ id, mode }) => [id, mode]));
  expect([modes.auditEvents, modes.ledgers, modes.boards, modes.publicationSecrets]).toEqual([
    ...["read", "read", "write"],
    undefined,
  ]);
  for (const path of ["auditEvents/x", "ledgers/x", "users/x", "publicationSecrets/x", "nowhere/x"]) {
    const { status, code } = await send("create", [{ kind: "create", path, fields: {} }]);
    expect([path, status, code]).toEqual([path, 403, "collection_read_only"]);
  }
  const closed = await staff.call(`${base}/read?path=publicationSecrets/x`);
  expect(closed.status).toBe(404);
});

test("a whole tree is found and deleted with its name, and who names a document is told", async () => {
  const id = newId();
  const root = `boards/${id}`;
  const paths = [root, `${root}/notes/a b`, `${root}/notes/c/deep/d`];
  await send(
    "create",
    paths.map((path) => ({ kind: "create", path, fields: { n: 1 } })),
  );
  const naming = `products/${newId()}`;
  await send("create", [{ kind: "create", path: naming, fields: { board: { $reference: root } } }]);
  const { links } = await get<BackLinks>("/links", { path: root });
  expect(links).toEqual([{ path: naming, field: "board" }]);

  const { documents } = await get<DocumentTree>("/tree", { path: root });
  expect(documents.map(({ path }) => path)).toEqual([paths[2], paths[1], root]);
  const changes = documents.map(({ path, updateTime }) => ({
    kind: "delete",
    path,
    unchangedSince: updateTime,
  }));
  expect(await send("delete", changes)).toMatchObject({ status: 400, code: "name_not_typed" });
  const deleted = await send("delete", changes, { typedName: id });
  expect(deleted.status).toBe(201);
  expect(await read(root)).toBeNull();
  const json = { changeId: newId(), reason: "It was wrong" };
  await staff.call(`${base}/changes/${deleted.changeId}/undo`, { method: "POST", json });
  expect(fieldsOf(await read(`${root}/notes/a b`))).toEqual({ n: { integerValue: "1" } });
});
