import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { workerOptions } from "../../../scripts/worker-options.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
/** A React Router app of one page, built by the bench. */
export const bareFolder = join(root, "tests/bench/bare");

/** The built app with nothing beside it; it finds the keys of tokens and documents at the studio. */
export async function appOptions(studioUrl) {
  const app = await workerOptions(
    join(root, "build/server/index.js"),
    join(root, "build/server/wrangler.json"),
  );
  return { ...app, bindings: { ...app.bindings, LOCAL: "1", GOOGLE_APIS_ORIGIN: studioUrl.origin } };
}

export function bareOptions() {
  return workerOptions(
    join(bareFolder, "build/server/index.js"),
    join(bareFolder, "build/server/wrangler.json"),
  );
}

/**
 * The least a worker can do. Static files are looked for before it is asked, which costs more than the worker does, unless it
 * `isFirst`, as pages are.
 */
export async function helloOptions({ isFirst = false } = {}) {
  const contents = `export default { fetch() { return new Response("hello"); } };`;
  const { assets, ...bare } = await bareOptions();
  const routerConfig = { ...assets.routerConfig, invoke_user_worker_ahead_of_assets: isFirst };
  return {
    ...bare,
    assets: { ...assets, routerConfig },
    modules: [{ type: "ESModule", path: "hello.js", contents }],
  };
}
