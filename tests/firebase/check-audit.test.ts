import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startEmbeddedFirebase } from "../../scripts/embedded-firebase.mjs";

const script = resolve(import.meta.dirname, "../../scripts/check-audit.mjs");
let folder: string;
let firebase: Awaited<ReturnType<typeof startEmbeddedFirebase>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-audit-"));
  firebase = await startEmbeddedFirebase({ stateFolder: folder });
});
afterAll(async () => {
  await firebase.stop();
  await rm(folder, { recursive: true, force: true });
});

const check = (...options: string[]) =>
  promisify(execFile)(process.execPath, [script, "--state", folder, ...options]);

test("a log that nothing was recorded in is whole", async () => {
  const { stdout } = await check("--origin", firebase.origin);
  expect(stdout).toContain("0 days sealed, all whole; 0 events not sealed yet");
});

test("a folder that is in use is refused in a sentence, and not taken for a log that is broken", async () => {
  const refused: { code: number; stderr: string } = await check().then(
    () => expect.fail("it was read"),
    (error) => error,
  );
  expect(refused.code).toBe(2);
  expect(refused.stderr.trim().split("\n")).toHaveLength(1);
  expect(refused.stderr).toContain(String(process.pid));
});
