import http from "node:http";
import { median, round } from "./figures.mjs";
import { DATABASE, startFirestore } from "./firestore-server.mjs";

const CONNECTIONS = 8;
const COMMITS = 1500;
const ROUNDS = 5;

/** Commits of one small document each over REST, by anybody, under rules that let anybody. */
export async function* commits() {
  const firebase = await startFirestore();
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const url = new URL(`/v1/${DATABASE}/documents:commit`, firebase.url);
    await commitMany(url, agent, 300);
    const speeds = [];
    for (let count = 0; count < ROUNDS; count++) {
      const started = performance.now();
      await commitMany(url, agent, COMMITS);
      speeds.push((COMMITS / (performance.now() - started)) * 1000);
    }
    yield {
      bench: "commits-per-s",
      value: round(median(speeds)),
      unit: "1/s",
      better: "higher",
      how: `REST commits of one document each over ${CONNECTIONS} connections, kept on disk, median of ${ROUNDS} rounds of ${COMMITS}`,
    };
  } finally {
    agent.destroy();
    await firebase.stop();
  }
}

async function commitMany(url, agent, count) {
  let left = count;
  const worker = async () => {
    while (left-- > 0) {
      const name = `${DATABASE}/documents/bench/d${left % 500}`;
      const fields = { n: { integerValue: String(left) }, title: { stringValue: "A title of usual length" } };
      await post(url, agent, JSON.stringify({ writes: [{ update: { name, fields } }] }));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
}

function post(url, agent, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: "POST", agent }, (response) => {
      response.on("data", () => {});
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`HTTP ${response.statusCode}`)),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}
