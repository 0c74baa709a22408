import fc from "fast-check";
import { expect, test } from "vitest";
import { anyFields, everyValue } from "../../../tests/fixtures/every-value";
import { documentsAsCsv, readDocumentsCsv } from "./documents-csv";
import { planImport } from "./import-plan";
import { inferSchema } from "./infer-schema";
import { documentsAsJsonLines, readDocumentsJsonLines } from "./json-lines";
import { toTaggedFields } from "./tagged-json";
import type { WireFields } from "./wire-value";

const files = {
  CSV: (fields: WireFields[]) => readDocumentsCsv(documentsAsCsv(listed(fields))),
  "JSON lines": (fields: WireFields[]) => readDocumentsJsonLines(documentsAsJsonLines("p", listed(fields))),
};
const listed = (fields: WireFields[]) => fields.map((each, at) => ({ path: `content/${at}`, fields: each }));

test.each(Object.entries(files))("every type comes back from %s", (_, through) => {
  expect(through([everyValue])).toEqual(listed([everyValue]));
});

test.each(Object.entries(files))("any documents come back from %s", (_, through) => {
  fc.assert(
    fc.property(fc.array(anyFields, { maxLength: 4 }), (fields) => {
      expect(through(fields)).toEqual(listed(fields));
    }),
    { numRuns: 200 },
  );
});

test("no cell of a CSV begins as a formula of a spreadsheet does", () => {
  const text = (each: string) => ({ stringValue: each });
  const csv = documentsAsCsv([
    {
      path: "content/x",
      fields: { a: text("=1+1"), b: text("@x"), c: text("\t=1"), d: text("＋1"), "=e": text("-x") },
    },
  ]);
  expect(csv.split(/[,\r\n]+/).filter((cell) => /^"?[=+\-@＝＋－＠\t]/.test(cell))).toEqual([]);
});

test("a CSV that people wrote is read by its cells, and says where it cannot be", () => {
  const text = '__name__,title,count,code,tags\nx,"Loaf, sliced",3,007,"[""a""]"\ny,,1.5,,\n';
  expect(readDocumentsCsv(text).map(({ path, fields }) => [path, toTaggedFields(fields)])).toEqual([
    ["x", { title: "Loaf, sliced", count: 3, code: "007", tags: ["a"] }],
    ["y", { count: 1.5 }],
  ]);
  expect(() => readDocumentsCsv("id,title\nx,y")).toThrow(/^line 1: the first column/);
  expect(() => readDocumentsCsv("__name__,title\nx,[draft]")).toThrow(/^line 2, title: it begins like JSON/);
  expect(() => readDocumentsCsv('__name__,title\nx,"open')).toThrow(/^line 2: quotation marks/);
});

test.each([
  ["no JSON", "x"],
  ["no path", '{"fields":{}}'],
  ["another format", '{"format":"other","version":1}'],
  ["a value of no type", '{"path":"content/x","fields":{"a":{"dateValue":1}}}'],
  ["fields that are no values", '{"path":"content/x","fields":{"a":null}}'],
])("a line with %s is refused by its number", (_, line) => {
  expect(() => readDocumentsJsonLines(line)).toThrow(/^line 1: /);
});

test("an import says what it would do to each document before it does it", () => {
  const row = (path: string, title: string) => ({
    path,
    fields: { title, kept: 1 },
    createTime: "2026-01-01T00:00:00Z",
    updateTime: "2026-01-02T00:00:00Z",
  });
  const present = new Map(["a", "b"].map((id) => [`content/${id}`, row(`content/${id}`, "Bread")]));
  const title = (each: string) => ({ title: { stringValue: each } });
  const documents = [
    { path: "content/a", fields: title("Rolls") },
    { path: "content/b", fields: title("Bread") },
    { path: "content/c", fields: title("New") },
    { path: "content/c", fields: title("Twice") },
    { path: "users/d", fields: {} },
    { path: "content", fields: {} },
  ];
  const outcomes = (mode: "merge" | "replace") =>
    planImport("content", documents, present, mode).map(({ outcome }) => outcome);
  expect(outcomes("merge")).toEqual(["changed", "same", "new", "refused", "refused", "refused"]);
  expect(outcomes("replace")).toEqual(["changed", "changed", "new", "refused", "refused", "refused"]);
  const [merged] = planImport("content", documents, present, "merge");
  expect(merged?.change).toEqual({
    kind: "edit",
    path: "content/a",
    set: { title: "Rolls" },
    remove: [],
    unchangedSince: "2026-01-02T00:00:00Z",
  });
});

test("the schema tells types, shares and what changed over time", () => {
  const rows = Array.from({ length: 30 }, (_, at) => ({
    path: `content/${at}`,
    createTime: "2026-01-01T00:00:00Z",
    updateTime: `2026-01-${String(at + 1).padStart(2, "0")}T00:00:00Z`,
    fields: {
      title: at === 3 ? 7 : "Bread",
      map: { inner: at },
      ...(at < 10 && { old: true }),
      ...(at >= 20 && { fresh: true }),
      ...(at === 15 && { odd: null }),
    },
  }));
  const schema = Object.fromEntries(inferSchema(rows).map((field) => [field.path.join("."), field]));
  expect(schema.title).toMatchObject({ count: 30, of: 30, drift: ["types"] });
  expect(schema.title?.types).toEqual([
    { type: "string", count: 29 },
    { type: "integer", count: 1 },
  ]);
  expect(schema["map.inner"]).toMatchObject({ count: 30, of: 30, drift: [] });
  expect([schema.old, schema.fresh, schema.odd].map((field) => field?.drift)).toEqual([
    ["left"],
    ["came"],
    ["rare"],
  ]);
});
