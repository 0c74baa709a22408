import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { developmentProxy, developmentVars } from "./scripts/development.mjs";
import { embedClient } from "./scripts/vite/embed-client.ts";
import { exportedPages } from "./scripts/vite/exported-pages.ts";
import { framedPlayer } from "./scripts/vite/framed-player.ts";
import { guardModules } from "./scripts/vite/guard-modules.ts";
import { islandScripts } from "./scripts/vite/island-scripts.ts";
import { sharedChunks } from "./scripts/vite/shared-chunks.ts";

/**
 * What only a browser loads (fonts, workers and their WebAssembly) is in the browser's build already, at the same
 * address. Left in the worker's too it would be uploaded as modules of the worker: more than it may weigh.
 */
function leaveBrowserFiles(): Plugin {
  return {
    name: "leave-browser-files",
    apply: "build",
    enforce: "post",
    applyToEnvironment: (environment) => environment.name === "ssr",
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (/^assets\/(public|staff)\//.test(name)) delete bundle[name];
      }
    },
  };
}

/**
 * Builds a script for the browser as an entry of its own that shares its chunks with pages, and tells the worker where it and all it
 * imports lie (`virtual:NAME`, exported as `exported`).
 */
function browserEntry(name: string, file: string, exported: string): Plugin {
  const source = fileURLToPath(new URL(file, import.meta.url));
  const resolved = `\0virtual:${name}`;
  let modules: string[] = [];
  let isServing = false;
  return {
    name,
    configResolved: ({ command }) => {
      isServing = command === "serve";
    },
    buildStart() {
      if (this.environment.mode === "build" && this.environment.name === "client") {
        this.emitFile({ type: "chunk", id: source, name });
      }
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const files = new Set<string>();
      const collect = (fileName: string) => {
        const chunk = bundle[fileName];
        if (chunk?.type !== "chunk" || files.has(fileName)) return;
        files.add(fileName);
        chunk.imports.forEach(collect);
      };
      const entry = Object.values(bundle).find(
        (chunk) => chunk.type === "chunk" && chunk.facadeModuleId === source,
      );
      if (!entry) this.error(`The browser's build holds no ${file}`);
      collect(entry.fileName);
      modules = [...files].map((fileName) => `/${fileName}`);
    },
    resolveId: (id) => (id === `virtual:${name}` ? resolved : undefined),
    load: (id) =>
      id === resolved
        ? `export const ${exported} = ${JSON.stringify(isServing ? [file.slice(1)] : modules)};`
        : undefined,
  };
}

/**
 * What the code of pages imports at the moment it is wanted, only a browser wants: stores, encoders, reporters. Components
 * are rendered by the worker too, and stay.
 */
function leaveBrowserImports(): Plugin {
  const app = fileURLToPath(new URL("./app/", import.meta.url));
  const left = "\0browser-import";
  return {
    name: "leave-browser-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "ssr",
    async resolveId(source, importer, options) {
      const isOfPage =
        importer?.startsWith(app) && !/\.server\.|\/app\/(server|routes\/api)\//.test(importer);
      if (options.kind !== "dynamic-import" || !isOfPage) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && !/\.tsx(\?|$)/.test(resolved.id) ? left : resolved;
    },
    load(id) {
      if (id === left) return 'throw new Error("Only a browser imports this.");';
    },
  };
}

/** The AI SDK uses all of zod. It has a copy of its own, so that other pages go on loading only the little that they use. */
function separateSchemas(): Plugin {
  const copy = "?ai-sdk";
  return {
    name: "separate-schemas",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer = "", options) {
      const isOfSdk = /^zod(\/|$)/.test(source) && /[\\/]node_modules[\\/](ai|@ai-sdk)[\\/]/.test(importer);
      if (!isOfSdk && !importer.endsWith(copy)) return null;
      const resolved = await this.resolve(source, importer.replace(copy, ""), { ...options, skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + copy };
    },
  };
}

