import { existsSync, rmSync } from "node:fs";
import { lockStateFolder } from "./state/lock.mjs";

const stateFolder = process.env.VITRINE_STATE ?? ".vitrine";

try {
  if (existsSync(stateFolder)) lockStateFolder(stateFolder);
} catch (error) {
  // A folder that no server could start on is what this is for.
  if (error.code === "STATE_IN_USE") {
    console.error(error.message);
    process.exit(1);
  }
}
rmSync(stateFolder, { recursive: true, force: true });
