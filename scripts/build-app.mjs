/**
 * Builds the app. React Router gives each page it prerenders ten seconds, the start of the worker included, and
 * offers no other limit: on a machine busy with other work that may not be enough, so a build that ran out of
 * time there, and only there, is made once more.
 */
import { spawn } from "node:child_process";

function build() {
  const child = spawn("react-router", ["build"], { stdio: ["inherit", "inherit", "pipe"], shell: true });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
    process.stderr.write(chunk);
  });
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, ranOutOfTime: errors.includes("Request timed out") }));
  });
}

let { code, ranOutOfTime } = await build();
if (code !== 0 && ranOutOfTime) {
  console.error("A page was not prerendered in time. Building once more.");
  ({ code } = await build());
}
process.exit(code ?? 1);
