import type { EditorState, Playhead } from "~/editor/editor";
import { onEachFrame } from "~/player/frame-loop";
import type { PlayerController } from "~/player/player-controller";

/** As near to the end of a loop it counts as there, in seconds. */
const nearSeconds = 0.02;

/** The playhead of a player: besides what the player can, it goes backwards and plays a part over and over. */
export class EditorPlayhead implements Playhead {
  #rate = 1;
  #loop: EditorState["loop"] = null;
  #leaveBackwards: (() => void) | null = null;
  #lastMs = 0;
  readonly #listeners = new Set<() => void>();

  constructor(private readonly player: PlayerController) {
    player.subscribeToPosition(this.#onMoved);
    player.subscribe(this.#onStatus);
  }

  /** As last told: the same until the listeners hear of another. */
  get seconds(): number {
    return this.player.toldSeconds;
  }

  get isPlaying(): boolean {
    return this.#leaveBackwards !== null || this.player.getSnapshot().status === "playing";
  }

  get rate(): number {
    return this.#rate;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly seek = (seconds: number): void => this.player.seek(seconds);

  readonly step = (frames: number): void => {
    this.pause();
    this.player.step(frames);
  };

  readonly play = (): void => {
    this.#stopBackwards();
    const { positionSeconds } = this.player;
    const loop = this.#loop;
    if (loop && (positionSeconds < loop.inSeconds || positionSeconds >= loop.outSeconds - nearSeconds)) {
      this.player.seek(loop.inSeconds);
    }
    this.player.play();
    this.#tell();
  };

  readonly pause = (): void => {
    this.#stopBackwards();
    this.player.pause();
    this.#setRate(1);
  };

  readonly toggle = (): void => {
    if (this.isPlaying) this.pause();
    else this.play();
  };

  readonly setRate = (rate: number): void => {
    if (rate !== 0) this.#setRate(rate);
    if (rate === 0) this.pause();
    else if (rate > 0) this.play();
    else this.#playBackwards();
  };

  #playBackwards(): void {
    this.player.pause();
    if (!this.#leaveBackwards) {
      this.#lastMs = performance.now();
      this.#leaveBackwards = onEachFrame(this.#goBack);
    }
    this.#tell();
  }

  setLoop(loop: EditorState["loop"]): void {
    this.#loop = loop;
  }

  #setRate(rate: number): void {
    if (rate === this.#rate) return;
    this.#rate = rate;
    this.player.setRate(rate > 0 ? rate : 1);
    this.#tell();
  }

  readonly #goBack = (): void => {
    const nowMs = performance.now();
    const seconds = this.player.positionSeconds + (this.#rate * (nowMs - this.#lastMs)) / 1000;
    this.#lastMs = nowMs;
    const loop = this.#loop;
    this.player.seek(loop && seconds < loop.inSeconds ? loop.outSeconds : seconds);
    if (seconds <= 0 && !loop) this.pause();
  };

  #stopBackwards(): void {
    this.#leaveBackwards?.();
    this.#leaveBackwards = null;
  }

  readonly #onMoved = (): void => {
    const loop = this.#loop;
    const { status } = this.player.getSnapshot();
    if (loop && status === "playing" && this.player.toldSeconds >= loop.outSeconds - nearSeconds / 2) {
      this.player.seek(loop.inSeconds);
      return;
    }
    this.#tell();
  };

  readonly #onStatus = (): void => {
    const loop = this.#loop;
    if (loop && this.player.getSnapshot().status === "ended") this.play();
    else this.#tell();
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
