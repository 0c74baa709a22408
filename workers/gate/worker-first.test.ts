import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { pathRules } from "~/domain/access/access";

/** Rules of `run_worker_first`: an exact path, or a beginning that ends in `*`. */
function readPatterns(): string[] {
  const text = readFileSync(resolve(import.meta.dirname, "../../wrangler.toml"), "utf8");
  const list = /run_worker_first = \[([^\]]*)\]/.exec(text)?.[1] ?? "";
  return [...list.matchAll(/"([^"]+)"/g)].map(([, pattern = ""]) => pattern);
}

function isWorkerFirst(path: string): boolean {
  return readPatterns().some((pattern) =>
    pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );
}

const pathOf = (pattern: string) => pattern.replace(/:\w+/g, "x1").replace("*", "x1");

test("no file is looked for where the worker answers", () => {
  // Files lie below /assets, and staff are few.
  const rules = pathRules.filter(
    ({ access, pattern }) => access !== "staff" && !pattern.startsWith("/assets/"),
  );
  const looked = rules.map(({ pattern }) => pathOf(pattern)).filter((path) => !isWorkerFirst(path));
  expect(looked).toEqual([]);
});

test("files with a gate come to the worker, files for everybody do not", () => {
  for (const path of ["/assets/staff/x.js", "/assets/manifest-x.js", "/shells/home", "/login/"]) {
    expect(isWorkerFirst(path), path).toBe(true);
  }
  for (const path of [
    "/assets/public/x.js",
    "/mark.svg",
    "/inspirations/x.avif",
    "/app/root.tsx",
    "/@vite/client",
  ]) {
    expect(isWorkerFirst(path), path).toBe(false);
  }
});
