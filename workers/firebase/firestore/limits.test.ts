import { describe, expect, test } from "vitest";
import { requireDocumentLimits } from "./document-limits";
import { documentSize } from "./document-size";
import { RpcError } from "./rpc-error";
import type { Fields, Value } from "./values";
import { requireWellFormedWrites } from "./write-check";

/** Every limit of a write: the last that is accepted, the first that is not, and the words for it. */

const DATABASE = "projects/p/databases/(default)";
const ROOT = `${DATABASE}/documents`;
const NAME = `${ROOT}/c/d`;
const int: Value = { integerValue: "1" };
const text = (length: number): Value => ({ stringValue: "x".repeat(length) });
const list = (...values: Value[]): Value => ({ arrayValue: { values } });
const map = (fields: Fields): Value => ({ mapValue: { fields } });
const nested = (levels: number): Value => (levels ? map({ n: nested(levels - 1) }) : int);
const vector = (...numbers: Value[]): Value =>
  map({ __type__: { stringValue: "__vector__" }, value: list(...numbers) });
const doubles = (count: number) => Array.from({ length: count }, (): Value => ({ doubleValue: 1 }));

function check(fields: Fields): void {
  requireWellFormedWrites([{ update: { name: NAME, fields } }], DATABASE);
}
const refusal = (message: string) => new RpcError("INVALID_ARGUMENT", message);

describe("fields and values", () => {
  const reference = (path: string): Value => ({ referenceValue: path });
  const geo = (latitude: number, longitude: number): Value => ({ geoPointValue: { latitude, longitude } });
  test.each<[string, Fields, Fields, string]>([
    [
      "a field's name",
      { ["f".repeat(1500)]: int },
      { ["f".repeat(1501)]: int },
      "The property.name is longer than 1500 bytes.",
    ],
    [
      "a field's name in bytes",
      { ["é".repeat(750)]: int },
      { ["é".repeat(751)]: int },
      "The property.name is longer than 1500 bytes.",
    ],
    ["an empty name", { a: map({}) }, { "": int }, "The property.name is the empty string."],
    [
      "an empty name within",
      { a: map({ b: int }) },
      { a: map({ "": int }) },
      "The property.name is the empty string.",
    ],
    ["reserved names", { __a: int, b__: int }, { __a__: int }, "field name __a__ is reserved"],
    [
      "reserved names within",
      { a: map({ __: int }) },
      { a: map({ ____: int }) },
      "field name '____' is reserved.",
    ],
    [
      "a path",
      { a: map({ ["b".repeat(1498)]: int }) },
      { a: map({ ["b".repeat(1499)]: int }) },
      "Property a contains an invalid nested entity.",
    ],
    [
      "a text",
      { a: text(1_048_487) },
      { a: text(1_048_488) },
      'The value of property "a" is longer than 1048487 bytes.',
    ],
    [
      "a text in a list",
      { a: list(text(9)) },
      { a: list(text(1_048_488)) },
      'The value of property "array" is longer than 1048487 bytes.',
    ],
    [
      "a text in a map",
      { a: map({ b: text(9) }) },
      { a: map({ b: text(1_048_488) }) },
      "Property a contains an invalid nested entity.",
    ],
    [
      "bytes",
      { a: { bytesValue: `${"AAAA".repeat(349_495)}AA==` } },
      { a: { bytesValue: "AAAA".repeat(349_496) } },
      'The value of property "a" is longer than 1048487 bytes.',
    ],
    ["levels of maps", { a: nested(20) }, { a: nested(21) }, "Property a contains an invalid nested entity."],
    [
      "levels of lists",
      { a: list(nested(19)) },
      { a: list(nested(20)) },
      "Property array contains an invalid nested entity.",
    ],
    [
      "a list in a list",
      { a: list(map({ b: list(int) })) },
      { a: list(list(int)) },
      "Cannot convert an array value in an array value.",
    ],
    [
      "a list in a list in a map",
      { a: map({ b: list(int) }) },
      { a: map({ b: list(list()) }) },
      "Property a contains an invalid nested entity.",
    ],
    [
      "dimensions",
      { a: vector(...doubles(2048)) },
      { a: vector(...doubles(2049)) },
      "Vectors must be at most 2048 dimensions.",
    ],
    [
      "no dimensions",
      { a: vector({ doubleValue: 0 }) },
      { a: vector() },
      "Cannot have a zero length vector.",
    ],
    [
      "a vector's numbers",
      { a: vector({ doubleValue: "-Infinity" }) },
      { a: vector({ doubleValue: "NaN" }) },
      "Vector cannot contain NaN values.",
    ],
    [
      "a vector's types",
      { a: vector({ doubleValue: 1.5 }) },
      { a: vector(int) },
      "Vector must only contain values of type 'double'",
    ],
    [
      "a vector's parts",
      { a: vector({ doubleValue: 1 }) },
      { a: map({ __type__: { stringValue: "__vector__" } }) },
      "Vector map is missing key 'value'.",
    ],
    [
      "a tagged map",
      { a: map({ type: int }) },
      { a: map({ __type__: { stringValue: "x" } }) },
      "Property a contains an invalid nested entity.",
    ],
    [
      "latitudes",
      { a: geo(-90, 180) },
      { a: geo(90.1, 0) },
      "The latitude of a geo point must be between -90 and 90: 90.1",
    ],
    [
      "longitudes",
      { a: geo(90, -180) },
      { a: geo(0, Number.NaN) },
      "The longitude of a geo point must be between -180 and 180: NaN",
    ],
    [
      "references",
      { a: reference("projects/other/databases/d/documents/a/b") },
      { a: reference("a/b") },
      'Document name "a/b" lacks "projects" at index 0.',
    ],
  ])("%s", (_, accepted, refused, message) => {
    expect(() => check(accepted)).not.toThrow();
    expect(() => check(refused)).toThrow(refusal(message));
  });
});

