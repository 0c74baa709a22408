import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type StartedStudio, startStudio } from "./start-studio.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Whoever fetches it is told where the shared studio is. The first one to do so starts it. */
    sharedStudio: string;
  }
}

/** What a test file learns of the studio it shares with others. */
export type SharedStudio = Pick<StartedStudio, "stateFolder"> & { port: string };

/**
 * One studio for all files of a suite that neither configure nor break it. It is started when the first of them asks:
 * a run of files that have their own needs none.
 */
export default async function offerSharedStudio({ provide }: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<StartedStudio> | undefined;
  const server = createServer(async (_request, response) => {
    try {
      starting ??= startStudio();
      const { worker, stateFolder } = await starting;
      const shared: SharedStudio = { port: worker.url.port, stateFolder };
      response.end(JSON.stringify(shared));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  provide("sharedStudio", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.closeAllConnections();
    server.close();
    await (await starting)?.remove();
  };
}
