import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ours = (name: string) => fileURLToPath(new URL(`../../app/client/${name}.ts`, import.meta.url));
const routeModules =
  /react-router[\\/]dist[\\/](development|production)[\\/]lib[\\/]dom[\\/]ssr[\\/]routeModules\.js$/;
const preloadHelper = "\0vite/preload-helper.js";
const preloadExport = "export const __vitePreload =";

type Guarded = "routes" | "imports" | "workers";

/**
 * Whatever part of a page's code does not come, the browser does the same: three attempts a second apart, one reload,
 * then the failure screen. What loads route modules in React Router gives way to app/client/load-route-module.ts;
 * app/client/load-module.ts stands around every other `import()`; the workers of pages are those of
 * app/client/guarded-worker.ts. The build fails where it no longer finds what it stands in for:
 * all three kinds, or those that are `expected`.
 */
export function guardModules(expected: readonly Guarded[] = ["routes", "imports", "workers"]): Plugin {
  const found = new Set<Guarded>();
  return {
    name: "guard-modules",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      const file = id.split("?")[0] ?? "";
      if (routeModules.test(file)) {
        found.add("routes");
        return {
          code: `export { loadRouteModule } from ${JSON.stringify(ours("load-route-module"))};`,
          map: null,
        };
      }
      if (id === preloadHelper && code.includes(preloadExport)) {
        found.add("imports");
        const guarded = `import { loadModule } from ${JSON.stringify(ours("load-module"))};
${code.replace(preloadExport, "const preload =")};
export const __vitePreload = (load, ...rest) => loadModule(() => preload(load, ...rest));`;
        return { code: guarded, map: null };
      }
      if (/[\\/]app[\\/].+\.tsx?$/.test(file) && code.includes("new Worker(")) {
        found.add("workers");
        const worker = `import { GuardedWorker as Worker } from ${JSON.stringify(ours("guarded-worker"))};`;
        return { code: `${worker} ${code}`, map: null };
      }
    },
    buildEnd() {
      if (this.environment.mode !== "build") return;
      const missing = expected.filter((each) => !found.has(each));
      if (missing.length > 0) this.error(`guard-modules found nothing to guard of: ${missing.join(", ")}`);
    },
  };
}
