import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));
export const FIREBASE_WRANGLER_CONFIG = join(root, "workers/firebase/wrangler.toml");

/**
 * Builds the embedded Firebase worker and returns the folder of its modules. The folder is named for what the
 * sources hold, so an unchanged worker is built once and test processes cannot get in each other's way.
 */
export async function buildEmbeddedFirebase(): Promise<string> {
  const folder = join(root, "node_modules/.cache/embedded-firebase", await sourceHash());
  if (existsSync(folder)) return folder;
  const scratch = `${folder}-${process.pid}`;
  await mkdir(scratch, { recursive: true });
  const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");
  await promisify(execFile)(
    process.execPath,
    [wrangler, "deploy", "--dry-run", "--outdir", scratch, "-c", FIREBASE_WRANGLER_CONFIG],
    { cwd: root, env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" } },
  );
  try {
    await rename(scratch, folder);
  } catch (error) {
    // Another process finished the same build first.
    if (!existsSync(folder)) throw error;
    await rm(scratch, { recursive: true });
  }
  return folder;
}

async function sourceHash(): Promise<string> {
  const folder = join(root, "workers/firebase");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(({ name }) => /\.(ts|toml)$/.test(name) && !name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (const path of [...paths, join(root, "firestore.rules"), join(root, "firestore.indexes.json")]) {
    hash
      .update(relative(root, path))
      .update("\0")
      .update(await readFile(path))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
