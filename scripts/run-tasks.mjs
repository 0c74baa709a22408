import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const path = [join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);

/**
 * Runs commands, as many at once as the machine has cores, in the given order as far as each may begin. What a command
 * prints is shown when it fails; then the others are ended.
 *
 * @param {{ name: string, command: string, after?: string }[]} tasks `after` names one that has to be done before
 * @returns {Promise<boolean>} whether all of them succeeded
 */
export async function runTasks(tasks) {
  const waiting = [...tasks];
  const done = new Set();
  const running = new Map();
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const { stop } of running.values()) stop();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);

  const finish = (task, { code, output, seconds }) => {
    running.delete(task.name);
    if (isStopping) return;
    console.info(`${code === 0 ? "✓" : "✗"} ${task.name} ${seconds.toFixed(1)} s`);
    if (code === 0) return void done.add(task.name);
    console.info(`\n$ ${task.command}\n${output}`);
    stop();
  };
  const begin = () => {
    while (!isStopping && running.size < availableParallelism()) {
      const index = waiting.findIndex(({ after }) => !after || done.has(after));
      if (index < 0) return;
      const [task] = waiting.splice(index, 1);
      const { ended, stop } = start(task.command);
      running.set(task.name, { stop, ended: ended.then((end) => finish(task, end)) });
    }
  };
  begin();
  while (running.size > 0) {
    await Promise.race([...running.values()].map(({ ended }) => ended));
    begin();
  }
  return done.size === tasks.length;
}

function start(command) {
  const begun = performance.now();
  const child = spawn(command, {
    cwd: root,
    shell: true,
    // A group of its own, so that all that the command started can be ended.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, PATH: path, ...(process.stdout.isTTY ? { FORCE_COLOR: "1" } : {}) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const ended = new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, output, seconds: (performance.now() - begun) / 1000 }));
  });
  const stop = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
  };
  return { ended, stop };
}
