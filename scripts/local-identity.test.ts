import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeLocalIdentity, readLocalIdentity } from "./local-identity.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "vitrine-identity-"));
  file = join(folder, "local-identity.json");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("is made once and kept from others", async () => {
  const made = await readLocalIdentity(folder);
  expect(await readLocalIdentity(folder)).toEqual(made);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  ["cut off", (text: string) => text.slice(0, 200), "JSON"],
  ["empty", () => "", "JSON"],
  ["of another shape", () => "[]", "appVars has no FIREBASE_SERVICE_ACCOUNT, SESSION_SECRET"],
  ["null", () => "null", "appVars has no"],
  ["without a key", (text: string) => text.replace("SESSION_SECRET", "X"), "appVars has no SESSION_SECRET"],
  [
    "with a number",
    (text: string) => text.replace(/(EMAIL": )"[^"]*"/, "$1 5"),
    "has no SERVICE_ACCOUNT_EMAIL",
  ],
  ["with a broken key", (text: string) => text.replace("PRIVATE KEY", "PUBLIC KEY"), "("],
])("%s, it is named with the ways out and left as it is", async (_damage, damage, words) => {
  await readLocalIdentity(folder);
  const text = damage(readFileSync(file, "utf8"));
  writeFileSync(file, text);
  const message = await readLocalIdentity(folder).catch((error: Error) => error.message);
  expect(message).toContain(`${file} is damaged (`);
  expect(message).toContain(words);
  expect(message).toContain("Restore it from a copy, or delete it");
  expect(readFileSync(file, "utf8")).toBe(text);
});

test("with the key of another, or a folder in its place, it is refused", async () => {
  const { appVars } = await readLocalIdentity(folder);
  writeFileSync(file, JSON.stringify({ ...(await makeLocalIdentity()), appVars }));
  await expect(readLocalIdentity(folder)).rejects.toThrowError("its keys do not belong together");
  rmSync(file);
  mkdirSync(file);
  await expect(readLocalIdentity(folder)).rejects.toThrowError("EISDIR");
});
