import { readdirSync, readFileSync } from "node:fs";

/** Ticks of the kernel's clock per second, for `/proc/ID/stat`. */
const TICKS_PER_SECOND = 100;

/** Resident memory of the processes that this one has started, in bytes. */
export function residentBytes() {
  return sumOverOurs(({ bytes }) => bytes);
}

/** CPU of every thread of the processes that this one has started and that still run, in milliseconds. */
export function cpuMilliseconds() {
  return sumOverOurs(({ ticks }) => (ticks * 1000) / TICKS_PER_SECOND);
}

/** CPU that all processes of the machine have used since it started, in milliseconds. */
export function machineCpuMilliseconds() {
  const [user, nice, system] = readFileSync("/proc/stat", "utf8")
    .split("\n")[0]
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return ((user + nice + system) * 1000) / TICKS_PER_SECOND;
}

function sumOverOurs(figureOf) {
  const processes = new Map();
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${id}/status`, "utf8");
      // After the name in brackets, which may hold spaces: state, parent, …, user and system ticks.
      const stat = readFileSync(`/proc/${id}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      processes.set(Number(id), {
        parent: Number(fields[1]),
        ticks: Number(fields[11]) + Number(fields[12]),
        bytes: Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1] ?? 0) * 1024,
      });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOurs = (id) => id > 1 && (id === process.pid || isOurs(processes.get(id)?.parent ?? 0));
  let sum = 0;
  for (const [id, found] of processes) if (id !== process.pid && isOurs(id)) sum += figureOf(found);
  return sum;
}
