import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type InlineConfig, type Plugin, type PluginOption, preview } from "vite";

const pagesFolder = fileURLToPath(new URL("./pages", import.meta.url));
/** The setting that names the folder where the files of a run leave pages for each other. Each builds its own without. */
export const BUILT_PAGES = "VITRINE_BUILT_PAGES";
const appFolder = fileURLToPath(new URL("../../app", import.meta.url));

export interface BuiltPage {
  /** Address of the page's server, ending in a slash. */
  url: string;
  /**
   * Answers files whose address fits with something else, until the answer is called: `change` is given the text of the
   * file; null breaks the connection. The server does it: a request of a worker that the driver holds back may never be let go,
   * when the worker's messages about it come late.
   */
  alter(pattern: RegExp, change: (text: string) => string | null): () => void;
  close(): Promise<void>;
}

interface Alteration {
  pattern: RegExp;
  change: (text: string) => string | null;
}

/**
 * Builds a module of `tests/browser/pages`, or of another folder by its whole path, as the product is built, and serves it. Served module by module it would be
 * hundreds of requests for a page, and as many again for each worker an export starts.
 */
export async function serveBuiltPage(
  entry: string,
  { pictures = {}, plugins = [] }: { pictures?: Record<string, Buffer>; plugins?: PluginOption[] },
): Promise<BuiltPage> {
  const alterations = new Set<Alteration>();
  const configOf = (folder: string): InlineConfig => ({
    configFile: false,
    root: pagesFolder,
    mode: "development",
    logLevel: "silent",
    resolve: { alias: { "~": appFolder } },
    worker: { format: "es", plugins: () => [filesWhereTheyAre()] },
    build: {
      outDir: folder,
      target: "esnext",
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: pageId, output: { entryFileNames: "page.js" } },
    },
    // Asked for again each time, as it may be altered meanwhile.
    preview: { host: "127.0.0.1", port: 0, headers: { "cache-control": "no-cache" } },
    plugins: [
      filesWhereTheyAre(),
      pageScript(entry),
      serveAltered(folder, alterations),
      servePage(entry, pictures),
      ...plugins,
    ],
  });
  const { folder, remove } = await builtFolder(entry, plugins, configOf);
  const server = await preview(configOf(folder));
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("The test server has no address.");
  return {
    url,
    alter(pattern, change) {
      const alteration = { pattern, change };
      alterations.add(alteration);
      return () => void alterations.delete(alteration);
    },
    close: () => server.close().then(remove),
  };
}

/** Where the built page lies: built here, or by another file of the run with plugins of the same names. */
async function builtFolder(
  entry: string,
  plugins: readonly PluginOption[],
  configOf: (folder: string) => InlineConfig,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const shared = process.env[BUILT_PAGES];
  const kept = shared && join(shared, nameOf(entry, plugins));
  const keep = async () => {};
  if (kept && existsSync(kept)) return { folder: kept, remove: keep };
  const folder = await mkdtemp(join(shared ?? tmpdir(), "vitrine-page-"));
  const remove = () => rm(folder, { recursive: true });
  try {
    await build(configOf(folder));
  } catch (error) {
    await remove();
    throw new Error(`${entry} did not load: ${error}`, { cause: error });
  }
  if (!kept) return { folder, remove };
  // Where another file was quicker, this one is for itself.
  const isKept = await rename(folder, kept).then(
    () => true,
    () => false,
  );
  return isKept ? { folder: kept, remove: keep } : { folder, remove };
}

function nameOf(entry: string, plugins: readonly PluginOption[]): string {
  const names = plugins.flat().map((plugin) => (plugin && "name" in plugin ? plugin.name : ""));
  return createHash("sha256")
    .update(JSON.stringify([entry, names]))
    .digest("hex")
    .slice(0, 16);
}

const keepInBrowser = { "cache-control": "max-age=3600" };
const pageId = "virtual:page";

/** Hands the module, or why it did not load, to the test. */
function pageScript(entry: string): Plugin {
  const address = JSON.stringify(resolve(pagesFolder, entry));
  return {
    name: "page-script",
    resolveId: (id) => (id === pageId ? id : null),
    load: (id) =>
      id === pageId
        ? `import(${address}).then(
            (module) => { window.pageModule = module; },
            (error) => { window.pageModuleError = String(error); },
          );`
        : null,
  };
}

/** Fonts and WebAssembly stay where they lie: the engine names hundreds of files and asks for a few. */
function filesWhereTheyAre(): Plugin {
  return {
    name: "files-where-they-are",
    enforce: "pre",
    load(id) {
      const [path = "", query = ""] = id.split("?");
      const isAddress = /\.(woff2|wasm)$/.test(path) && query.startsWith("url");
      return isAddress ? `export default ${JSON.stringify(`/@fs${path}`)};` : null;
    },
  };
}

function serveAltered(folder: string, alterations: ReadonlySet<Alteration>): Plugin {
  return {
    name: "serve-altered",
    configurePreviewServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        const alteration = [...alterations].find(({ pattern }) => pattern.test(pathname));
        if (!alteration) return next();
        const path = pathname.startsWith("/@fs/") ? pathname.slice("/@fs".length) : join(folder, pathname);
        const text = alteration.change(await readFile(path, "utf8"));
        if (text === null) return request.destroy();
        response.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-store" });
        response.end(text);
      });
    },
  };
}

function servePage(entry: string, pictures: Record<string, Buffer>): Plugin {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${entry}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`;
  const read = async (path: string) => {
    const picture = /^\/pictures\/([^/]+)\.png$/.exec(path)?.[1];
    if (picture !== undefined) return { type: "image/png", body: pictures[picture] };
    if (path === "/") return { type: "text/html", body: html };
    if (!path.startsWith("/@fs/")) return null;
    const type = path.endsWith(".wasm") ? "application/wasm" : "font/woff2";
    return { type, body: await readFile(path.slice("/@fs".length)) };
  };
  return {
    name: "serve-page",
    configurePreviewServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const file = await read(request.url ?? "");
        if (!file) return next();
        response.writeHead(file.body ? 200 : 404, { "content-type": file.type, ...keepInBrowser });
        response.end(file.body);
      });
    },
  };
}
