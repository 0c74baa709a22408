import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isStaffEmail } from "~/domain/access/staff-email";
import { newBrand } from "~/domain/brands/brand";
import { encodeFields, serverTimestamp } from "~/stores/firestore/firestore-values.server";
import { accessTable, type Caller, callers, isExpected, type Operation, operations } from "./access-table";
import { testAccountControls } from "./account-controls-cases";
import {
  attempt,
  attemptTransaction,
  DENIED,
  listenTo,
  pathsOf,
  putDocuments,
  queryOf,
  rename,
  writeOverStream,
} from "./attempts";
import { batchChanges, emptyBatch, emptyRowGroup, rowGroupChanges } from "./batch-changes";
import { boardChanges } from "./board-changes";
import { brandChanges } from "./brand-changes";
import { assetChanges, contentChanges, folderChanges, folderCreations, writeOf } from "./content-changes";
import { type ExpressionReport, unseenConditions } from "./coverage-report";
import { imageChanges, publicImageChanges } from "./image-changes";
import { inParallel } from "./in-parallel";
import { fieldsOfOwner, gatherPeople, type People, signInWithGoogle } from "./people";
import { emptyProduct, productChanges } from "./product-changes";
import { commentBy, presenceOf, putSharedProject, remove, versionBy, write } from "./project-attempts";
import { emptyProject, projectChanges } from "./project-changes";
import { testSharedContent } from "./shared-content-cases";
import { emptyTemplate, templateChanges, templateCreations } from "./template-changes";

/** Every collection × operation × caller against firestore.rules, with real tokens, over REST and the wire. */

const collections = Object.keys(accessTable);
let people: People;

beforeAll(async () => {
  people = await gatherPeople();
  await putDocuments(people);
});
afterAll(() => people?.stop());

/** "allowed", "denied" as Google denies, or whatever else came. A missing document that may be asked for is 404. */
async function outcomeOf(answer: Promise<Response>): Promise<string> {
  const response = await answer;
  const text = await response.text();
  if (response.ok || response.status === 404) return "allowed";
  const [error] = [JSON.parse(text)].flat().map((each: { error?: unknown }) => each.error);
  return JSON.stringify(error) ===
    JSON.stringify({ code: 403, message: DENIED.message, status: DENIED.status })
    ? "denied"
    : text;
}

interface Cell<Kind extends Operation | "transaction"> {
  collection: string;
  operation: Kind;
  caller: Caller;
}

function cellsOf<Kind extends Operation | "transaction">(wanted: readonly Kind[]): Cell<Kind>[] {
  return collections.flatMap((collection) =>
    wanted.flatMap((operation) => callers.map((caller) => ({ collection, operation, caller }))),
  );
}

function expectation({ collection, operation, caller }: Cell<Operation | "transaction">): string {
  const isAllowed = isExpected(collection, operation, caller);
  return `${collection}: ${operation} by ${caller} is ${isAllowed ? "allowed" : "denied"}`;
}

test("each operation on each collection by each caller", async () => {
  const cells = cellsOf(operations);
  const outcomes = await inParallel(cells, async ({ collection, operation, caller }) => {
    const outcome = await outcomeOf(attempt(people, operation, collection, caller));
    return `${collection}: ${operation} by ${caller} is ${outcome}`;
  });
  expect(outcomes).toEqual(cells.map(expectation));
});

test("transactions and batches of several writes", async () => {
  const cells = cellsOf(["transaction"]);
  const outcomes = await inParallel(cells, async ({ collection, caller }) => {
    return `${collection}: transaction by ${caller} is ${await outcomeOf(attemptTransaction(people, collection, caller))}`;
  });
  expect(outcomes).toEqual(cells.map(expectation));
});

test("listeners: what may be read may be listened to; a refused target ends with Google's cause", async () => {
  const wanted = ["get", "get missing", "list", "list own", "list group"] as const;
  const outcomes = await inParallel(callers, async (caller) => {
    const cells = cellsOf(wanted).filter((cell) => cell.caller === caller);
    const targets = cells.map(({ collection, operation }) => targetOf(collection, operation, caller));
    const answers = await listenTo(people, caller, targets);
    return cells.map(({ collection, operation }, index) => [
      `${collection}: ${operation} by ${caller}`,
      answers[index],
    ]);
  });
  const expected = callers.map((caller) =>
    cellsOf(wanted)
      .filter((cell) => cell.caller === caller)
      .map(({ collection, operation }) => [
        `${collection}: ${operation} by ${caller}`,
        isExpected(collection, operation, caller) ? "current" : { code: 7, message: DENIED.message },
      ]),
  );
  expect(outcomes).toEqual(expected);
});

