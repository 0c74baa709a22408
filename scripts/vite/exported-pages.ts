import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin, ViteBuilder } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Where the code that renders the shells lies while it is needed. */
const rendererFolder = resolve(root, "node_modules/.cache/shell-renderer");
const clientFolder = resolve(root, "build/client");
const serverFolder = resolve(root, "build/server");

/** Route modules of pages that are the same for everybody until data arrives. */
const exportedRoute = /[\\/]app[\\/]routes[\\/](signed-in|staff|public[\\/](email-)?login)[\\/].*route\.tsx$/;
const loaderExport = 'export { loader } from "./loader.server";';
const otherServerExport =
  /export\s+(?:async\s+)?(?:const|function)\s+(?:loader|action|headers|middleware)\b|export\s*\{[^}]*\b(?:action|headers|middleware)\b/;

interface ShellRenderer {
  /** Each file with its path below the static files. */
  renderShells(): AsyncGenerator<{ path: string; text: string }>;
}

/**
 * Exports every signed-in page, staff page and login page at build: one HTML shell per pattern of the table of
 * paths, with markers where the worker puts in what differs between requests. The worker itself then needs none of
 * their components: of these routes it keeps their loaders alone.
 *
 * A loader of such a page stands in `loader.server.ts` beside its route.
 */
export function exportedPages(): Plugin[] {
  return [
    {
      name: "exported-pages:write",
      apply: "build",
      // Around React Router's own build, and before it lets go of what another server build needs.
      config: ({ builder }) => ({
        environments: {
          shells: {
            consumer: "server" as const,
            build: {
              outDir: rendererFolder,
              emptyOutDir: true,
              copyPublicDir: false,
              minify: false,
              ssr: true,
              rolldownOptions: {
                input: resolve(root, "scripts/vite/shell-renderer.ts"),
                output: { entryFileNames: "shell-renderer.js" },
              },
            },
          },
        },
        builder: {
          async buildApp(all) {
            await builder?.buildApp?.(all);
            await writeShells(all);
          },
        },
      }),
    },
    {
      name: "exported-pages:split",
      apply: "build",
      enforce: "pre",
      applyToEnvironment: ({ name }) => name === "ssr" || name === "shells",
      load(id) {
        if (!/[\\/]app[\\/]routes[\\/]/.test(id) || id.includes("?")) return;
        const isShells = this.environment.name === "shells";
        if (!exportedRoute.test(id)) {
          const isRouteModule = /route\.tsx$|[\\/]routes[\\/](api|media)[\\/]/.test(id);
          return isShells && isRouteModule ? "export default () => null;" : undefined;
        }
        const source = readFileSync(id, "utf8");
        if (otherServerExport.test(source)) {
          this.error(
            `${id}: the server's part of an exported page is a loader, in loader.server.ts beside it`,
          );
        }
        if (isShells) return source.replace(loaderExport, "");
        const loader = source.includes(loaderExport) ? loaderExport : "";
        return `${loader} export default () => null;`;
      },
    },
  ];
}

async function writeShells({ environments, build }: ViteBuilder): Promise<void> {
  const { shells } = environments;
  if (!shells) throw new Error("The environment that renders the shells is missing.");
  await build(shells);
  for (const folder of [clientFolder, serverFolder]) await rm(join(folder, ".vite"), { recursive: true });
  const address = pathToFileURL(join(rendererFolder, "shell-renderer.js")).href;
  const renderer = (await import(address)) as ShellRenderer;
  for await (const { path, text } of renderer.renderShells()) {
    const file = join(clientFolder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
