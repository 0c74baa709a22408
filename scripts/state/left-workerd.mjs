import { readdirSync, readFileSync, readlinkSync, realpathSync } from "node:fs";
import { basename, sep } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inUse } from "./lock.mjs";

/**
 * Ends the workerd of a server that was killed, which goes on writing to the state folder and holding its port. Only
 * for whoever holds the folder's lock. If the process above it still runs, as under `npm run dev`, that one is named
 * instead. Only Linux tells who has a folder open.
 *
 * @param {string} stateFolder
 */
export async function endLeftWorkerd(stateFolder) {
  for (const processId of workerdsOn(stateFolder)) {
    const parentId = parentOf(processId);
    // The first process takes over what others leave, and may itself be Node in a container.
    if (parentId !== "1" && isNode(parentId)) throw inUse(stateFolder, parentId);
    process.kill(Number(processId), "SIGKILL");
  }
  while (workerdsOn(stateFolder).length) await wait(10);
}

function workerdsOn(stateFolder) {
  const folder = realpathSync(stateFolder) + sep;
  return entriesOf("/proc").filter(
    (processId) =>
      /^\d+$/.test(processId) &&
      read(() => readFileSync(`/proc/${processId}/comm`, "utf8")) === "workerd\n" &&
      entriesOf(`/proc/${processId}/fd`).some((descriptor) =>
        read(() => readlinkSync(`/proc/${processId}/fd/${descriptor}`)).startsWith(folder),
      ),
  );
}

function parentOf(processId) {
  return /^PPid:\s*(\d+)$/m.exec(read(() => readFileSync(`/proc/${processId}/status`, "utf8")))?.[1] ?? "";
}

function isNode(processId) {
  return basename(read(() => readlinkSync(`/proc/${processId}/exe`))) === basename(process.execPath);
}

function entriesOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Processes end while they are looked at, and those of others are not shown. */
function read(reading) {
  try {
    return reading();
  } catch {
    return "";
  }
}
