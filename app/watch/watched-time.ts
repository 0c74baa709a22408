/** Longer than this between two positions is a jump, not watching, unless as much time has passed: a slow screen draws seldom. */
const LONGEST_STEP_SECONDS = 1;
const LONGEST_SLOW_STEP_SECONDS = 4;
const FASTEST_SPEED = 2;

/** How much of a video was watched, of the positions it came to: what is jumped over does not count. */
export class WatchedTime {
  #position = 0;
  #atMs = Number.NEGATIVE_INFINITY;
  seconds = 0;

  /** A position in seconds, at a time of any clock that does not stop. */
  follow(position: number, nowMs: number, isPlaying: boolean): void {
    const step = position - this.#position;
    const passed = Number.isFinite(this.#atMs) ? ((nowMs - this.#atMs) / 1000) * FASTEST_SPEED : 0;
    this.#position = position;
    this.#atMs = nowMs;
    const longest = Math.max(LONGEST_STEP_SECONDS, Math.min(passed, LONGEST_SLOW_STEP_SECONDS));
    if (isPlaying && step > 0 && step <= longest) this.seconds += step;
  }
}
