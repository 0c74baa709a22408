import { execFileSync } from "node:child_process";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { makeLocalIdentity, readLocalIdentity } from "./local-identity.mjs";
import { stopStreams } from "./stop-streams.mjs";
import { workerOptions } from "./worker-options.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const builtApp = resolve(root, "build/server/index.js");
/** The development server names the worker so too: state is kept under this name. */
const appName = "vitrine";
const builtFirebase = resolve(root, "build/firebase/app.js");

/**
 * The built app in workerd on one port, with the embedded Firebase in front of it: the one way this project
 * runs its worker on a machine, in `npm start`, in tests and in benches.
 *
 * @param {{ port?: number, host?: string, stateFolder: string, vars?: Record<string, string>, quiet?: boolean }} options
 *   `vars` override the app's settings; `port` 0 takes a free one.
 */
export async function startLocalWorker({
  port = 0,
  host = "127.0.0.1",
  stateFolder,
  vars = {},
  quiet = false,
}) {
  const openPort = port || (await findFreePort(host));
  const identity = await readLocalIdentity(stateFolder);
  const app = await workerOptions(builtApp, resolve(root, "build/server/wrangler.json"));
  // The app's queries must all be declared in firestore.indexes.json.
  const firebase = await firebaseOptions(identity, { REQUIRE_INDEXES: "1", ALLOWED_HOSTS: host });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port: openPort,
      cf: false,
      log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
      resourcePersistencePath: persistencePath(stateFolder),
      workers: [
        { ...firebase, serviceBindings: { ...firebase.serviceBindings, APP: appName } },
        {
          ...app,
          name: appName,
          bindings: {
            ...app.bindings,
            ...identity.appVars,
            LOCAL: "1",
            GOOGLE_APIS_ORIGIN: `http://127.0.0.1:${openPort}`,
            ...vars,
          },
        },
      ],
    }),
  );
  const url = await miniflare.ready;
  const stop = () => stopStreams(url.origin).then(() => miniflare.dispose());
  return { url: new URL(url), miniflare, stop };
}

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
 *   `vars` override the service's settings; without `stateFolder` everything ends with the process.
 */
export async function startEmbeddedFirebase({ port = 0, host = "127.0.0.1", stateFolder, vars = {} }) {
  const openPort = port || (await findFreePort(host));
  const identity = stateFolder ? await readLocalIdentity(stateFolder) : await makeLocalIdentity();
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port: openPort,
      cf: false,
      log: new Log(LogLevel.WARN),
      ...(stateFolder ? { resourcePersistencePath: persistencePath(stateFolder) } : {}),
      workers: [await firebaseOptions(identity, { ALLOWED_HOSTS: host, ...vars })],
    }),
  );
  await miniflare.ready;
  const origin = `http://${host}:${openPort}`;
  return {
    origin,
    appVars: identity.appVars,
    stop: () => stopStreams(origin, vars.FIREBASE_PROJECT_ID).then(() => miniflare.dispose()),
  };
}

async function firebaseOptions(identity, vars = {}) {
  const options = await workerOptions(builtFirebase, resolve(root, "workers/firebase/wrangler.toml"));
  return {
    ...options,
    name: "vitrine-firebase",
    bindings: { ...options.bindings, ...identity.firebaseVars, ...vars },
  };
}

/** The Cloudflare Vite plugin keeps its state in this folder too, so `start` and `dev` see the same data. */
function persistencePath(stateFolder) {
  return resolve(stateFolder, "v3");
}

function findFreePort(host) {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, host, () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}
