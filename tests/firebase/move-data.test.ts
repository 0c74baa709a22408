import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedFirebase } from "../../scripts/embedded-firebase.mjs";

const script = resolve(import.meta.dirname, "../../scripts/firestore-data.mjs");
let folder: string;
let firebase: Awaited<ReturnType<typeof startEmbeddedFirebase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-move-"));
  firebase = await startEmbeddedFirebase({ stateFolder: folder });
});
afterAll(async () => {
  await firebase.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the command prints, or the error it ends with. */
async function run(...parameters: string[]): Promise<string> {
  const options = ["--origin", firebase.origin, "--state", folder];
  try {
    return (await promisify(execFile)(process.execPath, [script, ...parameters, ...options])).stdout.trim();
  } catch (error) {
    return `refused: ${(error as { stderr: string }).stderr.trim()}`;
  }
}

const file = (name: string) => join(folder, name);
const header = (project: string) => ({
  format: "vitrine-firestore",
  version: 1,
  project,
  database: "(default)",
});
const write = (name: string, lines: unknown[]) =>
  writeFile(file(name), `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`);

const everyType = {
  null: { nullValue: null },
  yes: { booleanValue: true },
  big: { integerValue: "9223372036854775807" },
  whole: { doubleValue: 3 },
  minusZero: { doubleValue: "-0" },
  nan: { doubleValue: "NaN" },
  infinite: { doubleValue: "-Infinity" },
  time: { timestampValue: "2026-01-02T03:04:05.678901Z" },
  text: { stringValue: 'Grüße, "你好" \u2028 🙂' },
  bytes: { bytesValue: "AP+A" },
  place: { geoPointValue: { latitude: 52.5, longitude: -13.25 } },
  inside: { referenceValue: "content/one" },
  insideProjects: { referenceValue: "projects/one" },
  outside: { referenceValue: "projects/else/databases/(default)/documents/content/one" },
  list: {
    arrayValue: {
      values: [{ integerValue: "1" }, { mapValue: { fields: { to: { referenceValue: "content/two" } } } }],
    },
  },
  emptyList: { arrayValue: { values: [] } },
  emptyMap: { mapValue: { fields: {} } },
  "odd.`name`": { mapValue: { fields: { "a b": { stringValue: "x" } } } },
  vector: {
    mapValue: {
      fields: {
        __type__: { stringValue: "__vector__" },
        value: { arrayValue: { values: [{ doubleValue: 1.5 }] } },
      },
    },
  },
};

test("documents go into a database and out again with every type kept", async () => {
  const documents = [
    { path: "content/one", fields: everyType },
    // Its parent is no document.
    { path: "content/two/notes/first", fields: {} },
    ...Array.from({ length: 900 }, (_, index) => ({
      path: `many/${String(index).padStart(4, "0")}`,
      fields: { at: { integerValue: String(index) } },
    })),
  ];
  await write("in.jsonl", [header("else"), ...documents]);
  expect(await run("import", file("in.jsonl"), "--project", "first")).toContain("902 documents");
  expect(await run("export", file("out.jsonl"), "--project", "first")).toContain("902 documents");
  const [first, ...rest] = (await readFile(file("out.jsonl"), "utf8")).trim().split("\n");
  expect(JSON.parse(first!)).toEqual(header("first"));
  expect(rest.map((line) => JSON.parse(line))).toEqual(documents);

  // On to another project: what pointed into the database points into the new one.
  expect(await run("import", file("out.jsonl"), "--project", "second")).toContain("902 documents");
  expect(await run("export", file("again.jsonl"), "--project", "second")).toContain("902 documents");
  const again = (await readFile(file("again.jsonl"), "utf8")).trim().split("\n").slice(1);
  expect(again).toEqual(rest);
});

test("a database with documents is written over only on demand", async () => {
  await write("one.jsonl", [header("x"), { path: "content/one", fields: {} }]);
  expect(await run("import", file("one.jsonl"), "--project", "third")).toContain("1 documents");
  expect(await run("import", file("one.jsonl"), "--project", "third")).toContain("--overwrite");
  expect(await run("import", file("one.jsonl"), "--project", "third", "--overwrite")).toContain(
    "1 documents",
  );
});

test("a broken file says where, and changes nothing", async () => {
  const good = { path: "content/one", fields: {} };
  for (const [lines, problem] of [
    [[header("x"), good, { path: "content", fields: {} }], "Line 3 is no document"],
    [[header("x"), good, 5], "Line 3 is not a JSON object"],
    [[good], "Line 1 does not say what the file is"],
    [[{ ...header("x"), version: 2 }], "Line 1 does not say what the file is"],
  ] as const) {
    await write("broken.jsonl", [...lines]);
    expect(await run("import", file("broken.jsonl"), "--project", "fourth")).toContain(problem);
  }
  expect(await run("export", file("none.jsonl"), "--project", "fourth")).toContain("0 documents");
});
