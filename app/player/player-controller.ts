import { onEachFrame } from "~/player/frame-loop";
import { Music } from "~/player/music";
import { fitCanvas, paint, type Shown } from "~/player/paint";
import * as playback from "~/player/playback";

/** What the controls show. A new object whenever anything in it changes. */
export interface PlayerSnapshot {
  status: playback.Playback["status"];
  isLooping: boolean;
  isMuted: boolean;
  /** Linear, 0–1. */
  volume: number;
}

export interface PlayerControllerOptions {
  isLooping: boolean;
  isMuted: boolean;
  /** Frames per second for stepping. */
  frameRate: number;
}

/**
 * One player's canvas, clock and music behind simple commands. The picture follows the sound's clock while there is sound, and
 * the page's clock otherwise. It draws only what can be seen.
 */
export class PlayerController {
  readonly #frameRate: number;
  readonly #music = new Music();
  readonly #listeners = new Set<() => void>();
  readonly #positionListeners = new Set<() => void>();
  #playback: playback.Playback;
  #snapshot: PlayerSnapshot;
  #canvas: HTMLCanvasElement | null = null;
  #shown: Shown | null = null;
  #isInView = false;
  #leaveLoop: (() => void) | null = null;
  #resumesAfterScrub = false;

  constructor({ isLooping, isMuted, frameRate }: PlayerControllerOptions) {
    this.#frameRate = frameRate;
    this.#playback = playback.createPlayback(0, isLooping);
    this.#snapshot = { status: "paused", isLooping, isMuted, volume: 1 };
  }

  /** Hears of every change of the snapshot. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Hears of every change of the position: up to once per frame. */
  subscribeToPosition = (listener: () => void): (() => void) => {
    this.#positionListeners.add(listener);
    return () => this.#positionListeners.delete(listener);
  };

  getSnapshot = (): PlayerSnapshot => this.#snapshot;

  get positionSeconds(): number {
    return playback.positionAt(this.#playback, this.#clock());
  }

  attach(canvas: HTMLCanvasElement | null): void {
    this.#canvas = canvas;
    this.repaint();
  }

  /** Shows a composition, keeping the position. The caller goes on owning its assets. */
  show(shown: Shown): void {
    this.#shown = shown;
    this.#music.setComposition(shown.composition);
    if (!this.#snapshot.isMuted) this.#music.prepare();
    this.#change(playback.setDuration(this.#playback, shown.composition.durationSeconds, this.#clock()));
    if (this.#snapshot.status === "playing") this.#startMusic();
  }

  /** Whether any part of the player can be seen; playing goes on unseen, drawing does not. */
  setInView(isInView: boolean): void {
    this.#isInView = isInView;
    this.#joinOrLeaveLoop();
    this.repaint();
  }

  play = (): void => {
    if (!this.#shown || this.#snapshot.status === "playing") return;
    this.#change(playback.play(this.#playback, this.#clock()));
    this.#startMusic();
  };

  pause = (): void => {
    // The position is read before the music stops and its clock with it.
    const paused = playback.pause(this.#playback, this.#clock());
    this.#music.stop();
    this.#change(paused);
  };

  toggle = (): void => {
    if (this.#snapshot.status === "playing") this.pause();
    else this.play();
  };

  seek(positionSeconds: number): void {
    this.#moveTo(playback.seek(this.#playback, positionSeconds, this.#clock()));
  }

  /** Stands still while somebody drags; the end of dragging goes on playing if it played. */
  beginScrub(): void {
    this.#resumesAfterScrub = this.#snapshot.status === "playing";
    this.pause();
  }

  endScrub(): void {
    if (this.#resumesAfterScrub) this.play();
    this.#resumesAfterScrub = false;
  }

  step(frames: number): void {
    this.#moveTo(playback.step(this.#playback, frames, this.#frameRate, this.#clock()));
  }

  setLooping(isLooping: boolean): void {
    this.#moveTo(playback.setLoops(this.#playback, isLooping, this.#clock()));
    this.#publish({ isLooping });
  }

  setMuted(isMuted: boolean): void {
    if (!isMuted && this.#snapshot.volume === 0) {
      this.setVolume(0.5);
      return;
    }
    this.#publish({ isMuted });
    if (this.#snapshot.status !== "playing") return;
    if (isMuted) this.#stopMusic();
    else this.#startMusic();
  }

  setVolume(volume: number): void {
    const clamped = Math.max(0, Math.min(1, volume));
    this.#music.setVolume(clamped);
    this.#publish({ volume: clamped });
    if (this.#snapshot.isMuted !== (clamped === 0)) this.setMuted(clamped === 0);
  }

  /** Draws the present moment again, as after a change of size. */
  repaint = (): void => {
    if (!this.#canvas || !this.#shown || !this.#isInView) return;
    fitCanvas(this.#canvas, this.#shown.composition);
    paint(this.#canvas, this.#shown, this.positionSeconds);
  };

  /** Stops everything and lets go of the assets, which may be closed already. */
  dispose(): void {
    this.#shown = null;
    this.pause();
  }

  #clock(): number {
    return this.#music.clockSeconds ?? performance.now() / 1000;
  }

  /** A jump: the music has to start again at the new place. */
  #moveTo(next: playback.Playback): void {
    if (next.status !== "playing") this.#music.stop();
    this.#change(next);
    if (next.status === "playing") this.#startMusic();
  }

  async #startMusic(): Promise<void> {
    if (this.#snapshot.isMuted) return;
    this.#stopMusic();
    let before = 0;
    const started = await this.#music.start(() => {
      before = this.#clock();
      return this.positionSeconds;
    }, this.#playback.loops);
    if (started) this.#playback = playback.rebase(this.#playback, before, this.#clock());
  }

  /** Goes on by the page's clock. */
  #stopMusic(): void {
    const before = this.#clock();
    this.#music.stop();
    this.#playback = playback.rebase(this.#playback, before, this.#clock());
  }

  #change(next: playback.Playback): void {
    this.#playback = next;
    if (next.status !== this.#snapshot.status) this.#publish({ status: next.status });
    this.#joinOrLeaveLoop();
    this.repaint();
    for (const listener of this.#positionListeners) listener();
  }

  #publish(changes: Partial<PlayerSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #joinOrLeaveLoop(): void {
    const isNeeded = this.#snapshot.status === "playing" && this.#isInView;
    if (isNeeded && !this.#leaveLoop) this.#leaveLoop = onEachFrame(this.#onFrame);
    if (!isNeeded && this.#leaveLoop) {
      this.#leaveLoop();
      this.#leaveLoop = null;
    }
  }

  #onFrame = (): void => {
    const settled = playback.settle(this.#playback, this.#clock());
    if (settled !== this.#playback) {
      this.#music.stop();
      this.#change(settled);
      return;
    }
    if (this.#canvas && this.#shown) paint(this.#canvas, this.#shown, this.positionSeconds);
    for (const listener of this.#positionListeners) listener();
  };
}
