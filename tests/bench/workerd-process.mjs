import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/**
 * Workers in a workerd process of their own, behind Miniflare's entry as every other is. The first one answers.
 *
 * @param {import("miniflare").V4WorkerOptions[]} workers
 */
export async function startAlone(...workers) {
  const others = new Set(workerdChildren());
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ cf: false, log: new Log(LogLevel.ERROR), workers }),
  );
  const url = new URL(await miniflare.ready);
  const [pid, ...more] = workerdChildren().filter((child) => !others.has(child));
  if (pid === undefined || more.length > 0) throw new Error("Not exactly one workerd process was started.");
  return { url, pid, stop: () => miniflare.dispose() };
}

/** CPU time of a process with all its threads so far, in user and system mode together. Linux only. */
export function cpuSeconds(pid) {
  const fields = fieldsOfStat(pid);
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

function workerdChildren() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return (
          Number(fieldsOfStat(pid)[1]) === process.pid &&
          readFileSync(`/proc/${pid}/comm`, "utf8").trim() === "workerd"
        );
      } catch {
        // It ended in between.
        return false;
      }
    });
}

/** The fields after the command's name, which may hold spaces: state, parent, … (proc_pid_stat(5)). */
function fieldsOfStat(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, "utf8");
  return line.slice(line.lastIndexOf(")") + 2).split(" ");
}
