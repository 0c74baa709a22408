import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { makeLocalIdentity, readLocalIdentity } from "./local-identity.mjs";
import { runWorkerd } from "./run-workerd.mjs";
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
export async function startEmbeddedFirebase({ port = 0, host = "127.0.0.1", stateFolder, vars = {} }) {
  const identity = stateFolder ? await readLocalIdentity(stateFolder) : await makeLocalIdentity();
  const urlHost = host.includes(":") ? `[${host}]` : host;
  const workerd = await runWorkerd(await firebaseWorker(identity, { ALLOWED_HOSTS: host, ...vars }), {
    host: urlHost,
    port,
    ...(stateFolder ? { persistencePath: persistencePath(stateFolder) } : {}),
  });
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

/** The Cloudflare Vite plugin keeps its state in this folder too, so `start` and `dev` see the same data. */
export function persistencePath(stateFolder) {
  return resolve(stateFolder, "v3");
}
