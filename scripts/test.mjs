import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * The suites that drive real parts, on what the build left. Arguments go on to Vitest.
 *
 * In CI a few files that failed run again, alone and in new processes, if they drive pages in a browser: there it shares
 * two slow cores with other files, and what only lost a race is not to refuse a change. Tests that look for races are
 * never repeated. What was repeated is named at the very end.
 */
const suites = ["worker", "firebase", "browser", "e2e"].flatMap((name) => ["--project", name]);
const repeatable = /^tests\/(e2e|browser)\//;
const neverRepeated = /^tests\/browser\/(firebase\/|documents)/;
/** More than these at once are no accident. */
const mostRepeated = 4;
const repeats = 2;
const slowestShown = 10;

const folder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
const report = join(folder, "report.json");
try {
  process.exitCode = await runTests(process.argv.slice(2));
} finally {
  await rm(folder, { recursive: true });
}

/** Resolves with the exit code. */
async function runTests(given) {
  let code = await vitest(given);
  let files = await readReport();
  printSlowest(files);
  if (!process.env.CI) return code;

  const repeated = new Set();
  for (let repeat = 1; code !== 0 && repeat <= repeats; repeat++) {
    const failed = files.filter(({ status }) => status === "failed").map(({ path }) => path);
    if (!canRepeat(failed)) break;
    for (const path of failed) repeated.add(path);
    code = await vitest(["--maxWorkers", "1", ...failed]);
    files = await readReport();
  }
  if (repeated.size > 0) {
    const verdict = code === 0 ? "passed then" : "did not all pass then";
    console.info(`\nFailed at first and repeated alone; they ${verdict}:\n${indent([...repeated])}`);
  }
  return code;
}

/** None failed where the run itself broke, or something outside of the tests. */
function canRepeat(failed) {
  return (
    failed.length > 0 &&
    failed.length <= mostRepeated &&
    failed.every((path) => repeatable.test(path) && !neverRepeated.test(path))
  );
}

function vitest(options) {
  const reporters = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${report}`];
  return new Promise((ended, failed) => {
    const run = spawn("vitest", ["run", ...suites, ...reporters, ...options], { stdio: "inherit" });
    run.on("error", failed);
    run.on("close", (code) => ended(code ?? 1));
  });
}

/** What each file did; nothing where no report was written. */
async function readReport() {
  const text = await readFile(report, "utf8").catch(() => '{ "testResults": [] }');
  await rm(report, { force: true });
  return JSON.parse(text).testResults.map(({ name, status, startTime, endTime }) => ({
    path: relative(process.cwd(), name),
    status,
    seconds: (endTime - startTime) / 1000,
  }));
}

function printSlowest(files) {
  if (files.length <= slowestShown) return;
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, slowestShown);
  const lines = slowest.map(({ path, seconds }) => `${seconds.toFixed(0).padStart(4)} s  ${path}`);
  console.info(`\nSlowest files:\n${indent(lines)}`);
}

function indent(lines) {
  return lines.map((line) => `  ${line}`).join("\n");
}
