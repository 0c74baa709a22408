import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { median, round } from "./figures.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const ROUNDS = 7;

/** From starting the process to the first answered request, on code that is built already. */
export async function* coldStart() {
  if (!existsSync(`${root}/build/firebase/app.js`)) throw new Error("npm run build:firebase comes first.");
  const times = [];
  for (let count = 0; count < ROUNDS; count++) times.push(await startOnce());
  yield {
    bench: "cold-start-ms",
    value: round(median(times)),
    unit: "ms",
    goal: 1000,
    better: "lower",
    how: `node scripts/firebase.mjs from its start to the first answered Firestore request, median of ${ROUNDS}`,
  };
}

async function startOnce() {
  const port = await freePort();
  const started = performance.now();
  const server = spawn(process.execPath, ["scripts/firebase.mjs", "--port", String(port)], {
    cwd: root,
    stdio: "ignore",
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  try {
    const url = `http://127.0.0.1:${port}/v1/projects/demo-vitrine/databases/(default)/documents:batchGet`;
    for (;;) {
      const answer = await fetch(url, { method: "POST", body: '{"documents":[]}' }).catch(() => null);
      if (answer?.ok) return performance.now() - started;
      if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}.`);
      await sleep(5);
    }
  } finally {
    server.kill("SIGTERM");
    await ended;
  }
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
