import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StateError } from "./state-error.mjs";

const BUSY = 5;

/**
 * Keeps a state folder to this process: two servers on one folder would each answer from a memory that the other
 * changes behind its back. The lock is the operating system's, taken by SQLite on a file that stays empty, so it ends
 * with the process however that ends.
 *
 * @param {string} stateFolder made if it is missing
 * @returns {() => void} gives the folder back
 */
export function lockStateFolder(stateFolder) {
  const file = join(stateFolder, "lock");
  const holder = join(stateFolder, "process-id");
  let database;
  try {
    mkdirSync(stateFolder, { recursive: true });
    database = new DatabaseSync(file);
    database.exec("PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE");
    writeFileSync(holder, String(process.pid));
  } catch (error) {
    database?.close();
    if (error.errcode === BUSY) {
      throw inUse(stateFolder, existsSync(holder) ? readFileSync(holder, "utf8") : "that just started");
    }
    throw new StateError(
      "STATE_UNUSABLE",
      `${file} cannot be locked (${error.message}).
Let ${stateFolder} be a folder that you may write to, and delete that file if it is damaged.`,
    );
  }
  return () => database.close();
}

/** @param {string} processId */
export function inUse(stateFolder, processId) {
  return new StateError("STATE_IN_USE", `${stateFolder} is in use by process ${processId}. Stop that first.`);
}
