import { parseSync } from "vite";

export interface FoundImport {
  specifier: string;
  /** False where only types are imported: nothing of it is left in the running program. */
  runs: boolean;
}

/** Everything a module refers to: imports, re-exports, `import()` of a fixed name and `new URL(…, import.meta.url)`. */
export function findImports(path: string, source: string): FoundImport[] {
  const { module } = parseSync(path, source);
  const found: FoundImport[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    found.push({ specifier: moduleRequest.value, runs: isRun(entries) });
  }
  for (const { entries } of module.staticExports) {
    const specifier = entries.find((entry) => entry.moduleRequest)?.moduleRequest?.value;
    if (specifier) found.push({ specifier, runs: isRun(entries) });
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = /^(["'`])([^$]*)\1$/.exec(source.slice(moduleRequest.start, moduleRequest.end))?.[2];
    if (specifier) found.push({ specifier, runs: true });
  }
  for (const [, specifier] of source.matchAll(/\bnew URL\(\s*["'`]([^"'`$]+)["'`],\s*import\.meta\.url/g)) {
    if (specifier) found.push({ specifier, runs: true });
  }
  // `type X = import("./x").X` and `typeof import("./x")` are types to the parser, not imports.
  for (const [, specifier] of source.matchAll(/(?<!await )\bimport\("([~.][^"]+)"\)[.;,)>[\]\s]/g)) {
    if (specifier && !found.some((other) => other.specifier === specifier)) {
      found.push({ specifier, runs: false });
    }
  }
  return found;
}

function isRun(entries: readonly { isType: boolean }[]): boolean {
  return entries.length === 0 || entries.some((entry) => !entry.isType);
}
