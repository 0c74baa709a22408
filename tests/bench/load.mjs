import http from "node:http";

/**
 * Sends `count` requests over `connections` kept-alive connections and returns requests per second. Every answer
 * is read to its end and must have the expected status. Loopback only.
 *
 * @param {{ url: URL, headers?: Record<string, string>, status: number, count: number, connections?: number }} load
 */
export async function requestsPerSecond({ url, headers = {}, status, count, connections = 8 }) {
  if (!["127.0.0.1", "localhost"].includes(url.hostname)) throw new Error("Loads go to this machine only.");
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const seen = await get(url, headers, agent);
      if (seen !== status) throw new Error(`${url.pathname} answered ${seen}, expected ${status}`);
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return count / seconds;
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
 * Runs two loads in turn, `rounds` times, and returns the median of the ratios first ÷ second, so that whatever
 * else the machine does falls on both.
 */
export async function ratioOfLoads(first, second, rounds = 7) {
  await requestsPerSecond({ ...first, count: 200 });
  await requestsPerSecond({ ...second, count: 200 });
  const ratios = [];
  for (let round = 0; round < rounds; round++) {
    const pair = round % 2 ? [second, first] : [first, second];
    const speeds = [];
    for (const load of pair) speeds.push(await requestsPerSecond(load));
    const [a, b] = round % 2 ? [speeds[1], speeds[0]] : speeds;
    ratios.push(a / b);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)];
}
