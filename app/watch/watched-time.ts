/** Longer than this between two positions is a jump, not watching, unless as much time has passed: a slow screen draws seldom. */
const LONGEST_STEP_SECONDS = 1;
const FASTEST_SPEED = 2;

/** How much of a video was watched, of the positions it came to: what is jumped over does not count. Times are of any clock that does not stop. */
export class WatchedTime {
  #isPlaying = false;
  #position = 0;
  #atMs = 0;
  seconds = 0;

  play(nowMs: number): void {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    this.#atMs = nowMs;
  }

  pause(): void {
    this.#isPlaying = false;
  }

  /** A position in seconds. */
  follow(position: number, nowMs: number): void {
    const step = position - this.#position;
    const playable = ((nowMs - this.#atMs) / 1000) * FASTEST_SPEED;
    this.#position = position;
    this.#atMs = nowMs;
    const longest = Math.max(LONGEST_STEP_SECONDS, playable);
    if (this.#isPlaying && step > 0 && step <= longest) this.seconds += step;
  }
}
