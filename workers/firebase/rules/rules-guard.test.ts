import { afterEach, expect, test, vi } from "vitest";
import type { DocumentLookup } from "../firestore/access-guard";
import type { StoredDocument } from "../firestore/document";
import { ANONYMOUS, type Caller } from "../request/caller";
import { DenialLog } from "./denial-log";
import { RulesGuard } from "./rules-guard";

const nameOf = (path: string) => `projects/p/databases/(default)/documents/${path}`;
const document = (path: string): StoredDocument => ({
  name: nameOf(path),
  fields: { secret: { stringValue: "TOP-SECRET" } },
  createTimeMicros: 1,
  updateTimeMicros: 1,
});
const guardOf = (statements: string, getDocument: DocumentLookup["before"] = () => null) =>
  new RulesGuard(
    `rules_version = '2';\nservice cloud.firestore { match /databases/{database}/documents {\n${statements}\n} }`,
    getDocument,
  );
const user: Caller = { kind: "user", uid: "ada", claims: { sub: "ada" } };

afterEach(() => {
  vi.restoreAllMocks();
});

function linesPrinted(ask: () => void): string[] {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(ask).toThrow("Missing or insufficient permissions.");
  const lines = warn.mock.calls.map(([line]) => line as string);
  warn.mockRestore();
  return lines;
}

test("a refusal names the rules that said no and why, and nothing of the documents or of who asked", () => {
  const guard = guardOf(`match /items/{id} {
    allow get: if resource.data.secret == 'other';
    allow read: if resource.data['a' + resource.data.secret] == 1 || request.auth.uid == 'bob';
  }`);
  expect(linesPrinted(() => guard.requireGet(user, nameOf("items/hush"), document("items/hush"), 0))).toEqual(
    ["firestore.rules refused get of items/*: line 4: false; line 5: the map has no such key"],
  );
});

test("a refusal that no rule speaks to says so; a limit says which", () => {
  const nobody = guardOf("match /items/{id} { allow get; }");
  expect(
    linesPrinted(() =>
      nobody.requireList(ANONYMOUS, nameOf("items/a"), { from: [{ collectionId: "parts" }] }, 0),
    ),
  ).toEqual(["firestore.rules refused list of items/*/parts/*: no rule allows it"]);
  const endless = guardOf("function f() { return f(); } match /items/{id} { allow get: if f() || true; }");
  expect(linesPrinted(() => endless.requireGet(user, nameOf("items/a"), null, 0))).toEqual([
    "firestore.rules refused get of items/*: line 3: f() calls itself",
  ]);
});

test("service accounts are asked nothing, not even by rules that cannot be read", () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const guard = new RulesGuard("service cloud.firestore { match", () => null);
  expect(guard.requireGet({ kind: "admin" }, nameOf("items/a"), null, 0)).toEqual({ dependsOn: new Set() });
  expect(() => guard.requireGet(user, nameOf("items/a"), null, 0)).toThrow(
    "Missing or insufficient permissions.",
  );
  expect(error.mock.calls[0]?.[0]).toContain("Line 1, column 32: expected a path, found the end");
});

test("what a grant looked at is known, so that a listener is judged anew when it changes", () => {
  const path = "/databases/$(database)/documents/teams/$(request.auth.uid)";
  const guard = guardOf(
    `match /items/{id} { allow read: if get(${path}).id == 'ada' && exists(${path}); }`,
    (name) => (name === nameOf("teams/ada") ? document("teams/ada") : null),
  );
  const expected = { dependsOn: new Set([nameOf("teams/ada")]) };
  expect(guard.requireGet(user, nameOf("items/a"), null, 0)).toEqual(expected);
  expect(guard.requireList(user, nameOf("").slice(0, -1), { from: [{ collectionId: "items" }] }, 0)).toEqual(
    expected,
  );
});

test("the log prints a line once, and at most twenty in ten seconds", () => {
  const lines: string[] = [];
  let nowMs = 1_000_000;
  const log = new DenialLog(
    (line) => lines.push(line),
    () => nowMs,
  );
  for (let index = 0; index < 30; index++) log.add(`line ${index % 25}`);
  expect(lines).toHaveLength(20);
  log.add("line 0");
  nowMs += 10_000;
  log.add("line 0");
  expect(lines.slice(20)).toEqual(["firestore.rules refused 11 more requests.", "line 0"]);
});
