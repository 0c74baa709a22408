import { commitAs } from "../../worker/local-studio.ts";
import { median, round } from "../figures.mjs";

const products = ["lavender-soap", "headphones", "kerze"];
const rounds = 3;

/** From an address to a stored page, by the built-in writer, over the API as the browser goes. */
export async function* pageBuild({ studio, at, person }) {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    for (const product of products) {
      const started = performance.now();
      await makePage({ studio, at, person, product });
      times.push((performance.now() - started) / 1000);
    }
  }
  yield {
    bench: "page-build-seconds",
    value: round(Math.max(...times)),
    unit: "s",
    goal: 10,
    better: "lower",
    how: `reading an address of the local shop anew, writing three directions and storing the first, longest of ${times.length} (median ${round(median(times))}); its pictures are named, not copied`,
  };
}

async function makePage({ studio, at, person, product }) {
  const address = `${studio.url}/examples/shop/${product}`;
  const read = await linesOf(person, "/api/v1/sources", { address, refresh: true });
  const facts = read.flatMap((event) => (event.type === "fact" ? [event.fact] : []));
  if (facts.length === 0) throw new Error(`No fact was read at ${address}: ${JSON.stringify(read.at(-1))}`);
  const asked = { facts, language: "en", actionHref: address };
  const written = await linesOf(person, "/api/v1/projects/write", asked);
  const { page } = written.find(({ type }) => type === "page") ?? {};
  if (!page || written.at(-1).type !== "done") throw new Error(`No page came of ${address}.`);
  const fields = {
    ...{ ownerId: person.userId, title: product, page, productId: null, trashedAt: null },
    facts: { facts, decisions: [] },
  };
  const path = `projects/${product}-${crypto.randomUUID()}`;
  const status = await commitAs(at, person, [{ path, fields, times: ["createdAt", "updatedAt"] }]);
  if (status !== 200) throw new Error(`Storing the page answered ${status}`);
}

async function linesOf(person, path, json) {
  const answer = await person.call(path, { method: "POST", json });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
