import { resolve } from "node:path";
import { readLocalIdentity } from "../local-identity.mjs";
import { checkDatabases } from "./databases.mjs";
import { endLeftWorkerd } from "./left-workerd.mjs";
import { lockStateFolder } from "./lock.mjs";

/**
 * Runs a server on a state folder, which is its alone until it is stopped, and whole as far as reading shows. Throws
 * StateError where it is not.
 *
 * @template {{ stop: () => Promise<unknown> }} Server
 * @param {string} stateFolder
 * @param {(state: { identity: Awaited<ReturnType<typeof readLocalIdentity>>, persistencePath: string }) => Promise<Server>} start
 * @returns {Promise<Server>}
 */
export async function runOnState(stateFolder, start) {
  const release = lockStateFolder(stateFolder);
  try {
    await endLeftWorkerd(stateFolder);
    checkDatabases(stateFolder);
    const server = await start({
      identity: await readLocalIdentity(stateFolder),
      // The Cloudflare Vite plugin keeps its state in this folder too, so `start` and `dev` see the same data.
      persistencePath: resolve(stateFolder, "v3"),
    });
    return { ...server, stop: () => server.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
