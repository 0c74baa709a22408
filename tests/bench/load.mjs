import http from "node:http";
import { median } from "./figures.mjs";
import { cpuSeconds } from "./workerd-process.mjs";

/**
 * Sends `count` requests over `connections` kept-alive connections. Every answer is read to its end and must have the
 * expected status. Loopback only.
 *
 * @param {{ url: URL, pid: number, headers?: Record<string, string>, status: number, count: number,
 *   connections?: number }} load `pid`: the workerd process that answers
 * @returns {Promise<{ perSecond: number, cpu: number }>} requests per second, and the process's CPU seconds per request
 */
async function run({ url, pid, headers = {}, status, count, connections = 8 }) {
  if (!["127.0.0.1", "localhost"].includes(url.hostname)) throw new Error("Loads go to this machine only.");
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const seen = await get(url, headers, agent);
      if (seen !== status) throw new Error(`${url.pathname} answered ${seen}, expected ${status}`);
    }
  };
  const cpuBefore = cpuSeconds(pid);
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  const cpu = (cpuSeconds(pid) - cpuBefore) / count;
  agent.destroy();
  return { perSecond: count / seconds, cpu };
}

function get(url, headers, agent) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers, agent }, (response) => {
        response.on("data", () => {});
        response.on("end", () => resolve(response.statusCode));
        response.on("error", reject);
      })
      .on("error", reject);
  });
}

/**
 * Runs two loads in turn, `rounds` times, so that whatever else the machine does falls on both.
 *
 * @returns {Promise<{ speed: number, cpu: number }>} medians of the ratios first ÷ second: of the requests per second,
 *   and of the CPU time per request
 */
export async function compareLoads(first, second, rounds = 7) {
  await run({ ...first, count: 200 });
  await run({ ...second, count: 200 });
  const speeds = [];
  const cpus = [];
  for (let round = 0; round < rounds; round++) {
    const pair = round % 2 ? [second, first] : [first, second];
    const results = [];
    for (const load of pair) results.push(await run(load));
    const [a, b] = round % 2 ? results.toReversed() : results;
    speeds.push(a.perSecond / b.perSecond);
    cpus.push(a.cpu / b.cpu);
  }
  return { speed: median(speeds), cpu: median(cpus) };
}
