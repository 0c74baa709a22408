import { builds } from "./build.mjs";
import { runTasks } from "./run-tasks.mjs";

/** Types, lint and unit tests, each beside the others; with `--build` also what the other tests run on. */
const tasks = [
  { name: "generated types", command: "npm run --silent typegen" },
  { name: "lint", command: "biome check ." },
  ...(process.argv.includes("--build")
    ? builds.map((build) => ({ after: "generated types", ...build }))
    : []),
  { name: "types", command: "tsc", after: "generated types" },
  { name: "types without the DOM", command: "tsc -p tsconfig.pure.json" },
  { name: "unused code", command: "knip", after: "generated types" },
  { name: "unit tests", command: "vitest run --project unit" },
];
process.exitCode = (await runTasks(tasks)) ? 0 : 1;
