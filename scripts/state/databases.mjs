import { accessSync, constants, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StateError, waysOut } from "./state-error.mjs";

/**
 * Reads every database of a state folder through once and changes nothing: workerd opens one only when it is asked
 * for something, and then answers 500. Throws STATE_DAMAGED with each file and what is wrong with it.
 *
 * @param {string} stateFolder
 */
export function checkDatabases(stateFolder) {
  const damages = databasesIn(stateFolder).flatMap((file) => {
    const damage = damageOf(file);
    return damage ? [`${file} ${damage}.`] : [];
  });
  if (damages.length) {
    throw new StateError("STATE_DAMAGED", [...damages, waysOut(stateFolder)].join("\n"));
  }
}

function databasesIn(stateFolder) {
  return readdirSync(stateFolder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sqlite"))
    .map((name) => join(stateFolder, name));
}

/** What is wrong with a database, to follow its name; "" for a good one. */
function damageOf(file) {
  try {
    accessSync(file, constants.R_OK | constants.W_OK);
  } catch (error) {
    return `cannot be read and written (${error.code})`;
  }
  const stats = statSync(file);
  if (!stats.isFile()) return "is not a file";
  // With its first journal beside it, a database was just being made: SQLite begins again.
  if (existsSync(`${file}-journal`)) return "";
  if (stats.size === 0) return "is empty";
  let database;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare("PRAGMA quick_check(1)").get();
    return found?.quick_check === "ok" ? "" : `is damaged (${found?.quick_check})`;
  } catch (error) {
    return `is damaged (${error.message})`;
  } finally {
    database?.close();
  }
}
