/** One array to the client: its number, and its JSON. */
interface OutgoingArray {
  id: number;
  json: string;
}

/** Arrays for one client: numbered from 1 without a gap, kept until the client says it has them. */
export class Outbox {
  #arrays: OutgoingArray[] = [];
  #lastId = 0;
  #length = 0;

  add(json: string): void {
    this.#arrays.push({ id: ++this.#lastId, json });
    this.#length += json.length;
  }

  /** Forgets everything up to `id`. */
  acknowledge(id: number): void {
    const index = this.#indexAfter(id);
    for (const { json } of this.#arrays.splice(0, index)) this.#length -= json.length;
  }

  /** The arrays after `id` as the JSON of one frame; null if there are none. */
  jsonAfter(id: number): string | null {
    const index = this.#indexAfter(id);
    if (index === this.#arrays.length) return null;
    const fresh = index ? this.#arrays.slice(index) : this.#arrays;
    return `[${fresh.map(({ id: arrayId, json }) => `[${arrayId},${json}]`).join(",")}]`;
  }

  get lastId(): number {
    return this.#lastId;
  }

  /** UTF-16 code units not acknowledged: about their bytes. */
  get outstanding(): number {
    return this.#length;
  }

  #indexAfter(id: number): number {
    const first = this.#arrays[0]?.id ?? this.#lastId + 1;
    return Math.min(Math.max(id + 1 - first, 0), this.#arrays.length);
  }
}
