import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildEmbeddedFirebase } from "./build-embedded-firebase";

/** The embedded Firebase in a workerd of its own, without anything between, that can be killed without warning. */
export interface KillableFirebase {
  /** Origin it listens on, without a slash at the end. */
  url: string;
  /** Starts it on what is stored and waits until it answers. */
  start(): Promise<void>;
  /** SIGKILL: nothing is flushed, nothing is told. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const { default: workerd } = createRequire(createRequire(import.meta.url).resolve("miniflare"))(
  "workerd",
) as {
  default: string;
};

/** `vars` are the worker's settings; see workers/firebase/environment.ts. */
export async function openKillableFirebase(vars: Record<string, string>): Promise<KillableFirebase> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-killable-"));
  await mkdir(join(folder, "state"));
  // workerd embeds files from beside its configuration only.
  await cp(await buildEmbeddedFirebase(), folder, { recursive: true });
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  await writeFile(join(folder, "config.capnp"), await configuration(folder, port, vars));
  let running: ChildProcess | null = null;

  async function kill(): Promise<void> {
    if (!running || running.exitCode !== null) return;
    const gone = once(running, "exit");
    running.kill("SIGKILL");
    await gone;
    running = null;
  }
  return {
    url,
    async start() {
      running = spawn(workerd, ["serve", "--experimental", "config.capnp"], { cwd: folder, stdio: "ignore" });
      await untilAnswering(url);
    },
    kill,
    async remove() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function configuration(folder: string, port: number, vars: Record<string, string>): Promise<string> {
  const rules = (await readdir(folder)).filter((name) => name.endsWith(".rules"));
  const modules = [
    `(name = "app.js", esModule = embed "app.js")`,
    ...rules.map((name) => `(name = ${JSON.stringify(name)}, text = embed ${JSON.stringify(name)})`),
  ];
  const bindings = [
    `(name = "DATABASE", durableObjectNamespace = "FirestoreDatabase")`,
    `(name = "ACCOUNTS", durableObjectNamespace = "AuthAccounts")`,
    ...Object.entries(vars).map(
      ([name, value]) => `(name = ${JSON.stringify(name)}, text = ${JSON.stringify(value)})`,
    ),
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "firebase", worker = (
      modules = [${modules.join(", ")}],
      compatibilityDate = "2026-10-01",
      compatibilityFlags = ["nodejs_compat"],
      bindings = [${bindings.join(", ")}],
      durableObjectNamespaces = [
        (className = "FirestoreDatabase", uniqueKey = "database", enableSql = true),
        (className = "AuthAccounts", uniqueKey = "accounts", enableSql = true),
      ],
      durableObjectStorage = (localDisk = "state"),
    )),
    (name = "state", disk = (path = ${JSON.stringify(join(folder, "state"))}, writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "firebase")],
);
`;
}

async function untilAnswering(url: string): Promise<void> {
  for (let tries = 0; tries < 2000; tries++) {
    const answer = await fetch(`${url}/`).catch(() => null);
    if (answer) {
      await answer.body?.cancel();
      return;
    }
    await new Promise((later) => setTimeout(later, 10));
  }
  throw new Error(`The embedded Firebase does not answer at ${url}.`);
}

function findFreePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once("error", failed);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? found(address.port) : failed()));
    });
  });
}
