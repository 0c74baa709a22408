import { missModule, moduleAttempts, pauseBetweenAttempts } from "./miss-module";

/**
 * Loads a route's module in the browser: three attempts a second apart, then `missModule`. Stands in for React Router's
 * own loader (see `guardModules` in scripts/vite).
 */
interface ManifestRoute {
  id: string;
  module: string;
}
type RouteModules = Record<string, unknown>;

const loading = new Map<string, Promise<unknown>>();

export function loadRouteModule(route: ManifestRoute, cache: RouteModules): Promise<unknown> {
  if (route.id in cache) return Promise.resolve(cache[route.id]);
  let pending = loading.get(route.id);
  if (!pending) {
    pending = load(route, cache).finally(() => loading.delete(route.id));
    loading.set(route.id, pending);
  }
  return pending;
}

async function load(route: ManifestRoute, cache: RouteModules): Promise<unknown> {
  let failure: unknown;
  for (let attempt = 1; attempt <= moduleAttempts; attempt++) {
    try {
      // Browsers remember a failed module under its address: a new query asks the network again.
      const address = attempt === 1 ? route.module : `${route.module}?retry=${attempt}`;
      const module = await import(/* @vite-ignore */ address);
      cache[route.id] = module;
      return module;
    } catch (error) {
      failure = error;
      console.error(`Loading ${route.module} failed (attempt ${attempt} of ${moduleAttempts})`, error);
      if (attempt < moduleAttempts) await pauseBetweenAttempts();
    }
  }
  await missModule(failure);
  throw failure;
}
