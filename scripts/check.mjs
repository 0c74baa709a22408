import { runTasks } from "./run-tasks.mjs";

/** Types, lint and unit tests, each beside the others; with `--build` also what the other tests run on. */
const builds = [
  { name: "build", command: "npm run --silent build:app", after: "generated types" },
  // The build of the app empties build/ first.
  { name: "build of the built-in makers", command: "npm run --silent build:maker", after: "build" },
  { name: "build of the embedded Firebase", command: "npm run --silent build:firebase", after: "build" },
];
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
