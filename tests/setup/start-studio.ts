import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { V4WorkerOptions } from "miniflare";
import { startLocalWorker } from "../../scripts/local-worker.mjs";

type LocalWorker = Awaited<ReturnType<typeof startLocalWorker>>;

export interface StudioParts {
  /** Whether the worker of the built-in makers is there; it is unless said otherwise. */
  hasMaker?: boolean;
  /** Asked in its place, bound to it as MAKER. */
  makerFront?: V4WorkerOptions & { name: string };
  /** Answers whatever the app asks of the network, its embedded Firebase among it. */
  outbound?: V4WorkerOptions["outboundService"];
}

export interface StartedStudio {
  worker: LocalWorker;
  /** Where what it keeps lies, the machine's own secrets among it. */
  stateFolder: string;
  /** Ends the runtime and begins it again on the same state, on another port. */
  restart(): Promise<void>;
  /** Ends the runtime and deletes its state. */
  remove(): Promise<void>;
}

/**
 * The built product with the embedded Firebase, on a state folder of its own and a free port. Needs `npm run build`
 * first. `vars` are settings that differ from wrangler.toml's.
 */
export async function startStudio(
  vars: Record<string, string> = {},
  parts: StudioParts = {},
): Promise<StartedStudio> {
  const stateFolder = await mkdtemp(join(tmpdir(), "vitrine-studio-"));
  const started: StartedStudio = {
    worker: await startOn(stateFolder, vars, parts),
    stateFolder,
    async restart() {
      await started.worker.stop();
      started.worker = await startOn(stateFolder, vars, parts);
    },
    async remove() {
      await started.worker.stop();
      await rm(stateFolder, { recursive: true, force: true });
    },
  };
  return started;
}

/** A port that was free a moment ago may be taken by the time the worker opens it: then another one is tried. */
async function startOn(
  stateFolder: string,
  vars: Record<string, string>,
  parts: StudioParts,
): Promise<LocalWorker> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startLocalWorker({ stateFolder, vars, ...parts, quiet: true });
    } catch (error) {
      if (attempt === 3 || !String(error).includes("Address already in use")) throw error;
    }
  }
}
