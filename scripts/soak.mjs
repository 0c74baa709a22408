import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const usage = `
  npm run soak -- MINUTES [WORDS]

  Runs the random tests (kills, cut networks, concurrency, long exports, properties) on the last build with fresh seeds,
  one file after the other, until the minutes are over. WORDS choose files by their path. Ends with 1 if any run failed.
`;

/** A random test takes its seed from here, or its values from fast-check. */
const isRandom = /fixtures\/seeds|from "fast-check"/;
const projects = [
  ["tests/worker/", "worker"],
  ["tests/firebase/", "firebase"],
  ["tests/browser/", "browser"],
  ["tests/e2e/", "e2e"],
  ["", "unit"],
];

const [minutes, ...words] = process.argv.slice(2);
const untilMs = performance.now() + Number(minutes) * 60_000;
const files = findRandomTests().filter((path) => words.every((word) => path.includes(word)));
if (!(Number(minutes) > 0) || files.length === 0) {
  console.error(usage);
  process.exit(2);
}
/** Files of the drive that take long, each alone; the properties, which take milliseconds, in one run. */
const rounds = [
  ...files.filter((path) => path.startsWith("tests/")).map((path) => [path]),
  files.filter((path) => !path.startsWith("tests/")),
].filter(({ length }) => length > 0);

let running = null;
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    isStopped = true;
    running?.kill(signal);
  });
}

const failures = [];
let runs = 0;
while (!isStopped && performance.now() < untilMs) {
  const paths = rounds[runs++ % rounds.length];
  const seed = randomInt(2 ** 31);
  const command = `SEED=${seed} SOAK=1 npx vitest run --project ${projectOf(paths[0])} ${paths.join(" ")}`;
  const begun = performance.now();
  const { code, output } = await runVitest(paths, seed);
  if (isStopped) break;
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const name = paths.length > 1 ? `${paths.length} files of properties` : paths[0];
  console.info(`${code === 0 ? "✓" : "✗"} seed ${seed}  ${seconds.padStart(6)} s  ${name}`);
  if (code !== 0) {
    failures.push(command);
    console.info(`\n${output}\nAgain: ${command}\n`);
  }
}
console.info(`\n${runs} runs, ${failures.length} failed`);
for (const command of failures) console.info(`  ${command}`);
process.exitCode = failures.length > 0 || isStopped ? 1 : 0;

function findRandomTests() {
  return ["tests", "app", "workers"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
        (name) => `${folder}/${name}`,
      ),
    )
    .filter((path) => path.endsWith(".test.ts") && isRandom.test(readFileSync(join(root, path), "utf8")));
}

function projectOf(path) {
  return projects.find(([folder]) => path.startsWith(folder))[1];
}

function runVitest(paths, seed) {
  const bin = join(root, "node_modules/.bin");
  running = spawn("vitest", ["run", "--project", projectOf(paths[0]), ...paths], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), SEED: String(seed), SOAK: "1" },
  });
  let output = "";
  for (const stream of [running.stdout, running.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  return new Promise((ended) => {
    running.on("close", (code) => ended({ code, output }));
  });
}
