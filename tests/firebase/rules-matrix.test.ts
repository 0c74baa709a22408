import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isStaffEmail } from "~/domain/staff-email";
import { accessTable, type Caller, callers, isExpected, type Operation, operations } from "./access-table";
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
import { assetChanges, contentChanges, writeOf } from "./content-changes";
import { type ExpressionReport, unseenConditions } from "./coverage-report";
import { inParallel } from "./in-parallel";
import { fieldsOfOwner, gatherPeople, type People, signInWithGoogle } from "./people";

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
  test.each([
    ["content", contentChanges, true],
    ["assets", assetChanges, false],
  ] as const)("%s", async (collection, changes, changesTime) => {
    const outcomes = await inParallel(changes, async (change) => {
      const path = `${collection}/change-${changes.indexOf(change)}`;
      await people.rest(people.admin, "PATCH", `/${path}`, { fields: fieldsOfOwner(people) });
      const writes = [writeOf(people.nameOf(path), change, changesTime)];
      return `${change.title}: ${await outcomeOf(people.rest(people.tokens.owner, "POST", ":commit", { writes }))}`;
    });
    expect(outcomes).toEqual(
      changes.map(({ title, allowed }) => `${title}: ${allowed ? "allowed" : "denied"}`),
    );
  });

  test("the time of the change is the server's", async () => {
    const name = people.nameOf("content/theirs");
    const own = { title: "-", allowed: false, fields: { title: "Timed", updatedAt: new Date("2030-01-01") } };
    const none = { title: "-", allowed: false, fields: { title: "Timed" } };
    for (const change of [own, none]) {
      const writes = [writeOf(name, change, false)];
      expect(await outcomeOf(people.rest(people.tokens.owner, "POST", ":commit", { writes }))).toBe("denied");
    }
  });
});

test("a publication behind a password is for its owner and the server; none can be listed", async () => {
  const fields = { ...fieldsOfOwner(people), visibility: { stringValue: "password" } };
  await people.rest(people.admin, "PATCH", "/publications/locked", { fields });
  for (const caller of callers) {
    const outcome = await outcomeOf(people.rest(people.tokens[caller], "GET", "/publications/locked"));
    expect([caller, outcome]).toEqual([caller, caller === "owner" ? "allowed" : "denied"]);
  }
  const visible = { field: { fieldPath: "visibility" }, op: "EQUAL", value: { stringValue: "public" } };
  const structuredQuery = { from: [{ collectionId: "publications" }], where: { fieldFilter: visible } };
  expect(await outcomeOf(people.rest(people.tokens.owner, "POST", ":runQuery", { structuredQuery }))).toBe(
    "denied",
  );
});

test("staff are those the app's gate takes for staff", async () => {
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
    return [email, await outcomeOf(people.rest(token, "GET", "/auditEvents/theirs"))];
  });
  expect(outcomes).toEqual(
    addresses.map((email) => [email, isStaffEmail(email, "vitrine.example") ? "allowed" : "denied"]),
  );
});

test("every condition of firestore.rules was seen to hold and not to hold", async () => {
  const address = `${people.firebase.url}/emulator/v1/projects/${people.firebase.projectId}:ruleCoverage`;
  const { report } = (await (await fetch(address)).json()) as { report: ExpressionReport[] };
  expect(report.length).toBeGreaterThan(20);
  expect(unseenConditions(report)).toEqual([]);
});
