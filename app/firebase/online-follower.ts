import {
  longSilenceMs,
  type OnlineEvent,
  type OnlineState,
  silenceMs,
  stepOnlineState,
} from "./online-state";
import { isAway } from "./write-refusal";

/**
 * Where the state goes with what happens and with what does not: a silence leads to a question, an unanswered question to offline.
 * `question` reaches the server or rejects; false: there is nothing that could be asked.
 */
export class OnlineFollower {
  #state: OnlineState = "unknown";
  #isDoubting = false;
  /** Goes up when what was asked before is settled: an answer to it says nothing of now. */
  #round = 0;
  /** Ends the wait for a first word of the server, at the start and when the network is back. */
  #stopExpecting = () => {};
  readonly #listeners = new Set<() => void>();
  readonly #question: () => Promise<boolean>;

  constructor(question: () => Promise<boolean>) {
    this.#question = question;
  }

  get state(): OnlineState {
    return this.#state;
  }

  watch(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  send(event: OnlineEvent): void {
    if (event === "server-answered") this.#stopExpecting();
    if (event === "server-answered" || event === "long-silence" || event === "network-lost") {
      this.#round++;
      this.#isDoubting = false;
    }
    const next = stepOnlineState(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }

  /** Something is asked of the server: after a silence it is asked outright whether it is there. Returns how to end the wait. */
  expectServer(): () => void {
    const timer = setTimeout(() => this.doubt(), silenceMs);
    return () => clearTimeout(timer);
  }

  /** Silence alone does not say whether the server is away or this machine slow: then it is asked outright. */
  expectFirstWord(): void {
    this.#stopExpecting();
    const timers = [setTimeout(() => this.doubt(), silenceMs), this.#afterLongSilence()];
    this.#stopExpecting = () => timers.forEach(clearTimeout);
  }

  /** Asks once for all who doubt at a time; whatever the server says meanwhile ends the wait. */
  doubt(): void {
    if (this.#state === "offline" || this.#isDoubting) return;
    this.#isDoubting = true;
    const timer = this.#afterLongSilence();
    const stopBefore = this.#stopExpecting;
    this.#stopExpecting = () => {
      stopBefore();
      clearTimeout(timer);
    };
    const asked = this.#round;
    void this.ask().finally(() => {
      clearTimeout(timer);
      if (asked === this.#round) this.#isDoubting = false;
    });
  }

  async ask(): Promise<void> {
    const asked = this.#round;
    const hear = (event: OnlineEvent) => {
      if (asked === this.#round) this.send(event);
    };
    try {
      if (await this.#question()) hear("server-answered");
    } catch (error) {
      hear(isAway(error) ? "server-missed" : "server-answered");
    }
  }

  #afterLongSilence() {
    return setTimeout(() => this.send("long-silence"), longSilenceMs);
  }
}
