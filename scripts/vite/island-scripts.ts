import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const app = fileURLToPath(new URL("../../app/", import.meta.url));
const folder = join(app, "sections/islands/");
const request = "virtual:island-scripts";
const resolved = `\0${request}`;

/**
 * `virtual:island-scripts`: each file of app/sections/islands as a minified script that runs by itself, to be written
 * into pages. A file exports `start(root: ParentNode): void`.
 */
export function islandScripts(): Plugin {
  let isBuilding = false;
  let scripts: Promise<Record<string, Script>> | null = null;
  return {
    name: "island-scripts",
    configResolved: ({ command }) => {
      isBuilding = command === "build";
    },
    resolveId: (id) => (id === request ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return;
      // A build asks once for each of its environments; a server asks again after a change.
      if (!isBuilding) scripts = null;
      scripts ??= bundleAll();
      const bundled = await scripts;
      for (const { files } of Object.values(bundled)) for (const file of files) this.addWatchFile(file);
      const codes = Object.fromEntries(
        Object.entries(bundled).map(([name, { code }]) => [name, { code, hash: hashOf(code) }]),
      );
      return `export const islandScripts = ${JSON.stringify(codes)};`;
    },
  };
}

interface Script {
  code: string;
  /** What it was made of. */
  files: string[];
}

/** As a Content-Security-Policy allows a script. */
function hashOf(code: string): string {
  return `sha256-${createHash("sha256").update(code).digest("base64")}`;
}

async function bundleAll(): Promise<Record<string, Script>> {
  const sources = existsSync(folder) ? readdirSync(folder) : [];
  const names = sources.filter((file) => /^[a-z-]+\.ts$/.test(file)).map((file) => basename(file, ".ts"));
  const bundled = await Promise.all(names.map(async (name) => [name, await bundle(name)] as const));
  return Object.fromEntries(bundled);
}

async function bundle(name: string): Promise<Script> {
  const entry = `\0island:${name}`;
  const result = await build({
    configFile: false,
    envFile: false,
    root: app,
    logLevel: "error",
    resolve: { alias: { "~": app.slice(0, -1) } },
    plugins: [
      {
        name: "island-entry",
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) =>
          id === entry
            ? `import { start } from ${JSON.stringify(join(folder, `${name}.ts`))}; start(document);`
            : undefined,
      },
    ],
    build: {
      write: false,
      target: "es2020",
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife", codeSplitting: false } },
    },
  });
  const output = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const [chunk] = output.flatMap((one) => one.output);
  if (chunk?.type !== "chunk") throw new Error(`app/sections/islands/${name}.ts became no script`);
  const code = chunk.code.trim();
  if (/<\/script|<!--/i.test(code))
    throw new Error(`app/sections/islands/${name}.ts would end its own element`);
  return { code, files: chunk.moduleIds.filter((id) => id.startsWith("/")) };
}
