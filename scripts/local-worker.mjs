import { createServer } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { firebaseWorker } from "./embedded-firebase.mjs";
import { localModelVars } from "./local-models.mjs";
import { printRuntimeLog } from "./runtime-log.mjs";
import { runOnState } from "./state/run-on-state.mjs";
import { stopStreams } from "./stop-streams.mjs";
import { workerOptions } from "./worker-options.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const builtApp = resolve(root, "build/server/index.js");
const builtMaker = resolve(root, "build/maker/app.js");
/** The development server names the worker so too: state is kept under this name. */
const appName = "vitrine";
/** As wrangler.toml names the service bound as MAKER. */
const makerName = "vitrine-maker";

/**
 * The built app in workerd on one port, with the embedded Firebase in front of it: the one way this project
 * runs its worker on a machine, in `npm start`, in tests and in benches.
 *
 * @param {{ port?: number, host?: string, stateFolder: string, vars?: Record<string, string>, hasMaker?: boolean, makerFront?: import("miniflare").V4WorkerOptions, outbound?: import("miniflare").V4WorkerOptions["outboundService"], findsModels?: boolean, quiet?: boolean, checkVars?: (vars: Record<string, string>) => void }} options
 *   `vars` override the app's settings; `port` 0 takes a free one; without `hasMaker` the worker of the built-in makers is left out;
 *   `makerFront` is a worker that the app asks in its place, with that worker as its own MAKER;
 *   `outbound` answers in place of the network whatever the app asks of it;
 *   `findsModels` looks for servers of models on this machine; `checkVars` sees the app's settings before it starts.
 */
export async function startLocalWorker({ stateFolder, ...options }) {
  return runOnState(stateFolder, (state) => runWorkers(state, options));
}

async function runWorkers(
  { identity, persistencePath },
  {
    port = 0,
    host = "127.0.0.1",
    vars = {},
    hasMaker = true,
    makerFront,
    outbound,
    findsModels = false,
    quiet = false,
    checkVars = () => {},
  },
) {
  const openPort = port || (await findFreePort(host));
  const app = await workerOptions(builtApp, resolve(root, "build/server/wrangler.json"));
  const maker = await workerOptions(builtMaker, resolve(root, "workers/maker/wrangler.toml"));
  // The app's queries must all be declared in firestore.indexes.json.
  const firebase = await firebaseWorker(identity, { REQUIRE_INDEXES: "1", ALLOWED_HOSTS: host });
  const bindings = {
    ...app.bindings,
    ...identity.appVars,
    LOCAL: "1",
    GOOGLE_APIS_ORIGIN: `http://127.0.0.1:${openPort}`,
    ...vars,
  };
  checkVars(bindings);
  if (findsModels) Object.assign(bindings, await localModelVars(bindings.LOCAL_MODELS));
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      host,
      port: openPort,
      cf: false,
      log: new Log(quiet ? LogLevel.ERROR : LogLevel.WARN),
      handleStructuredLogs: printRuntimeLog,
      resourcePersistencePath: persistencePath,
      workers: [
        { ...firebase, serviceBindings: { ...firebase.serviceBindings, APP: appName } },
        {
          ...app,
          name: appName,
          serviceBindings: hasMaker ? { MAKER: makerFront?.name ?? makerName } : {},
          bindings,
          ...(outbound ? { outboundService: outbound } : {}),
        },
        ...(hasMaker ? [{ ...maker, name: makerName }] : []),
        ...(makerFront ? [{ ...makerFront, serviceBindings: { MAKER: makerName } }] : []),
      ],
    }),
  );
  const url = await miniflare.ready;
  const runSchedule = async () => {
    await (await miniflare.getWorker(appName)).scheduled();
  };
  const stop = () => stopStreams(url.origin).then(() => miniflare.dispose());
  return { url: new URL(url), name: appName, miniflare, stop, runSchedule };
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
