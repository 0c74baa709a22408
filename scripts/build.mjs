import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runTasks } from "./run-tasks.mjs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** All that `npm run build` builds. The app's own build empties the folder first. */
export const builds = Object.keys(scripts)
  .filter((script) => script.startsWith("build:"))
  .map((script) => ({
    name: script,
    command: `npm run --silent ${script}`,
    ...(script !== "build:app" && { after: "build:app" }),
  }));

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await runTasks(builds)) ? 0 : 1;
