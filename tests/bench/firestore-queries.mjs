import http from "node:http";
import { openWireChannel } from "../fakes/web-channel.ts";
import { median, round } from "./figures.mjs";
import { DATABASE, setDocument, startFirestore } from "./firestore-server.mjs";

const DOCUMENTS = { small: 10, large: 100_000 };
const WARM_UP = 30;
const PAGES = 300;
const CHANGES = 150;
const OWNERS = 10;

/** What reading and listening cost in a collection of 100,000 documents against one of 10, side by side. */
export default async function* queries() {
  const firebase = await startFirestore();
  try {
    const started = performance.now();
    for (const collection of Object.keys(DOCUMENTS)) await fill(firebase.url, collection);
    const seedSeconds = Math.round((performance.now() - started) / 1000);
    yield await pages(firebase.url, seedSeconds);
    yield await deltas(firebase.url);
  } finally {
    await firebase.stop();
  }
}

async function pages(url, seedSeconds) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (collection) => {
    const body = JSON.stringify({ structuredQuery: newestOf(collection, 20) });
    const found = JSON.parse(await post(new URL(`/v1/${DATABASE}/documents:runQuery`, url), agent, body));
    if (found.length !== Math.min(20, DOCUMENTS[collection])) throw new Error(`${found.length} found`);
  };
  const { small, large } = await timesInTurn(PAGES, ask);
  agent.destroy();
  return {
    bench: "query-100k-vs-10",
    value: round(large / small),
    unit: "ratio",
    goal: 1.5,
    better: "lower",
    how: `a page of where + orderBy + limit 20 over REST among 100,000 documents (20 found, ${round(large)} ms) ÷ among 10 (10 found, ${round(small)} ms), medians of ${PAGES} in turn; filled in ${seedSeconds} s`,
  };
}

/** A document that moves into the first five or out of them, so that another one leaves or enters. */
async function deltas(url) {
  const closing = new AbortController();
  const heard = {};
  for (const collection of Object.keys(DOCUMENTS)) {
    heard[collection] = await listen(url, newestOf(collection, 5), closing.signal);
  }
  const isFirst = { small: false, large: false };
  const { small, large } = await timesInTurn(CHANGES, async (collection) => {
    const news = heard[collection]();
    isFirst[collection] = !isFirst[collection];
    const at = isFirst[collection] ? "2100-01-01T00:00:00Z" : "1900-01-01T00:00:00Z";
    await setDocument(url, `${collection}/mover`, { ...documentFields(0), at: { timestampValue: at } });
    await news;
  });
  closing.abort();
  return {
    bench: "delta-100k-vs-10",
    value: round(large / small),
    unit: "ratio",
    goal: 1.5,
    better: "lower",
    how: `commit until a listener of where + orderBy + limit 5 has what entered and left, among 100,000 documents (${round(large)} ms) ÷ among 10 (${round(small)} ms), medians of ${CHANGES} in turn`,
  };
}

async function timesInTurn(count, measure) {
  const times = { small: [], large: [] };
  for (let round = 0; round < count + WARM_UP; round++) {
    for (const collection of Object.keys(times)) {
      const started = performance.now();
      await measure(collection);
      if (round >= WARM_UP) times[collection].push(performance.now() - started);
    }
  }
  return { small: median(times.small), large: median(times.large) };
}

/** Resolves when the first result is there; the function it gives resolves at the next news. */
async function listen(url, structuredQuery, signal) {
  const query = { parent: `${DATABASE}/documents`, structuredQuery };
  const channel = await openWireChannel(
    { url, database: DATABASE, name: "Listen" },
    { addTarget: { targetId: 2, query } },
  );
  let tell = () => {};
  const next = () => new Promise((resolve) => (tell = resolve));
  const first = next();
  const follow = async () => {
    for await (const messages of channel.stream(signal)) {
      if (messages.some(({ documentChange }) => documentChange)) tell();
    }
  };
  follow().catch((error) => {
    if (!signal.aborted) throw error;
  });
  await first;
  return next;
}

function newestOf(collection, limit) {
  const owner = { fieldFilter: { field: { fieldPath: "owner" }, op: "EQUAL", value: { stringValue: "o0" } } };
  const orderBy = [{ field: { fieldPath: "at" }, direction: "DESCENDING" }];
  return { from: [{ collectionId: collection }], where: owner, orderBy, limit };
}

function documentFields(number) {
  return {
    owner: { stringValue: `o${number % OWNERS}` },
    at: { timestampValue: new Date(1.7e12 + number * 1000).toISOString() },
    title: { stringValue: `A title of usual length, number ${number}` },
    tags: { arrayValue: { values: [{ stringValue: "one" }, { stringValue: "two" }] } },
    size: { mapValue: { fields: { width: { integerValue: "1920" }, height: { integerValue: "1080" } } } },
  };
}

/** In the small collection all documents are the owner's, in the large one every tenth. */
async function fill(url, collection) {
  const count = DOCUMENTS[collection];
  const agent = new http.Agent({ keepAlive: true });
  for (let first = 0; first < count; first += 500) {
    const writes = Array.from({ length: Math.min(500, count - first) }, (_, index) => {
      const number = (first + index) * (count > 10 ? 1 : OWNERS);
      const name = `${DATABASE}/documents/${collection}/d${number}`;
      return { update: { name, fields: documentFields(number) } };
    });
    await post(new URL(`/v1/${DATABASE}/documents:commit`, url), agent, JSON.stringify({ writes }));
  }
  agent.destroy();
}

function post(url, agent, body) {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { method: "POST", agent }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.on("error", reject);
      response.on("end", () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`HTTP ${response.statusCode} ${text}`)),
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}