test("10 MiB in one commit, and no limit of their number", () => {
  const writes = (count: number, length: number) =>
    Array.from({ length: count }, (_, n) => ({
      update: { name: `${ROOT}/c/${n}`, fields: { a: text(length) } },
    }));
  expect(() => requireWellFormedWrites(writes(5000, 10), DATABASE)).not.toThrow();
  expect(() => requireWellFormedWrites(writes(10, 1_048_000), DATABASE)).not.toThrow();
  expect(() => requireWellFormedWrites(writes(11, 1_000_000), DATABASE)).toThrow(
    refusal("Transaction too big. Decrease transaction size."),
  );
});

describe("transforms", () => {
  const transforms = (count: number) =>
    Array.from({ length: count }, (_, n) => ({ fieldPath: `f${n}`, increment: int }));
  const write = (count: number, name = NAME) => ({
    transform: { document: name, fieldTransforms: transforms(count) },
  });

  test("500 on one document, in all writes of a commit together", () => {
    const writes = [write(250), { update: { name: NAME }, updateTransforms: transforms(250) }];
    expect(() => requireWellFormedWrites([...writes, write(250, `${ROOT}/c/e`)], DATABASE)).not.toThrow();
    expect(() => requireWellFormedWrites([...writes, write(1)], DATABASE)).toThrow(
      refusal("cannot have more than 500 field transforms on a single document"),
    );
  });

  test.each([
    [{ fieldPath: "a" }, 'Unknown transform of "a".'],
    [
      { fieldPath: "a", increment: { stringValue: "1" } },
      'The transform of "a" needs an integer or a double.',
    ],
    [{ fieldPath: "__a__", increment: int }, "Invalid reserved name in field path __a__"],
    [
      { fieldPath: "a", appendMissingElements: { values: [list()] } },
      "Cannot convert an array value in an array value.",
    ],
  ])("%j", (transform, message) => {
    const writes = [{ update: { name: NAME }, updateTransforms: [transform] }];
    expect(() => requireWellFormedWrites(writes, DATABASE)).toThrow(refusal(message));
  });

  test("masks name fields that may be written", () => {
    const writes = [{ update: { name: NAME }, updateMask: { fieldPaths: ["a", "a.__b__"] } }];
    expect(() => requireWellFormedWrites(writes, DATABASE)).toThrow(
      refusal("Invalid reserved name in field path __b__"),
    );
  });
});

describe("whole documents", () => {
  const stored = (fields: Fields, name = NAME) => ({
    name,
    fields,
    createTimeMicros: 1,
    updateTimeMicros: 1,
  });

  test("count as Google's own example does, and one by one", () => {
    // https://firebase.google.com/docs/firestore/storage-size: 147 bytes, of them 44 for the name.
    const fields: Fields = {
      type: { stringValue: "Personal" },
      done: { booleanValue: false },
      priority: int,
      description: { stringValue: "Learn Cloud Firestore" },
    };
    expect(documentSize(`${ROOT}/users/jeff/tasks/my_task_id`, fields)).toBe(147);
    const each: Fields = {
      a: { nullValue: null },
      b: { timestampValue: "2020-01-01T00:00:00Z" },
      c: { geoPointValue: {} },
      d: { bytesValue: "AAA=" },
      e: { referenceValue: NAME },
      f: list(int, { doubleValue: 1 }),
      g: map({ é: text(1) }),
    };
    expect(documentSize(NAME, each) - documentSize(NAME, {})).toBe(14 + 1 + 8 + 16 + 2 + 20 + 16 + 5);
  });

  test("1 MiB", () => {
    const overhead = documentSize(NAME, { a: text(0), b: text(0) });
    const filled = (size: number) => stored({ a: text(500_000), b: text(size - overhead - 500_000) });
    expect(() => requireDocumentLimits(filled(1_048_576))).not.toThrow();
    expect(() => requireDocumentLimits(filled(1_048_577))).toThrow(
      refusal(
        `Document '${NAME}' cannot be written because its size (1,048,577 bytes) exceeds the maximum allowed size of 1,048,576 bytes.`,
      ),
    );
  });

  test("40,000 entries in indexes: two for each field and for each different element", () => {
    const numbers = (count: number) =>
      Array.from({ length: count }, (_, n): Value => ({ integerValue: String(n) }));
    expect(() => requireDocumentLimits(stored({ a: list(...numbers(19_999)) }))).not.toThrow();
    expect(() => requireDocumentLimits(stored({ a: list(...numbers(19_999), int, int) }))).not.toThrow();
    const message = "too many index entries for entity /c/d";
    expect(() => requireDocumentLimits(stored({ a: list(...numbers(20_000)) }))).toThrow(refusal(message));
    const many = Object.fromEntries(numbers(20_000).map((number, n) => [`f${n}`, number]));
    expect(() => requireDocumentLimits(stored({ a: map(many) }))).toThrow(refusal(message));
  });
});
