/**
 * Loads a route's module in the browser: three attempts a second apart; then the document of the destination is
 * loaded anew, once; if that did not help either, the error reaches the failure screen. Stands in for React
 * Router's own loader (see `retryRouteModules` in vite.config.ts).
 */
interface ManifestRoute {
  id: string;
  module: string;
}
type RouteModules = Record<string, unknown>;

const attempts = 3;
const pauseMs = 1000;
const reloadedKey = "vitrine:reloaded-for-module";

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
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      // Browsers remember a failed module under its address: a new query asks the network again.
      const address = attempt === 1 ? route.module : `${route.module}?retry=${attempt}`;
      const module = await import(/* @vite-ignore */ address);
      cache[route.id] = module;
      forgetReload();
      return module;
    } catch (error) {
      failure = error;
      console.error(`Loading ${route.module} failed (attempt ${attempt} of ${attempts})`, error);
      if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  if (rememberReload(route.module)) {
    reloadDestination();
    return new Promise(() => {});
  }
  throw failure;
}

/** False when the page was already reloaded for this module, or when that cannot be remembered. */
function rememberReload(module: string): boolean {
  try {
    if (sessionStorage.getItem(reloadedKey) === module) return false;
    sessionStorage.setItem(reloadedKey, module);
    return true;
  } catch {
    return false;
  }
}

function forgetReload(): void {
  try {
    sessionStorage.removeItem(reloadedKey);
  } catch {
    // Storage is off: then nothing was remembered either.
  }
}

function reloadDestination(): void {
  const router = (window as { __reactRouterDataRouter?: { state: { navigation: { location?: Location } } } })
    .__reactRouterDataRouter;
  const destination = router?.state.navigation.location;
  if (destination) location.assign(destination.pathname + destination.search + destination.hash);
  else location.reload();
}
