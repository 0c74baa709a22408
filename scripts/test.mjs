import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";

/**
 * The suites that drive real parts, on what `npm run build` left. Arguments go on to Vitest.
 *
 * In CI a few files that failed run again, alone and in new processes: there a browser and a server share two slow
 * cores with other files, and what only lost a race is not to refuse a change. What is broken fails each time.
 */
const suites = ["worker", "firebase", "browser", "e2e"].flatMap((name) => ["--project", name]);
/** More than these at once are no accident. */
const mostRepeated = 4;
const repeats = 2;

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
  if (!process.env.CI) return code;
  for (let repeat = 1; code !== 0 && repeat <= repeats; repeat++) {
    const failed = await readFailedFiles();
    // None: the run itself broke, or something failed outside of the tests.
    if (failed.length === 0 || failed.length > mostRepeated) return code;
    console.info(`\nRepeated alone, as they failed:\n${failed.map((file) => `  ${file}`).join("\n")}\n`);
    code = await vitest(["--maxWorkers", "1", ...failed]);
    console.info(code === 0 ? "All of them passed when repeated." : "Not all of them passed when repeated.");
  }
  return code;
}

function vitest(options) {
  const reporters = ["--reporter", "default", "--reporter", "json", `--outputFile.json=${report}`];
  return new Promise((ended, failed) => {
    const run = spawn("vitest", ["run", ...suites, ...reporters, ...options], { stdio: "inherit" });
    run.on("error", failed);
    run.on("close", (code) => ended(code ?? 1));
  });
}

/** Paths as Vitest takes them; none where no report was written. */
async function readFailedFiles() {
  const text = await readFile(report, "utf8").catch(() => '{ "testResults": [] }');
  await rm(report, { force: true });
  const { testResults } = JSON.parse(text);
  return testResults
    .filter(({ status }) => status === "failed")
    .map(({ name }) => relative(process.cwd(), name));
}
