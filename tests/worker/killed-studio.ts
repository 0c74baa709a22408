import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The product in a process group of its own that can be killed without warning. */
export interface KillableStudio {
  url: URL;
  /** Starts it on the same state and waits until it serves; the time that took, in milliseconds. */
  start(): Promise<number>;
  /** SIGKILL to the whole group: nothing is flushed, nothing is told. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

export async function openKillableStudio(vars: Record<string, string>): Promise<KillableStudio> {
  const stateFolder = await mkdtemp(join(tmpdir(), "vitrine-kill-"));
  const port = await findFreePort();
  const url = new URL(`http://127.0.0.1:${port}`);
  let next = standBy({ PORT: String(port), VITRINE_STATE: stateFolder, VITRINE_VARS: JSON.stringify(vars) });
  let running: ChildProcess | null = null;

  return {
    url,
    async start() {
      await next.ready;
      const begin = performance.now();
      const started = once(next.child, "message");
      next.child.send("start");
      await started;
      running = next.child;
      const tookMs = performance.now() - begin;
      next = standBy({ PORT: String(port), VITRINE_STATE: stateFolder, VITRINE_VARS: JSON.stringify(vars) });
      return tookMs;
    },
    async kill() {
      if (running) await killGroup(running);
      running = null;
      await whenClosed(url);
    },
    async remove() {
      if (running) await killGroup(running);
      await killGroup(next.child);
      await rm(stateFolder, { recursive: true, force: true });
    },
  };
}

/** A process that has loaded everything and holds nothing yet. */
function standBy(settings: Record<string, string>): { child: ChildProcess; ready: Promise<unknown> } {
  const child = spawn(process.execPath, [fileURLToPath(new URL("./standby-studio.mjs", import.meta.url))], {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { ...process.env, ...settings },
  });
  return { child, ready: once(child, "message") };
}

async function killGroup(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null) return;
  const gone = once(child, "exit");
  process.kill(-child.pid, "SIGKILL");
  await gone;
}

/** A killed process may hold its port a moment longer. */
async function whenClosed(url: URL): Promise<void> {
  for (let tries = 0; tries < 500; tries++) {
    const answer = await fetch(url).catch(() => null);
    if (!answer) return;
    await answer.body?.cancel();
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`${url} still answers after it was killed.`);
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
