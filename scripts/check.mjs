import { readFileSync } from "node:fs";
import { runTasks } from "./run-tasks.mjs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
/** All that `npm run build` builds. The app's own build empties the folder first. */
const builds = Object.keys(scripts)
  .filter((script) => script.startsWith("build:"))
  .map((script) => ({
    name: script,
    command: `npm run --silent ${script}`,
    after: script === "build:app" ? "generated types" : "build:app",
  }));
/** Types, lint and unit tests, each beside the others; with `--build` also what the other tests run on. */
const tasks = [
  { name: "generated types", command: "npm run --silent typegen" },
  { name: "lint", command: "biome check ." },
  ...(process.argv.includes("--build") ? builds : []),
  { name: "types", command: "tsc", after: "generated types" },
  { name: "types without the DOM", command: "tsc -p tsconfig.pure.json" },
  { name: "unused code", command: "knip", after: "generated types" },
  { name: "unit tests", command: "vitest run --project unit" },
];
process.exitCode = (await runTasks(tasks)) ? 0 : 1;
