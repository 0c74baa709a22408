import http from "node:http";
import { median, round } from "./figures.mjs";
import { DATABASE, startFirestore } from "./firestore-server.mjs";

const COMMITS = 400;
const ROUNDS = 7;
const ID_LENGTH = 26;

/** How much longer a commit of a change takes with its event in it, one commit after the other. */
export async function* auditWriteShare() {
  const firebase = await startFirestore();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const url = new URL(`/v1/${DATABASE}/documents:commit`, firebase.url);
    const shares = [];
    await commits(url, agent, 200, true);
    for (let count = 0; count < ROUNDS; count++) {
      const without = await commits(url, agent, COMMITS, false);
      const withEvent = await commits(url, agent, COMMITS, true);
      shares.push(withEvent / without);
    }
    yield {
      bench: "audit-write-share",
      value: round(median(shares)),
      unit: "×",
      goal: 1.3,
      better: "lower",
      how: `a change of a 20 kB document with its event of 1 kB ÷ without, median of ${ROUNDS} rounds of ${COMMITS} commits one after the other, kept on disk; reading what stood there before is not in it`,
    };
  } finally {
    agent.destroy();
    await firebase.stop();
  }
}

let made = 0;

async function commits(url, agent, count, hasEvent) {
  const text = (stringValue) => ({ stringValue });
  const begin = performance.now();
  for (let place = 0; place < count; place++) {
    made += 1;
    const fields = {
      title: text(`Title ${made}`),
      storyboard: text("x".repeat(20_000)),
    };
    const change = { update: { name: `${DATABASE}/documents/content/w${place % 50}`, fields } };
    const id = String(made).padStart(ID_LENGTH, "0");
    const event = {
      id: text(id),
      action: text("content.publish"),
      actor: {
        mapValue: { fields: { type: text("user"), id: text("a".repeat(28)), name: text("ada@example.com") } },
      },
      targets: { arrayValue: { values: [text(`content/w${place % 50}`)] } },
      outcome: text("success"),
      patch: text(
        JSON.stringify([
          { target: "content/w", field: "title", before: "x".repeat(300), after: "y".repeat(300) },
        ]),
      ),
      context: {
        mapValue: { fields: { requestId: text(id), route: text("/api/v1/content/:contentId/publish") } },
      },
      version: { integerValue: "1" },
    };
    const record = {
      update: { name: `${DATABASE}/documents/auditEvents/${id}`, fields: event },
      updateTransforms: [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }],
      currentDocument: { exists: false },
    };
    await post(url, agent, JSON.stringify({ writes: hasEvent ? [change, record] : [change] }));
  }
  return performance.now() - begin;
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
