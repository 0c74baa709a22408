/** What a machine lets an export use. */
export interface CrewLimits {
  /** Segments drawn in turn by one worker, each with an encoder of its own. */
  lanes: number;
  /** Workers, the export's own among them. */
  mostMembers: number;
}

/** Software encoders work on several threads of their own, so a worker that draws for two of them fills about three cores. */
const LANES = 2;
const CORES_PER_MEMBER = 3;
const MOST_MEMBERS = 4;
/** Pictures, planes and two encoders at 1080 × 1920, in gigabytes, with as much again for the rest of the browser. */
const MEMORY_PER_MEMBER = 2;
/** Where a browser does not say. */
const USUAL_MEMORY = 4;

/** `memoryGigabytes` is the browser's own rough figure, at most 8. */
export function crewLimits(cores: number, memoryGigabytes: number | undefined): CrewLimits {
  const byMemory = Math.floor((memoryGigabytes ?? USUAL_MEMORY) / MEMORY_PER_MEMBER);
  return {
    lanes: cores < 2 ? 1 : LANES,
    mostMembers: Math.max(1, Math.min(MOST_MEMBERS, byMemory, Math.floor(cores / CORES_PER_MEMBER))),
  };
}

const PROBE_SECONDS = 1;
/** One more worker that brings less than this is not worth its memory. */
const LEAST_GAIN = 1.1;

/**
 * Finds how many workers an export is fastest with, by its own frames: with each size for a second, beginning with one, as
 * long as the next one is faster.
 */
export class CrewSize {
  #members = 1;
  #pace = 0;
  #begun: { seconds: number; frames: number } | null = null;
  #isSettled: boolean;

  constructor(mostMembers: number) {
    this.#isSettled = mostMembers === 1;
    this.mostMembers = mostMembers;
  }

  readonly mostMembers: number;

  /** Members there should be, when so many frames are done at a time. To be asked at each frame. */
  membersAt(seconds: number, frames: number): number {
    if (this.#isSettled) return this.#members;
    this.#begun ??= { seconds, frames };
    const span = seconds - this.#begun.seconds;
    if (span < PROBE_SECONDS) return this.#members;
    const pace = (frames - this.#begun.frames) / span;
    this.#begun = null;
    if (pace < this.#pace * LEAST_GAIN) {
      this.#isSettled = true;
      this.#members--;
    } else {
      this.#pace = pace;
      this.#isSettled = this.#members === this.mostMembers;
      if (!this.#isSettled) this.#members++;
    }
    return this.#members;
  }

  /** The newest member has only now begun to draw: what was counted before says nothing about it. */
  restart(): void {
    this.#begun = null;
  }
}
