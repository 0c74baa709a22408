/**
 * Further than this beyond what can have been played since the position before is a jump, not watching. The sound's clock and the
 * screen's are never quite as far.
 */
const SHORTEST_JUMP_SECONDS = 1;
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
    if (this.#isPlaying && step > 0 && step <= playable + SHORTEST_JUMP_SECONDS) this.seconds += step;
  }
}
