import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * One worker in workerd without Miniflare, which takes longer to load than all else together. Its objects are kept
 * where Miniflare keeps them, so a folder may be used by either.
 *
 * @param {import("miniflare").V4WorkerOptions} worker as `workerOptions` gives it
 * @param {{ host: string, port: number, persistencePath?: string }} options `host` as it stands in a URL; `port` 0
 *   takes a free one; without `persistencePath` its objects end with the process
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>} once it listens
 */
export async function runWorkerd(worker, { host, port, persistencePath }) {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-workerd-"));
  const objects = join(persistencePath ?? folder, "do");
  mkdirSync(objects, { recursive: true });
  const config = join(folder, "config.capnp");
  writeFileSync(config, configText(worker, folder));

  const settings = [
    `--socket-addr=http=${host}:${port}`,
    `--directory-path=objects=${objects}`,
    "--control-fd=3",
  ];
  const workerd = spawn(workerdPath(), ["serve", ...settings, config], {
    stdio: ["ignore", "inherit", "pipe", "pipe"],
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const leave = () => {
    workerd.kill("SIGKILL");
    remove();
  };
  process.once("exit", leave);
  const ended = new Promise((resolve) => workerd.once("close", resolve)).then(() => {
    process.off("exit", leave);
    remove();
  });
  const openPort = await listeningPort(workerd);
  const died = () => {
    console.error("workerd ended by itself.");
    process.exitCode = 1;
  };
  workerd.once("exit", died);
  // What is answered is on the disk: nothing is lost by ending it at once.
  const stop = () => {
    workerd.off("exit", died);
    workerd.kill("SIGKILL");
    return ended;
  };
  return { port: openPort, stop };
}

/** The binary that came with Miniflare, so that both run the same. */
function workerdPath() {
  return createRequire(createRequire(import.meta.url).resolve("miniflare"))("workerd").default;
}

/** workerd says on its control pipe where it listens; if it ends instead, it has said why. */
function listeningPort(workerd) {
  return new Promise((resolve, reject) => {
    let said = "";
    workerd.stderr.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
    workerd.once("error", reject);
    workerd.once("close", () => reject(new Error(said.trim() || "workerd ended at its start.")));
    workerd.stdio[3].setEncoding("utf8").on("data", (text) => {
      for (const line of text.split("\n").filter(Boolean)) {
        const { event, port } = JSON.parse(line);
        if (event !== "listen") continue;
        workerd.stderr.removeAllListeners("data").pipe(process.stderr);
        resolve(port);
      }
    });
  });
}

/** workerd.capnp of this one worker. Files are named from `folder`, where it is written. */
function configText(worker, folder) {
  const modules = worker.modules.map(({ type, path }) => {
    const name = quoted(relative(worker.modulesRoot, path));
    return `(name = ${name}, ${moduleKinds[type]} = embed ${quoted(relative(folder, path))})`;
  });
  const objects = Object.entries(worker.durableObjects);
  const namespaces = objects.map(
    ([, { className }]) =>
      `(className = ${quoted(className)}, uniqueKey = ${quoted(`${worker.name}-${className}`)}, enableSql = true)`,
  );
  const bindings = [
    ...objects.map(
      ([name, { className }]) =>
        `(name = ${quoted(name)}, durableObjectNamespace = (className = ${quoted(className)}))`,
    ),
    ...Object.entries(worker.bindings).map(
      ([name, value]) => `(name = ${quoted(name)}, text = ${quoted(value)})`,
    ),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "objects", disk = (writable = true, allowDotfiles = true)),
  ],
  sockets = [(name = "http", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [${modules.join(", ")}],
  compatibilityDate = ${quoted(worker.compatibilityDate)},
  compatibilityFlags = [${worker.compatibilityFlags.map(quoted).join(", ")}],
  bindings = [${bindings.join(", ")}],
  durableObjectNamespaces = [${namespaces.join(", ")}],
  durableObjectStorage = (localDisk = "objects"),
);
`;
}

const moduleKinds = { ESModule: "esModule", Text: "text", CompiledWasm: "wasm" };

/** Cap'n Proto's strings are C's: they know no \u. */
function quoted(text) {
  return JSON.stringify(text).replace(/\\u00([0-9a-f]{2})/g, "\\x$1");
}
