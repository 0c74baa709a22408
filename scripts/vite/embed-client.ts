import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

const folder = fileURLToPath(new URL("../../app/watch/embed/", import.meta.url));
const request = "virtual:embed-client";
const resolved = `\0${request}`;

/** `virtual:embed-client`: app/watch/embed/entry.ts as one module for other sites, and the types beside it. */
export function embedClient(): Plugin {
  let isBuilding = false;
  let code: Promise<string> | null = null;
  return {
    name: "embed-client",
    configResolved: ({ command }) => {
      isBuilding = command === "build";
    },
    resolveId: (id) => (id === request ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return;
      if (!isBuilding) code = null;
      code ??= bundle();
      const types = readFileSync(`${folder}v1.d.ts`, "utf8");
      return `export const embedCode = ${JSON.stringify(await code)}; export const embedTypes = ${JSON.stringify(types)};`;
    },
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    envFile: false,
    root: folder,
    logLevel: "error",
    build: {
      write: false,
      target: "es2022",
      minify: true,
      modulePreload: false,
      rolldownOptions: {
        input: `${folder}entry.ts`,
        preserveEntrySignatures: "strict",
        output: { format: "es", codeSplitting: false },
      },
    },
  });
  const output = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  const chunks = output.flatMap((one) => one.output).filter(({ type }) => type === "chunk");
  const [chunk] = chunks;
  if (chunk?.type !== "chunk" || chunks.length !== 1) throw new Error("The embed client is not one module");
  return chunk.code.trim();
}
