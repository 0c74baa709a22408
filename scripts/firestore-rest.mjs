const pageSize = 300;
/** Well below the 10 MiB that one request may have. */
const largestBatchBytes = 6 * 2 ** 20;
const mostInBatch = 400;
const tries = 6;

/** The whole of one Firestore database over REST, past the rules: Google's or the embedded one. */
export class FirestoreRest {
  /**
   * @param {{ origin?: string, project: string, database?: string, token: () => Promise<string> }} options
   */
  constructor({ origin = "https://firestore.googleapis.com", project, database = "(default)", token }) {
    this.project = project;
    this.database = database;
    /** @type {string} name that every document's name begins with */
    this.root = `projects/${project}/databases/${database}/documents`;
    this.address = `${origin}/v1/${this.root}`;
    this.token = token;
  }

  /** Every document of every collection, in the order of names. */
  async *documents() {
    let last = null;
    while (true) {
      const page = await this.#page(last);
      yield* page;
      if (page.length < pageSize) return;
      last = page.at(-1).name;
    }
  }

  async isEmpty() {
    return (await this.#page(null, 1)).length === 0;
  }

  /**
   * Writes documents over what is there, in batches that are each taken whole or not at all.
   *
   * @param {AsyncIterable<{ name: string, fields: object }>} documents
   * @param {(count: number) => void} onProgress told how many are written so far
   */
  async write(documents, onProgress) {
    let batch = [];
    let bytes = 0;
    let count = 0;
    const send = async () => {
      if (!batch.length) return;
      await this.#post("commit", `{"writes":[${batch.join(",")}]}`);
      count += batch.length;
      onProgress(count);
      batch = [];
      bytes = 0;
    };
    for await (const document of documents) {
      const json = JSON.stringify({ update: document });
      const size = Buffer.byteLength(json);
      if (batch.length === mostInBatch || bytes + size > largestBatchBytes) await send();
      batch.push(json);
      bytes += size;
    }
    await send();
    return count;
  }

  async #page(after, limit = pageSize) {
    const answers = await this.#post(
      "runQuery",
      JSON.stringify({
        structuredQuery: {
          from: [{ allDescendants: true }],
          orderBy: [{ field: { fieldPath: "__name__" }, direction: "ASCENDING" }],
          ...(after ? { startAt: { values: [{ referenceValue: after }], before: false } } : {}),
          limit,
        },
      }),
    );
    return answers.flatMap(({ document }) => document ?? []);
  }

  async #post(method, body) {
    for (let attempt = 1; ; attempt++) {
      const answer = await this.#send(method, body);
      if (answer.ok) return answer.json;
      if (!answer.mayPass || attempt === tries) throw new Error(`${method}: ${answer.message}`);
      await new Promise((later) => setTimeout(later, 250 * 2 ** attempt * (0.5 + Math.random())));
    }
  }

  async #send(method, body) {
    try {
      const response = await fetch(`${this.address}:${method}`, {
        method: "POST",
        headers: { authorization: `Bearer ${await this.token()}`, "content-type": "application/json" },
        body,
      });
      const json = await response.json();
      if (response.ok) return { ok: true, json };
      const error = (Array.isArray(json) ? json[0] : json)?.error;
      return {
        ok: false,
        mayPass: response.status === 429 || response.status >= 500 || error?.status === "ABORTED",
        message: error?.message ?? `HTTP ${response.status}`,
      };
    } catch (error) {
      return { ok: false, mayPass: true, message: String(error.cause?.message ?? error.message) };
    }
  }
}
