const MAX_LINES_PER_PERIOD = 20;
const PERIOD_MS = 10_000;

/** Tells the developer in the console which rules said no: the same line once, and not too many of them. */
export class DenialLog {
  #periodStartMs = 0;
  #linesInPeriod = new Set<string>();
  #suppressed = 0;

  constructor(
    private readonly print: (line: string) => void,
    private readonly now: () => number = Date.now,
  ) {}

  add(line: string): void {
    if (this.now() - this.#periodStartMs >= PERIOD_MS) this.#startPeriod();
    if (this.#linesInPeriod.has(line) || this.#linesInPeriod.size >= MAX_LINES_PER_PERIOD) {
      this.#suppressed++;
      return;
    }
    this.#linesInPeriod.add(line);
    this.print(line);
  }

  #startPeriod(): void {
    if (this.#suppressed > 0) this.print(`firestore.rules refused ${this.#suppressed} more requests.`);
    this.#periodStartMs = this.now();
    this.#linesInPeriod = new Set();
    this.#suppressed = 0;
  }
}
