import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { makeLocalIdentity } from "./local-identity.mjs";
import { runWorkerd } from "./run-workerd.mjs";
import { runOnState } from "./state/run-on-state.mjs";
import { stopStreams } from "./stop-streams.mjs";
import { workerOptions } from "./worker-options.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = resolve(root, "build/firebase/app.js");

/** Builds the embedded Firebase and says nothing but what goes wrong. */
export function buildEmbeddedFirebase() {
  execFileSync("npm", ["run", "--silent", "build:firebase"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}

/**
 * The embedded Firebase alone: for the development server, which runs the app itself, and for use without the app.
 *
 * @param {{ port?: number, host?: string, stateFolder?: string, vars?: Record<string, string> }} options
 *   `vars` override the service's settings; without `stateFolder` everything ends with the process; `port` 0 takes a
 *   free one.
 */
export async function startEmbeddedFirebase({ stateFolder, ...options }) {
  if (!stateFolder) return runFirebase({ identity: await makeLocalIdentity() }, options);
  return runOnState(stateFolder, (state) => runFirebase(state, options));
}

async function runFirebase({ identity, persistencePath }, { port = 0, host = "127.0.0.1", vars = {} }) {
  const urlHost = host.includes(":") ? `[${host}]` : host;
  const worker = await firebaseWorker(identity, { ALLOWED_HOSTS: host, ...vars });
  const workerd = await runWorkerd(worker, { host: urlHost, port, persistencePath });
  const origin = `http://${urlHost}:${workerd.port}`;
  return {
    origin,
    appVars: identity.appVars,
    stop: () => stopStreams(origin, vars.FIREBASE_PROJECT_ID).then(workerd.stop),
  };
}

/** Miniflare's options for it. */
export async function firebaseWorker(identity, vars = {}) {
  const options = await workerOptions(built, resolve(root, "workers/firebase/wrangler.toml"));
  return {
    ...options,
    name: "vitrine-firebase",
    bindings: { ...options.bindings, ...identity.firebaseVars, ...vars },
  };
}
