import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUILT_PAGES } from "../browser/build-page.ts";

/** A folder for the pages of `tests/browser/pages` that a run builds: five files drive the page that exports. */
export default async function keepBuiltPages(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-pages-"));
  process.env[BUILT_PAGES] = folder;
  return () => rm(folder, { recursive: true });
}
