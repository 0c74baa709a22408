import { expect, test } from "vitest";
import { databaseOf } from "./database-name";

test.each([
  ["/v1/projects/p/databases/(default)/documents/a/b", "projects/p/databases/(default)"],
  ["/v1/projects/p/databases/%28default%29/documents:commit", "projects/p/databases/(default)"],
  ["/emulator/v1/projects/p/databases/d/documents", "projects/p/databases/d"],
  ["/emulator/v1/projects/p:securityRules", "projects/p/databases/(default)"],
  ["/emulator/v1/projects/p:ruleCoverage", "projects/p/databases/(default)"],
  ["/emulator/v1/projects/p:other", null],
  [
    "/google.firestore.v1.Firestore/Listen/channel?database=projects%2Fp%2Fdatabases%2Fd",
    "projects/p/databases/d",
  ],
  ["/google.firestore.v1.Firestore/Listen/channel", null],
  ["/v1/accounts:lookup", null],
  ["/v1/projects/p/databases/%E0%A4%A", null],
])("%s is about %s", (path, database) => {
  expect(databaseOf(new URL(path, "http://localhost"))).toBe(database);
});