/** Chunks of our own grouping may import from a route's chunk, which React Router forbids without a need of its own. */
function letEntriesExportMore(): Plugin {
  return {
    name: "let-entries-export-more",
    enforce: "post",
    configEnvironment: (name) =>
      name === "client"
        ? { build: { rolldownOptions: { preserveEntrySignatures: "allow-extension" } } }
        : null,
  };
}

function isStaff(id: string): boolean {
  return /\/app\/(routes\/staff|staff|shell\/staff-)/.test(id);
}

/** Chunks with any staff source are named into /assets/staff/, which the worker serves to staff only. */
function assetFolder(moduleIds: readonly string[]): string {
  return moduleIds.some(isStaff) ? "assets/staff" : "assets/public";
}

function assetFileNames({ originalFileNames }: { originalFileNames: string[] }): string {
  return `${assetFolder(originalFileNames)}/[name]-[hash][extname]`;
}

/** The built-in makers under `npm run dev`, with their files. */
const makerWorkers = [
  {
    configPath: "./workers/maker/wrangler.toml",
    // Vite gives assets to the app's worker alone.
    config: (worker: { assets?: object; services?: object[] }) => {
      delete worker.assets;
      worker.services = [{ binding: "ASSETS", service: "maker-files" }];
    },
  },
  {
    config: {
      name: "maker-files",
      main: "./scripts/vite/maker-files.ts",
      compatibility_date: "2026-10-01",
    },
  },
];

/** One module graph for the page and its workers: the AAC encoder stays a chunk that loads only where it is needed. */
const worker: UserConfig["worker"] = {
  format: "es",
  rolldownOptions: {
    output: {
      entryFileNames: "assets/public/[name]-[hash].js",
      chunkFileNames: "assets/public/[name]-[hash].js",
      assetFileNames: "assets/public/[name]-[hash][extname]",
    },
  },
};

export default defineConfig(({ command, isPreview }) => ({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      inspectorPort: false,
      persistState: { path: ".vitrine" },
      ...(command === "serve"
        ? {
            config: { vars: developmentVars() },
            ...(isPreview ? {} : { auxiliaryWorkers: makerWorkers }),
          }
        : {}),
    }),
    tailwindcss(),
    reactRouter(),
    letEntriesExportMore(),
    separateSchemas(),
    guardModules(),
    browserEntry("first-frame", "./app/watch/first-frame.ts", "firstFrameModules"),
    framedPlayer(worker),
    embedClient(),
    islandScripts(),
    ...exportedPages(),
    leaveBrowserFiles(),
    leaveBrowserImports(),
  ],
  resolve: { tsconfigPaths: true },
  worker,
  server: { proxy: command === "serve" ? developmentProxy() : {} },
  // Older targets rewrite light-dark(), which then no longer follows a part of the page that is always dark.
  // The manifest is for exportedPages, which deletes it.
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5"], manifest: true },
  environments: {
    // Files that server code names must have the address that the browser's build gives them.
    ssr: { build: { minify: true, sourcemap: true, rolldownOptions: { output: { assetFileNames } } } },
    shells: { build: { rolldownOptions: { output: { assetFileNames } } } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs comes in one file: smaller together, and one request.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  priority: 1,
                  test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
                },
                // The reporters run code as they load, in an order of their own. Names keep to what each chunk holds already, so that no dependency is taken along.
                {
                  name: sharedChunks(
                    (id) => isStaff(id) || /[\\/]node_modules[\\/](@sentry|posthog-js)[\\/]/.test(id),
                  ),
                  includeDependenciesRecursively: false,
                },
              ],
            },
            entryFileNames: (chunk) => `${assetFolder(chunk.moduleIds)}/[name]-[hash].js`,
            chunkFileNames: (chunk) => `${assetFolder(chunk.moduleIds)}/[name]-[hash].js`,
            assetFileNames,
          },
        },
      },
    },
  },
}));
