import { createHash } from "node:crypto";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkDatabases } from "./databases.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-databases-"));
  mkdirSync(join(folder, "v3/do/namespace"), { recursive: true });
  file = join(folder, "v3/do/namespace/object.sqlite");
  makeDatabase(file).close();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As workerd makes one: with a write-ahead log. */
function makeDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = WAL; CREATE TABLE documents (name TEXT PRIMARY KEY, fields TEXT);
    WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 2000)
    INSERT INTO documents SELECT 'content/' || n, hex(zeroblob(100)) FROM numbers;`);
  return database;
}

function overwrite(path: string, atByte: number, byteCount: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0xff, atByte, atByte + byteCount);
  writeFileSync(path, bytes);
}

/** Every file and what is in it, without the empty log and its index that SQLite lays beside what it opens. */
function contents(): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    names
      .filter((name) => !name.endsWith("-shm") && !(name.endsWith("-wal") && sizeOf(name) === 0))
      .map((name) => [name, contentOf(join(folder, name))]),
  );
}

const sizeOf = (name: string) => lstatSync(join(folder, name)).size;

function contentOf(path: string): string {
  if (!lstatSync(path).isFile()) return "no file";
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}

test("whole databases pass, also with a log that a killed server left", () => {
  const open = makeDatabase(join(folder, "v3/open.sqlite"));
  const before = contents();
  expect(before).toHaveProperty(["v3/open.sqlite-wal"]);
  expect(() => checkDatabases(folder)).not.toThrow();
  expect(contents()).toEqual(before);
  open.close();
});

test("a database that was just being made passes", () => {
  truncateSync(file);
  writeFileSync(`${file}-journal`, "");
  expect(() => checkDatabases(folder)).not.toThrow();
});

describe("what is damaged is named, with the ways out, and left as it is", () => {
  test.each([
    ["its header", () => overwrite(file, 0, 100), "is damaged (file is not a database)"],
    ["a page in its middle", () => overwrite(file, 4096 * 20, 4096), "is damaged ("],
    ["its end cut off", () => truncateSync(file, 4096 * 20), "is damaged (database disk image is malformed)"],
    ["no content", () => truncateSync(file), "is empty"],
    ["a folder in its place", () => replaceByFolder(), "is not a file"],
    ["no way to read it", () => replaceByLoop(), "cannot be read and written (ELOOP)"],
  ])("%s", (_damage, damage, words) => {
    makeDatabase(join(folder, "v3/whole.sqlite")).close();
    damage();
    const before = contents();
    expect(() => checkDatabases(folder)).toThrowError(
      expect.objectContaining({
        code: "STATE_DAMAGED",
        message: expect.stringContaining(`${file} ${words}`),
      }),
    );
    expect(() => checkDatabases(folder)).toThrowError(`VITRINE_STATE=${folder} npm run reset`);
    expect(() => checkDatabases(folder)).not.toThrowError("whole.sqlite");
    expect(contents()).toEqual(before);
  });
});

function replaceByFolder(): void {
  rmSync(file);
  mkdirSync(file);
}

function replaceByLoop(): void {
  rmSync(file);
  symlinkSync(file, file);
}