function targetOf(collection: string, operation: Operation, caller: Caller): object {
  const path = pathsOf(people, collection);
  if (operation === "get") return { documents: { documents: [people.nameOf(path.document)] } };
  if (operation === "get missing")
    return { documents: { documents: [people.nameOf(`${path.collection}/missing`)] } };
  return { query: queryOf(people, operation, collection, caller) };
}

test("writes over the stream are refused in the same words, and those after them go on", async () => {
  const outcomes = await inParallel(callers, async (caller) => {
    const answers = [];
    for (const collection of ["content", "jobs", "credits"]) {
      answers.push(await writeOverStream(people, caller, rename(people, collection)));
    }
    return answers;
  });
  const refused = { code: DENIED.code, status: DENIED.status, message: DENIED.message };
  expect(outcomes).toEqual(
    callers.map((caller) => [caller === "owner" ? "written" : refused, refused, refused]),
  );
});

describe("what owners may write", () => {
  const wholeFields: Record<string, object> = {
    products: emptyProduct,
    projects: emptyProject,
    batches: emptyBatch,
    "batches/table/rowGroups": emptyRowGroup,
  };
  const wholeFieldsOf = (collection: string) => ({
    ...fieldsOfOwner(people),
    ...encodeFields({ ...wholeFields[collection] }).fields,
  });

  test.each([
    ["content", contentChanges, true],
    ["assets", assetChanges, false],
    ["images", imageChanges, false],
    ["publicImages", publicImageChanges, false],
    ["boards", boardChanges, true],
    ["brands", brandChanges, true],
    ["products", productChanges, true],
    ["projects", projectChanges, true],
    ["batches", batchChanges, true],
    ["batches/table/rowGroups", rowGroupChanges, true],
    ["assetFolders", folderChanges, false],
  ] as const)("%s", async (collection, changes, changesTime) => {
    const outcomes = await inParallel(changes, async (change) => {
      const path = `${collection}/change-${changes.indexOf(change)}`;
      await people.rest(people.admin, "PATCH", `/${path}`, { fields: wholeFieldsOf(collection) });
      const writes = [writeOf(people.nameOf(path), change, changesTime)];
      return `${change.title}: ${await outcomeOf(people.rest(people.tokens.owner, "POST", ":commit", { writes }))}`;
    });
    expect(outcomes).toEqual(
      changes.map(({ title, allowed }) => `${title}: ${allowed ? "allowed" : "denied"}`),
    );
  });

  test("folders", async () => {
    const make = (
      title: string,
      token: string | null,
      ownerId: string,
      fields: Record<string, unknown>,
      createdAt: Date | null = null,
    ) => {
      const name = people.nameOf(`assetFolders/${title.replaceAll(" ", "-")}`);
      const data = encodeFields({ ...fields, ownerId, createdAt: createdAt ?? serverTimestamp }).fields;
      const update = { update: { name, fields: data }, currentDocument: { exists: false } };
      const time = { updateTransforms: [{ fieldPath: "createdAt", setToServerValue: "REQUEST_TIME" }] };
      const writes = [createdAt ? update : { ...update, ...time }];
      return outcomeOf(people.rest(token, "POST", ":commit", { writes }));
    };
    const { owner, anonymous } = people.tokens;
    const fields = { name: "Autumn", parentId: null };
    expect(await make("of nobody", anonymous, people.ids.owner, fields)).toBe("denied");
    expect(await make("for somebody", owner, people.ids.other, fields)).toBe("denied");
    expect(await make("of another time", owner, people.ids.owner, fields, new Date("2030-01-01"))).toBe(
      "denied",
    );
    for (const { title, allowed, fields: given } of folderCreations) {
      const outcome = await make(title, owner, people.ids.owner, given);
      expect(`${title}: ${outcome}`).toBe(`${title}: ${allowed ? "allowed" : "denied"}`);
    }
  });

  test.each([
    ["boards", { assetIds: [] }],
    ["products", emptyProduct],
    ["batches", emptyBatch],
  ])("%s are made by their owner, with fields they have, at the server's time", async (collection, whole) => {
    const make = (
      id: string,
      caller: Caller,
      ownerId: string,
      fields: object,
      times = ["createdAt", "updatedAt"],
    ) => {
      const data = encodeFields({ name: "Mood", ...whole, ownerId, ...fields }).fields;
      const update = { name: people.nameOf(`${collection}/${id}`), fields: data };
      const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" }));
      const writes = [{ update, updateTransforms, currentDocument: { exists: false } }];
      return outcomeOf(people.rest(people.tokens[caller], "POST", ":commit", { writes }));
    };
    const { owner, other } = people.ids;
    expect(await make("made-1", "owner", owner, {})).toBe("allowed");
    expect(await make("made-2", "anonymous", owner, {})).toBe("denied");
    expect(await make("made-3", "owner", other, {})).toBe("denied");
    expect(await make("made-4", "owner", owner, { credits: 5 })).toBe("denied");
    expect(await make("made-5", "owner", owner, { createdAt: new Date("2030-01-01") }, ["updatedAt"])).toBe(
      "denied",
    );
    expect(await make("made-6", "owner", owner, { name: "" })).toBe("denied");
  });

  test("rows of a table are made by their owner, with fields they have, at the server's time", async () => {
    const make = (id: string, caller: Caller, fields: object, isTimed = true) => {
      const data = encodeFields({ ...emptyRowGroup, ownerId: people.ids.owner, ...fields }).fields;
      const update = { name: people.nameOf(`batches/table/rowGroups/${id}`), fields: data };
      const time = { fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" };
      const writes = [
        { update, updateTransforms: isTimed ? [time] : [], currentDocument: { exists: false } },
      ];
      return outcomeOf(people.rest(people.tokens[caller], "POST", ":commit", { writes }));
    };
    expect(await make("made-1", "owner", {})).toBe("allowed");
    expect(await make("made-2", "anonymous", {})).toBe("denied");
    expect(await make("made-3", "owner", { ownerId: people.ids.other })).toBe("denied");
    expect(await make("made-4", "owner", { credits: 5 })).toBe("denied");
    expect(await make("made-5", "owner", { updatedAt: new Date("2030-01-01") }, false)).toBe("denied");
    expect(await make("made-6", "owner", { rows: "x" })).toBe("denied");
  });

  test("drafts of picture edits are written by their owner, in their form, at the server's time", async () => {
    const write = (id: string, caller: Caller, fields: object, isTimed = true) => {
      const name = people.nameOf(`users/${people.ids.owner}/imageEdits/${id}`);
      const time = { fieldPath: "updatedAt", setToServerValue: "REQUEST_TIME" };
      const update = { name, fields: encodeFields({ ...fields }).fields };
      const writes = [{ update, updateTransforms: isTimed ? [time] : [] }];
      return outcomeOf(people.rest(people.tokens[caller], "POST", ":commit", { writes }));
    };
    const own = fieldsOfOwner(people);
    const theirs = { ...own, ownerId: { stringValue: people.ids.other } };
    for (const [id, fields] of Object.entries({ one: own, two: own, three: own, four: own, five: theirs }))
      await people.rest(people.admin, "PATCH", `/assets/${id}`, { fields });
    expect(await write("one", "owner", { draft: "{}" })).toBe("allowed");
    expect(await write("one", "other", { draft: "{}" })).toBe("denied");
    expect(await write("five", "owner", { draft: "{}" })).toBe("denied");
    expect(await write("nowhere", "owner", { draft: "{}" })).toBe("denied");
    expect(await write("two", "owner", { draft: "{" })).toBe("denied");
    expect(await write("three", "owner", { draft: "{}", credits: 5 })).toBe("denied");
    expect(await write("four", "owner", { draft: "{}", updatedAt: new Date("2030-01-01") }, false)).toBe(
      "denied",
    );
  });

  describe("templates of videos", () => {
    const keep = (place: string, caller: Caller, fields: Record<string, unknown>) => {
      const name = people.nameOf(`users/${people.ids.owner}/videoTemplates/${place}`);
      const times = ["createdAt", "updatedAt"].filter((field) => !(field in fields));
      const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" }));
      const update = { name, fields: encodeFields({ ...emptyTemplate, ...fields }).fields };
      const writes = [{ update, updateTransforms, currentDocument: { exists: false } }];
      return outcomeOf(people.rest(people.tokens[caller], "POST", ":commit", { writes }));
    };

    test("are kept by their owner, with fields they have, at the server's time", async () => {
      for (const change of templateCreations) {
        const outcome = await keep(`1${templateCreations.indexOf(change)}`, "owner", change.fields);
        expect([change.title, outcome]).toEqual([change.title, change.allowed ? "allowed" : "denied"]);
      }
      for (const caller of callers) {
        const outcome = await keep(`2${callers.indexOf(caller)}`, caller, {});
        expect([caller, outcome]).toEqual([caller, caller === "owner" ? "allowed" : "denied"]);
      }
    });

    test("have 60 places and no other", async () => {
      for (const place of ["30", "59"]) expect(await keep(place, "owner", {})).toBe("allowed");
      for (const place of ["60", "99", "3", "300", "a30", "30a"]) {
        expect([place, await keep(place, "owner", {})]).toEqual([place, "denied"]);
      }
    });

    test("are given another name at the server's time, and nothing else", async () => {
      const path = `users/${people.ids.owner}/videoTemplates/40`;
      expect(await keep("40", "owner", {})).toBe("allowed");
      for (const change of templateChanges) {
        const writes = [writeOf(people.nameOf(path), change, true)];
        const outcome = await outcomeOf(people.rest(people.tokens.owner, "POST", ":commit", { writes }));
        expect([change.title, outcome]).toEqual([change.title, change.allowed ? "allowed" : "denied"]);
      }
      const late = { title: "-", allowed: false, fields: { name: "Late" } };
      const writes = [writeOf(people.nameOf(path), late, false)];
      expect(await outcomeOf(people.rest(people.tokens.owner, "POST", ":commit", { writes }))).toBe("denied");
    });
  });

  test("a board whose link was given away is seen by whoever is signed in", async () => {
    for (const sharing of ["private", "link", "copy", "trashed"]) {
      const stored =
        sharing === "trashed"
          ? { sharing: { stringValue: "link" }, trashedAt: { timestampValue: "2026-11-21T00:00:00Z" } }
          : { sharing: { stringValue: sharing }, trashedAt: { nullValue: null } };
      const fields = { ...fieldsOfOwner(people), ...stored };
      await people.rest(people.admin, "PATCH", "/boards/shared", { fields });
      for (const caller of callers) {
        const outcome = await outcomeOf(people.rest(people.tokens[caller], "GET", "/boards/shared"));
        const isAllowed =
          caller === "owner" || (["link", "copy"].includes(sharing) && caller !== "anonymous");
        expect([sharing, caller, outcome]).toEqual([sharing, caller, isAllowed ? "allowed" : "denied"]);
      }
    }
  });

  test("brands are made by their owner, with fields that brands have, at the server's time", async () => {
    const make = (
      id: string,
      caller: Caller,
      ownerId: string,
      fields: object,
      times = ["createdAt", "updatedAt"],
    ) => {
      const data = encodeFields({
        ...newBrand,
        isDefault: false,
        ownerId,
        trashedAt: null,
        ...fields,
      }).fields;
      const update = { name: people.nameOf(`brands/${id}`), fields: data };
      const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" }));
      const writes = [{ update, updateTransforms, currentDocument: { exists: false } }];
      return outcomeOf(people.rest(people.tokens[caller], "POST", ":commit", { writes }));
    };
    const { owner, other } = people.ids;
    expect(await make("brand-1", "owner", owner, {})).toBe("allowed");
    expect(await make("brand-2", "anonymous", owner, {})).toBe("denied");
    expect(await make("brand-3", "owner", other, {})).toBe("denied");
    expect(await make("brand-4", "owner", owner, { credits: 5 })).toBe("denied");
    expect(await make("brand-5", "owner", owner, { createdAt: new Date("2030-01-01") }, ["updatedAt"])).toBe(
      "denied",
    );
    expect(await make("brand-6", "owner", owner, { name: "" })).toBe("denied");
  });

  test("a brand is read by those with whom it is shared, by an address that is proved", async () => {
    const members = encodeFields({ members: ["other@example.com", "unproven@vitrine.example"] }).fields;
    const read = (caller: Caller) => outcomeOf(people.rest(people.tokens[caller], "GET", "/brands/shared"));
    const list = (caller: Caller, email: string) => {
      const filter = (fieldPath: string, op: string, value: object) => ({
        fieldFilter: { field: { fieldPath }, op, value },
      });
      const filters = [
        filter("members", "ARRAY_CONTAINS", { stringValue: email }),
        filter("trashedAt", "EQUAL", { nullValue: null }),
      ];
      const structuredQuery = {
        from: [{ collectionId: "brands" }],
        where: { compositeFilter: { op: "AND", filters } },
      };
      return outcomeOf(people.rest(people.tokens[caller], "POST", ":runQuery", { structuredQuery }));
    };
    for (const isTrashed of [false, true]) {
      const trashedAt = isTrashed ? { timestampValue: "2026-11-21T00:00:00Z" } : { nullValue: null };
      const fields = { ...fieldsOfOwner(people), ...members, trashedAt };
      await people.rest(people.admin, "PATCH", "/brands/shared", { fields });
      for (const caller of callers) {
        const isAllowed = caller === "owner" || (caller === "other" && !isTrashed);
        expect([isTrashed, caller, await read(caller)]).toEqual([
          isTrashed,
          caller,
          isAllowed ? "allowed" : "denied",
        ]);
      }
    }
    expect(await list("other", "other@example.com")).toBe("allowed");
    expect(await list("other", "unproven@vitrine.example")).toBe("denied");
    expect(await list("unverified", "unproven@vitrine.example")).toBe("denied");
    expect(await list("anonymous", "other@example.com")).toBe("denied");
  });

  test.each([
    ["content", "title"],
    ["boards", "name"],
    ["brands", "name"],
    ["products", "name"],
    ["projects", "title"],
    ["batches", "name"],
  ])("the time of the change is the server's: %s", async (collection, field) => {
    const name = people.nameOf(`${collection}/timed`);
    await people.rest(people.admin, "PATCH", `/${collection}/timed`, { fields: wholeFieldsOf(collection) });
    for (const time of [{ updatedAt: new Date("2030-01-01") }, {}]) {
      const change = { title: "-", allowed: false, fields: { [field]: "Timed", ...time } };
      const writes = [writeOf(name, change, false)];
      expect(await outcomeOf(people.rest(people.tokens.owner, "POST", ":commit", { writes }))).toBe("denied");
    }
  });
});

describe("videos that are shared", () => testSharedContent(() => people));

describe("projects that are shared", () => {
  const tried = async (answer: Promise<Response>) => (await outcomeOf(answer)) === "allowed";
  const everybody = async (attempt: (caller: Caller) => Promise<Response>) => {
    const allowed = [];
    for (const caller of callers) if (await tried(attempt(caller))) allowed.push(caller);
    return allowed;
  };
  const updatedAt = { times: ["updatedAt"] };

  test("they are made by their owner, with fields they have, at the server's time", async () => {
    const make = (id: string, caller: Caller, fields: object, times = ["createdAt", "updatedAt"]) =>
      tried(
        write(people, caller, {
          path: `projects/${id}`,
          fields: { ...emptyProject, ownerId: people.ids.owner, ...fields },
          times,
        }),
      );
    expect(await make("made-1", "owner", {})).toBe(true);
    expect(await make("made-2", "anonymous", {})).toBe(false);
    expect(await make("made-3", "other", {})).toBe(false);
    expect(await make("made-4", "owner", { credits: 5 })).toBe(false);
    expect(await make("made-5", "owner", { createdAt: new Date("2030-01-01") }, ["updatedAt"])).toBe(false);
    expect(await make("made-6", "owner", { title: "" })).toBe(false);
    expect(await make("made-7", "owner", { acceptedClaims: [{ statement: "Best" }] })).toBe(false);
    expect(await make("made-8", "owner", { versionedAt: new Date("2030-01-01") })).toBe(false);
  });

  test("they are read and edited by members whose address is proved, until they are in the trash", async () => {
    await putSharedProject(people, "shared");
    await putSharedProject(people, "trashed", new Date("2026-11-21"));
    const read = (id: string) => (caller: Caller) =>
      people.rest(people.tokens[caller], "GET", `/projects/${id}`);
    expect(await everybody(read("shared"))).toEqual(["other", "owner"]);
    expect(await everybody(read("trashed"))).toEqual(["owner"]);
    const rename = (id: string) => (caller: Caller) =>
      write(people, caller, {
        ...{ path: `projects/${id}`, fields: { title: "New" }, mask: ["title", "updatedAt"], ...updatedAt },
      });
    expect(await everybody(rename("shared"))).toEqual(["other", "owner"]);
    expect(await everybody(rename("trashed"))).toEqual(["owner"]);
    const list = (caller: Caller, email: string) => {
      const filter = (fieldPath: string, op: string, value: object) => ({
        fieldFilter: { field: { fieldPath }, op, value },
      });
      const filters = [
        filter("members", "ARRAY_CONTAINS", { stringValue: email }),
        filter("trashedAt", "EQUAL", { nullValue: null }),
      ];
      const structuredQuery = {
        from: [{ collectionId: "projects" }],
        where: { compositeFilter: { op: "AND", filters } },
      };
      return tried(people.rest(people.tokens[caller], "POST", ":runQuery", { structuredQuery }));
    };
    expect(await list("other", "other@example.com")).toBe(true);
    expect(await list("other", "unproven@vitrine.example")).toBe(false);
    expect(await list("unverified", "unproven@vitrine.example")).toBe(false);
  });

  test("members change title and page alone, and note when a version was kept", async () => {
    await putSharedProject(people, "edited");
    const change = (fields: Record<string, unknown>, times: readonly string[] = ["updatedAt"]) =>
      tried(
        write(people, "other", {
          ...{
            path: "projects/edited",
            fields,
            times,
            mask: [...new Set([...Object.keys(fields), ...times])],
          },
        }),
      );
    expect(await change({ page: emptyProject.page })).toBe(true);
    expect(await change({ title: "By a member" }, ["updatedAt", "versionedAt"])).toBe(true);
    expect(await change({ versionedAt: new Date("2030-01-01") })).toBe(false);
    expect(await change({ title: "" })).toBe(false);
    for (const fields of [
      { members: ["other@example.com", "friend@example.com"] },
      { folder: "Mine" },
      { trashedAt: new Date("2026-11-21") },
      { productId: "flask" },
      { facts: { facts: [{ id: "f" }], decisions: [] } },
      { ownerId: people.ids.other },
    ]) {
      expect([fields, await change(fields)]).toEqual([fields, false]);
    }
  });

  test("versions are kept by who edits, and changed in their name alone", async () => {
    await putSharedProject(people, "versioned");
    const path = (id: string) => `projects/versioned/versions/${id}`;
    const keep = (id: string, caller: Caller, fields: object = {}, times = ["createdAt"]) =>
      tried(write(people, caller, { path: path(id), fields: versionBy(people, caller, fields), times }));
    for (const caller of callers) {
      expect([caller, await keep(`by-${caller.replace(" ", "-")}`, caller)]).toEqual([
        caller,
        caller === "owner" || caller === "other",
      ]);
    }
    expect(await keep("named", "other", { name: "Before the sale", reason: "named" })).toBe(true);
    for (const fields of [
      { credits: 5 },
      { title: "" },
      { page: "x" },
      { name: "x".repeat(81) },
      { reason: "published" },
      { authorId: people.ids.owner },
      { authorName: "x".repeat(201) },
      { asOf: "today" },
    ]) {
      expect([fields, await keep("wrong", "other", fields)]).toEqual([fields, false]);
    }
    expect(await keep("wrong", "other", { createdAt: new Date("2030-01-01") }, [])).toBe(false);
    const change = (caller: Caller, fields: Record<string, unknown>) =>
      tried(write(people, caller, { path: path("named"), fields, mask: Object.keys(fields) }));
    expect(await change("owner", { name: "After it" })).toBe(true);
    expect(await change("owner", { name: null })).toBe(true);
    expect(await change("owner", { name: "x".repeat(81) })).toBe(false);
    expect(await change("owner", { title: "Another" })).toBe(false);
    expect(await change("staff", { name: "Mine" })).toBe(false);
    expect(await tried(remove(people, "staff", path("named")))).toBe(false);
    expect(await tried(remove(people, "other", path("named")))).toBe(true);
  });

  test("comments are their author's to word, everybody's to settle, and the owner's to delete", async () => {
    await putSharedProject(people, "discussed");
    const path = (id: string) => `projects/discussed/comments/${id}`;
    const emails: Partial<Record<Caller, string>> = {
      owner: "owner@example.com",
      staff: "sam@vitrine.example",
    };
    const say = (id: string, caller: Caller, fields: object = {}, times = ["createdAt", "updatedAt"]) => {
      const email = emails[caller] ?? "other@example.com";
      return tried(
        write(people, caller, { path: path(id), fields: commentBy(people, caller, email, fields), times }),
      );
    };
    expect(await say("one", "other")).toBe(true);
    expect(await say("answer", "owner", { sectionId: null, parentId: "one" })).toBe(true);
    expect(await say("theirs", "staff")).toBe(false);
    for (const fields of [
      { credits: 5 },
      { authorId: people.ids.owner },
      { authorName: "x".repeat(201) },
      { authorEmail: "owner@example.com" },
      { sectionId: "x".repeat(65) },
      { parentId: "x".repeat(129) },
      { text: "" },
      { isResolved: "yes" },
    ]) {
      expect([fields, await say("wrong", "other", fields)]).toEqual([fields, false]);
    }
    expect(await say("wrong", "other", { createdAt: new Date("2030-01-01") }, ["updatedAt"])).toBe(false);
    expect(await say("wrong", "other", { updatedAt: new Date("2030-01-01") }, ["createdAt"])).toBe(false);
    const change = (caller: Caller, fields: Record<string, unknown>) =>
      tried(
        write(people, caller, {
          ...{ path: path("one"), fields, mask: [...Object.keys(fields), "updatedAt"], ...updatedAt },
        }),
      );
    expect(await change("other", { text: "Much shorter?" })).toBe(true);
    expect(await change("owner", { isResolved: true })).toBe(true);
    expect(await change("owner", { text: "Not mine" })).toBe(false);
    expect(await change("other", { text: "" })).toBe(false);
    expect(await change("other", { sectionId: "faq" })).toBe(false);
    expect(await change("staff", { isResolved: false })).toBe(false);
    expect(await tried(remove(people, "staff", path("one")))).toBe(false);
    expect(await tried(remove(people, "other", path("answer")))).toBe(false);
    expect(await tried(remove(people, "owner", path("answer")))).toBe(true);
    expect(await tried(remove(people, "other", path("one")))).toBe(true);
  });

  test("who is there says so of themselves alone", async () => {
    await putSharedProject(people, "open");
    const path = (id: string) => `projects/open/presence/${id}`;
    const mark = (id: string, caller: Caller, fields: object = {}, times = ["seenAt"]) => {
      const { fields: data } = encodeFields(presenceOf(people, caller, fields));
      const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" }));
      const writes = [{ update: { name: people.nameOf(path(id)), fields: data }, updateTransforms }];
      return tried(people.rest(people.tokens[caller], "POST", ":commit", { writes }));
    };
    expect(await mark("tab", "other")).toBe(true);
    expect(await mark("tab", "other", { sectionId: "hero" })).toBe(true);
    expect(await mark("tab", "owner")).toBe(false);
    expect(await mark("theirs", "staff")).toBe(false);
    for (const fields of [
      { credits: 5 },
      { userId: people.ids.owner },
      { name: "x".repeat(201) },
      { sectionId: "x".repeat(65) },
    ]) {
      expect([fields, await mark("wrong", "other", fields)]).toEqual([fields, false]);
    }
    expect(await mark("wrong", "other", { seenAt: new Date("2030-01-01") }, [])).toBe(false);
    expect(await tried(remove(people, "anonymous", path("tab")))).toBe(false);
    expect(await tried(remove(people, "owner", path("tab")))).toBe(false);
    expect(await tried(remove(people, "other", path("tab")))).toBe(true);
    expect(await tried(remove(people, "other", path("tab")))).toBe(true);
  });
});

test("a publication is read by whom its page is shown to; none can be listed", async () => {
  const lockId = { lockId: { stringValue: "lock" }, visibility: { stringValue: "password" } };
  const trashedAt = { trashedAt: { timestampValue: "2026-11-21T00:00:00Z" } };
  // Of each: what differs in the publication and in its work, and who may read. Null: it is not there.
  const states: Record<
    string,
    [publication: object | null, work: object | null, readers: readonly Caller[]]
  > = {
    public: [{}, {}, callers],
    "of-a-work-without-trash": [{}, { trashedAt: { nullValue: null } }, callers],
    "behind-a-password": [lockId, {}, ["owner"]],
    "that-has-ended": [{ expiresAt: { timestampValue: "2026-11-01T00:00:00Z" } }, {}, ["owner"]],
    "that-will-end": [{ expiresAt: { timestampValue: "2126-11-01T00:00:00Z" } }, {}, callers],
    "that-never-ends": [{ expiresAt: { nullValue: null } }, {}, callers],
    "of-a-trashed-work": [{}, trashedAt, ["owner"]],
    "of-a-work-that-is-gone": [{}, null, ["owner"]],
    "not-published": [null, {}, []],
  };
  for (const [id, [publication, work, readers]] of Object.entries(states)) {
    for (const [path, data] of [
      [`/publications/${id}`, publication] as const,
      [`/content/${id}`, work] as const,
    ]) {
      const fields = { ...fieldsOfOwner(people), ...data };
      if (data) await people.rest(people.admin, "PATCH", path, { fields });
    }
    for (const caller of callers) {
      const outcome = await outcomeOf(people.rest(people.tokens[caller], "GET", `/publications/${id}`));
      expect([id, caller, outcome]).toEqual([id, caller, readers.includes(caller) ? "allowed" : "denied"]);
    }
  }
  const visible = { field: { fieldPath: "visibility" }, op: "EQUAL", value: { stringValue: "public" } };
  const structuredQuery = { from: [{ collectionId: "publications" }], where: { fieldFilter: visible } };
  expect(await outcomeOf(people.rest(people.tokens.owner, "POST", ":runQuery", { structuredQuery }))).toBe(
    "denied",
  );
});

test("an image that was never public goes into the trash like one that was", async () => {
  const remove = (caller: Caller) =>
    outcomeOf(people.rest(people.tokens[caller], "DELETE", "/publicImages/never-shown"));
  expect([await remove("owner"), await remove("anonymous")]).toEqual(["allowed", "denied"]);
});

test("what somebody did with public images is known to them alone", async () => {
  const own = (userId: string) => ({
    from: [{ collectionId: "imageEvents" }],
    where: { fieldFilter: { field: { fieldPath: "userId" }, op: "EQUAL", value: { stringValue: userId } } },
  });
  const fields = { userId: { stringValue: people.ids.owner } };
  await people.rest(people.admin, "PATCH", "/imageEvents/one", { fields });
  for (const caller of callers) {
    const structuredQuery = own(people.ids.owner);
    const outcome = await outcomeOf(
      people.rest(people.tokens[caller], "POST", ":runQuery", { structuredQuery }),
    );
    expect([caller, outcome]).toEqual([caller, caller === "owner" ? "allowed" : "denied"]);
  }
});

test("an address of the company is what the app's gate takes for one", async () => {
  const addresses = [
    "grace@vitrine.example",
    "o'brien+reports@vitrine.example",
    "grace@evilvitrine.example",
    "grace@mail.vitrine.example",
    "grace@vitrine.example.com",
    "grâce@vitrine.example",
    "gra(ce)@vitrine.example",
    `${"g".repeat(240)}@vitrine.example`,
  ];
  const outcomes = await inParallel(addresses, async (email) => {
    const token = await signInWithGoogle(people.firebase, email);
    const { fields } = encodeFields({ clientId: people.ids.owner, endsAt: new Date(Date.now() + 3_600_000) });
    await people.rest(people.admin, "PATCH", `/accountViews/${decodeJwt(token).sub}`, { fields });
    return [email, await outcomeOf(people.rest(token, "GET", `/users/${people.ids.owner}`))];
  });
  expect(outcomes).toEqual(
    addresses.map((email) => [email, isStaffEmail(email, "vitrine.example") ? "allowed" : "denied"]),
  );
});

testAccountControls(() => people, outcomeOf);

test("every condition of firestore.rules was seen to hold and not to hold", async () => {
  const address = `${people.firebase.url}/emulator/v1/projects/${people.firebase.projectId}:ruleCoverage`;
  const { report } = (await (await fetch(address)).json()) as { report: ExpressionReport[] };
  expect(report.length).toBeGreaterThan(20);
  expect(unseenConditions(report)).toEqual([]);
});
