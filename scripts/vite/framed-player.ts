import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown, type UserConfig } from "vite";
import { guardModules } from "./guard-modules.ts";

const app = fileURLToPath(new URL("../../app/", import.meta.url));
const source = `${app}routes/public/player/start.ts`;
/** What the first script imports once somebody looks. */
const player = `${app}routes/public/player/mount-player.tsx`;
const request = "virtual:player-frame";
const resolved = `\0${request}`;

/**
 * Builds the framed player by itself, so that it is few files that hold nothing of pages: other sites show it, and browsers share
 * no file between the sites that do. Tells the worker where its first script and all that imports lie (`virtual:player-frame`).
 *
 * @param worker how Vite builds the workers of pages
 */
export function framedPlayer(worker: UserConfig["worker"]): Plugin {
  let modules: string[] = [];
  let isServing = false;
  return {
    name: "framed-player",
    configResolved: ({ command }) => {
      isServing = command === "serve";
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const files = await bundle(worker);
      for (const file of files) {
        const content = file.type === "chunk" ? file.code : file.source;
        this.emitFile({ type: "asset", fileName: file.fileName, source: content });
      }
      modules = modulesOf(files);
    },
    resolveId: (id) => (id === request ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const playerFrameModules = ${JSON.stringify(isServing ? [source.replace(app, "/app/")] : modules)};`
        : undefined,
  };
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

async function bundle(worker: UserConfig["worker"]): Promise<OutputFile[]> {
  const result = await build({
    configFile: false,
    envFile: false,
    root: app,
    publicDir: false,
    logLevel: "error",
    resolve: { alias: { "~": app.slice(0, -1) } },
    plugins: [guardModules(["imports", "workers"])],
    worker,
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: { "framed-player": source },
        output: {
          codeSplitting: { groups: [{ name: playerChunk(), includeDependenciesRecursively: false }] },
          entryFileNames: "assets/public/[name]-[hash].js",
          chunkFileNames: "assets/public/[name]-[hash].js",
          assetFileNames: "assets/public/[name]-[hash][extname]",
        },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output);
}

/** Names a chunk of all that the player imports at once, but for what the first script has imported by then. */
function playerChunk(): (id: string, context: Rolldown.ChunkingContext) => string | null {
  let ids: ReadonlySet<string> | null = null;
  return (id, context) => {
    const importsOf = (from: string) => context.getModuleInfo(from)?.importedIds ?? [];
    if (!ids) {
      const earlier = withImports([source], importsOf);
      ids = new Set([...withImports([player], importsOf)].filter((each) => !earlier.has(each)));
    }
    return ids.has(id) ? "mount-player" : null;
  };
}

/** The addresses of the first script and of all that it imports at once, itself first. */
function modulesOf(files: readonly OutputFile[]): string[] {
  const chunks = files.filter((file) => file.type === "chunk");
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The framed player has no first script");
  const importsOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  return [...withImports([entry.fileName], importsOf)].map((name) => `/${name}`);
}

function withImports(
  first: readonly string[],
  importsOf: (name: string) => readonly string[],
): ReadonlySet<string> {
  const names = new Set(first);
  for (const name of names) for (const imported of importsOf(name)) names.add(imported);
  return names;
}
