import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { openWireChannel } from "../fakes/web-channel.ts";
import { median, round } from "./figures.mjs";
import { DATABASE, setDocument, startFirestore } from "./firestore-server.mjs";

const LISTENERS = 1000;
const WARM_UP = 100;
const DOCUMENTS = 10;
const CHANGES = 15;

/** A thousand Listen channels on one database, each with a streamed back channel, all hearing of a change. */
export async function* listeners() {
  const firebase = await startFirestore();
  const closing = new AbortController();
  try {
    for (let id = 0; id < DOCUMENTS; id++) await write(firebase.url, id, 0);
    const crowd = new Crowd(firebase.url, closing.signal);
    await crowd.grow(WARM_UP);
    const before = await settledKb();
    await crowd.grow(LISTENERS);
    const after = await settledKb();
    const times = [];
    for (let change = 1; change <= CHANGES; change++) {
      const started = performance.now();
      const heard = crowd.allHear(change);
      await write(firebase.url, 0, change);
      await heard;
      times.push(performance.now() - started);
    }
    yield {
      bench: "listeners-held",
      value: crowd.heardOf(CHANGES),
      unit: "listeners",
      goal: LISTENERS,
      better: "higher",
      how: `Listen channels of one Durable Object that stream, and that heard of every one of ${CHANGES} changes (of ${LISTENERS + WARM_UP})`,
    };
    yield {
      bench: "listener-kb",
      value: round((after - before) / LISTENERS),
      unit: "kB",
      better: "lower",
      how: `resident memory of workerd with ${LISTENERS} more listeners to a query of ${DOCUMENTS} documents, per listener; sockets and all`,
    };
    yield {
      bench: "fan-out-ms",
      value: round(median(times)),
      unit: "ms",
      better: "lower",
      how: `one commit until the last of ${LISTENERS + WARM_UP} listeners has it, all read by one Node process, median of ${CHANGES}`,
    };
  } finally {
    await firebase.stop();
    closing.abort();
  }
}

class Crowd {
  /** The last change each listener heard of. */
  #heard = [];
  #waiting = () => {};

  constructor(url, signal) {
    this.options = { url, database: DATABASE, name: "Listen" };
    this.signal = signal;
  }

  async grow(count) {
    const width = 20;
    for (let opened = 0; opened < count; opened += width) {
      await Promise.all(Array.from({ length: Math.min(width, count - opened) }, () => this.#join()));
    }
  }

  /** Resolves when every listener has heard of this change. */
  allHear(change) {
    return new Promise((resolve) => {
      this.#waiting = () => {
        if (this.heardOf(change) === this.#heard.length) resolve();
      };
    });
  }

  heardOf(change) {
    return this.#heard.filter((heard) => heard >= change).length;
  }

  async #join() {
    const query = { parent: `${DATABASE}/documents`, structuredQuery: { from: [{ collectionId: "bench" }] } };
    const channel = await openWireChannel(this.options, { addTarget: { targetId: 2, query } });
    const index = this.#heard.push(-1) - 1;
    await new Promise((ready, failed) => {
      this.#follow(channel, index, ready).catch((error) => {
        if (!this.signal.aborted) failed(error);
      });
    });
  }

  async #follow(channel, index, ready) {
    for await (const messages of channel.stream(this.signal)) {
      for (const { documentChange } of messages) {
        const { name, fields } = documentChange?.document ?? {};
        if (name?.endsWith("/d0")) this.#heard[index] = Number(fields.n.integerValue);
      }
      ready();
      this.#waiting();
    }
  }
}

function write(url, id, n) {
  const fields = { n: { integerValue: String(n) }, text: { stringValue: "x".repeat(200) } };
  return setDocument(url, `bench/d${id}`, fields);
}

/** Resident memory of this process's workerd in kB, after garbage had time to go. */
async function settledKb() {
  await sleep(5000);
  const rows = execFileSync("ps", ["-A", "-o", "ppid=,rss=,comm="], { encoding: "utf8" }).split("\n");
  const own = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([parent, , command]) => {
      return Number(parent) === process.pid && command?.includes("workerd");
    });
  return own.reduce((total, [, kb]) => total + Number(kb), 0);
}
