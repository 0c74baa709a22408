import { describe, expect, test } from "vitest";
import { RpcError } from "./rpc-error";
import { requireWellFormedWrites } from "./write-check";

/** Every limit of a document's name: the last that is accepted, the first that is not, and the words for it. */

const DATABASE = "projects/p/databases/(default)";
const ROOT = `${DATABASE}/documents`;
const NAME = `${ROOT}/c/d`;

function check(name: string): void {
  requireWellFormedWrites([{ update: { name, fields: {} } }], DATABASE);
}

describe("names of documents", () => {
  const deep = (collections: number) => `${ROOT}/${Array(collections).fill("c/d").join("/")}`;
  /** Six ids that make up a name of so many bytes. */
  const long = (bytes: number) => {
    const head = `${ROOT}/c/${"a".repeat(1400)}/c/${"b".repeat(1400)}/c/${"c".repeat(1400)}/c/${"d".repeat(1400)}/c/`;
    return head + "e".repeat(bytes - head.length);
  };
  test.each<[string, string, string, string]>([
    [
      "a document's id",
      `${ROOT}/c/${"i".repeat(1500)}`,
      `${ROOT}/c/${"i".repeat(1501)}`,
      "The key path element name is longer than 1500 bytes.",
    ],
    [
      "a collection's id",
      `${ROOT}/${"i".repeat(1500)}/d`,
      `${ROOT}/${"é".repeat(751)}/d`,
      "The key path element kind is longer than 1500 bytes.",
    ],
    [
      "reserved ids",
      `${ROOT}/c/__id7__`,
      `${ROOT}/c/__d__`,
      'Resource id "__d__" is invalid because it is reserved.',
    ],
    [
      "reserved collections",
      `${ROOT}/__c/d`,
      `${ROOT}/__c__/d`,
      'Collection id "__c__" is invalid because it is reserved.',
    ],
    [
      "dots",
      `${ROOT}/c/...`,
      `${ROOT}/c/..`,
      `Document name "${ROOT}/c/.." contains a resource id ".." at index ${ROOT.length + 3}.`,
    ],
    [
      "empty ids",
      `${ROOT}/c/ `,
      `${ROOT}/c//e/f`,
      `Document name "${ROOT}/c//e/f" lacks a resource id at index ${ROOT.length + 3}.`,
    ],
    [
      "half characters",
      `${ROOT}/c/😀`,
      `${ROOT}/c/\ud83d`,
      `Document name "${ROOT}/c/\ud83d" is not valid UTF-8.`,
    ],
    [
      "collections",
      `${ROOT}/a/b/c/d`,
      `${ROOT}/a/b/c`,
      `Document name "${ROOT}/a/b/c" lacks "/" at index ${ROOT.length + 6}.`,
    ],
    [
      "other databases",
      NAME,
      "projects/p/databases/x/documents/c/d",
      `Document "projects/p/databases/x/documents/c/d" is not in database "${DATABASE}".`,
    ],
    [
      "no documents",
      NAME,
      `${DATABASE}/docs/c/d`,
      `Document name "${DATABASE}/docs/c/d" lacks "documents" at index ${DATABASE.length + 1}.`,
    ],
    ["depth", deep(100), deep(101), "The key path is longer than 100 collections."],
    ["a whole name", long(6144), long(6145), "The document name is longer than 6144 bytes."],
  ])("%s", (_, accepted, refused, message) => {
    expect(() => check(accepted)).not.toThrow();
    expect(() => check(refused)).toThrow(new RpcError("INVALID_ARGUMENT", message));
  });
});
