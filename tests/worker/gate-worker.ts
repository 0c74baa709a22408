import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type RequestInit,
  type Response,
} from "miniflare";
import { workerOptions } from "../../scripts/worker-options.mjs";

export interface GateWorkerOptions {
  /** Settings that differ from wrangler.toml. */
  vars?: Record<string, string>;
  /** Static files beside the built ones, by their path. */
  files?: Record<string, string>;
}

export interface GateWorker {
  /** Sends one request without following redirects: a path on http://vitrine.test or a whole address. */
  fetch(address: string, init?: RequestInit): Promise<Response>;
  /** Where it listens, for what no request of `fetch` can be. */
  url: URL;
  stop(): Promise<void>;
}

interface BuiltWorker {
  bindings: Record<string, string>;
  assets: { directory: string };
}

const built = resolve(import.meta.dirname, "../../build/server");

/** The built app alone in workerd, without the embedded Firebase: what a deployment runs. */
export async function startGateWorker({ vars = {}, files = {} }: GateWorkerOptions): Promise<GateWorker> {
  const app = (await workerOptions(
    resolve(built, "index.js"),
    resolve(built, "wrangler.json"),
  )) as unknown as BuiltWorker;
  const isAsBuilt = Object.keys(files).length === 0;
  const directory = isAsBuilt ? app.assets.directory : await copyWithFiles(app.assets.directory, files);
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => {},
      workers: [
        {
          ...app,
          name: "vitrine",
          bindings: { ...app.bindings, ...vars },
          assets: { ...app.assets, directory },
        },
      ],
    } as unknown as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  const url = await miniflare.ready;
  return {
    url,
    fetch: (address, init) =>
      miniflare.dispatchFetch(new URL(address, "http://vitrine.test"), { redirect: "manual", ...init }),
    async stop() {
      await miniflare.dispose();
      if (!isAsBuilt) await rm(directory, { recursive: true });
    },
  };
}

async function copyWithFiles(source: string, files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "vitrine-assets-"));
  await cp(source, directory, { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  return directory;
}
