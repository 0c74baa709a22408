import { onEachFrame, qualityScale } from "~/player/frame-loop";
import { LazyMusic } from "~/player/lazy-music";
import { fitCanvas, paint, type Shown } from "~/player/paint";
import * as playback from "~/player/playback";
import { whenIdle } from "~/player/when-idle";
import type { Composition } from "~/scene/composition";
import { isAudible } from "~/scene/sound-assets";

/** What the controls show. A new object whenever anything in it changes. */
export interface PlayerSnapshot {
  status: playback.Playback["status"];
  /** It should be playing and cannot: what comes next is still on its way. */
  isWaiting: boolean;
  isLooping: boolean;
  isMuted: boolean;
  /** The browser lets nothing sound before the visitor has touched the page. */
  isSoundHeldBack: boolean;
  /** Linear, 0–1. */
  volume: number;
  /** Seconds of video per second: 1 is as made. */
  rate: number;
}

export interface PlayerControllerOptions {
  isLooping: boolean;
  isMuted: boolean;
  /** Frames per second for stepping. */
  frameRate: number;
  /** The sound is mixed when somebody is about to play, not as soon as the page is idle. See `expectPlay`. */
  mixesLate?: boolean;
}

/**
 * One player's canvas, clock and music behind simple commands. The picture follows the sound's clock while there is sound, and
 * the page's clock otherwise. It draws only what can be seen.
 */
export class PlayerController {
  readonly #frameRate: number;
  readonly #music = new LazyMusic();
  readonly #listeners = new Set<() => void>();
  readonly #positionListeners = new Set<() => void>();
  #toldSeconds = 0;
  #playback: playback.Playback;
  #snapshot: PlayerSnapshot;
  #canvas: HTMLCanvasElement | null = null;
  #shown: Shown | null = null;
  #isInView = false;
  #leaveLoop: (() => void) | null = null;
  #resumesAfterScrub = false;
  #mixesAhead: boolean;
  /** It stands at a moment that nobody has sought. */
  #isResting = false;
  /** The latest decoding of clip frames that was waited for. */
  #preparing: Promise<void> | null = null;

  constructor({ isLooping, isMuted, frameRate, mixesLate = false }: PlayerControllerOptions) {
    this.#frameRate = frameRate;
    this.#mixesAhead = !mixesLate;
    this.#playback = playback.createPlayback(0, isLooping);
    this.#snapshot = {
      status: "paused",
      isWaiting: false,
      isLooping,
      isMuted,
      isSoundHeldBack: false,
      volume: 1,
      rate: 1,
    };
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
    const position = playback.positionAt(this.#playback, this.#clock());
    return this.#shown && this.#snapshot.status === "playing"
      ? Math.min(position, this.#shown.untilSeconds)
      : position;
  }

  /** The position listeners last heard of: unlike the position itself, the same until they hear of another. */
  get toldSeconds(): number {
    return this.#toldSeconds;
  }

  get durationSeconds(): number {
    return this.#playback.durationSeconds;
  }

  attach(canvas: HTMLCanvasElement | null): void {
    this.#canvas = canvas;
    this.repaint();
  }

  /** Shows a composition, keeping the position. The caller goes on owning its assets. */
  show(shown: Shown, mediaUrl: (assetId: string) => string): void {
    const isSame = this.#shown !== null && hasSameSound(this.#shown.composition, shown.composition);
    this.#shown = shown;
    this.#preparing = null;
    this.#music.setComposition(shown.composition, mediaUrl);
    const wasWaiting = this.#snapshot.isWaiting;
    this.#change(playback.setDuration(this.#playback, shown.composition.durationSeconds, this.#clock()));
    if (this.#snapshot.status === "playing" && !this.#snapshot.isWaiting && (wasWaiting || !isSame)) {
      // What sounds goes on until the new mix is there, unless there is nothing to hear any more.
      if (wasWaiting || !hasSound(shown.composition)) this.#stopMusic();
      this.#startMusic(false);
    }
    this.#prepareWhenIdle();
  }

  /** Somebody is about to play: sound that waited for that is mixed, now and after each change. */
  expectPlay = (): void => {
    if (this.#mixesAhead) return;
    this.#mixesAhead = true;
    this.#prepareWhenIdle();
  };

  /** Whether any part of the player can be seen; playing goes on unseen, drawing does not. */
  setInView(isInView: boolean): void {
    this.#isInView = isInView;
    this.#joinOrLeaveLoop();
    this.repaint();
  }

  play = (): void => {
    if (!this.#shown || this.#snapshot.status === "playing") return;
    this.#mixesAhead = true;
    if (this.#isResting) this.#playback = playback.seek(this.#playback, 0, this.#clock());
    this.#isResting = false;
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

  /** Shows a moment that stands for the whole; playing begins at the start all the same. */
  rest(positionSeconds: number): void {
    this.seek(positionSeconds);
    this.#isResting = true;
  }

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

  setRate(rate: number): void {
    if (rate === this.#snapshot.rate) return;
    const next = playback.setRate(this.#playback, rate, this.#clock());
    this.#music.setRate(rate);
    this.#publish({ rate });
    // Another speed is no place somebody chose: from rest it still begins at the start.
    const isResting = this.#isResting;
    this.#moveTo(next);
    this.#isResting = isResting;
  }

  setMuted(isMuted: boolean): void {
    if (!isMuted && this.#snapshot.volume === 0) {
      this.setVolume(0.5);
      return;
    }
    this.#publish({ isMuted, isSoundHeldBack: false });
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

  /** Sound that the browser held back may start now that the visitor has touched the page. */
  resumeSound = (): void => {
    if (this.#snapshot.isSoundHeldBack && this.#snapshot.status === "playing") this.#startMusic();
  };

  /** Draws the present moment again, as after a change of size. */
  repaint = (): void => {
    const canvas = this.#canvas;
    const shown = this.#shown;
    if (!canvas || !shown || !this.#isInView) return;
    // Whoever looks at a picture that stands still sees every pixel of it.
    const scale = this.#snapshot.status === "playing" ? qualityScale() : 1;
    const isCleared = fitCanvas(canvas, shown.composition, scale);
    const position = this.positionSeconds;
    if (!this.#has(position)) return;
    const preparing = shown.assets.prepare(position);
    if (!preparing || isCleared) paint(canvas, shown, position);
    if (preparing) this.#paintWhenReady(preparing, shown, position);
  };

  /** Stops everything and lets go of the assets, which may be closed already. */
  dispose(): void {
    this.#shown = null;
    this.pause();
    this.#music.close();
  }

  /** Mixing takes both cores of a small machine: the picture comes first. */
  #prepareWhenIdle(): void {
    const shown = this.#shown;
    if (!this.#mixesAhead || shown?.untilSeconds !== Infinity) return;
    whenIdle(() => {
      if (this.#shown === shown && !this.#snapshot.isMuted && hasSound(shown.composition)) {
        this.#music.prepare();
      }
    });
  }

  #has(positionSeconds: number): boolean {
    const { fromSeconds, untilSeconds } = this.#shown ?? { fromSeconds: 0, untilSeconds: 0 };
    return positionSeconds >= fromSeconds && positionSeconds < untilSeconds;
  }

  #clock(): number {
    return this.#music.clockSeconds ?? performance.now() / 1000;
  }

  /** A jump: the music has to start again at the new place. */
  #moveTo(next: playback.Playback): void {
    this.#isResting = false;
    if (next.status !== "playing") this.#music.stop();
    this.#change(next);
    if (next.status === "playing") this.#startMusic();
  }

  async #startMusic(stopsFirst = true): Promise<void> {
    const { isMuted, isWaiting } = this.#snapshot;
    if (isMuted || isWaiting || !hasSound(this.#shown?.composition)) return;
    if (stopsFirst) this.#stopMusic();
    let before = 0;
    const started = await this.#music.start(() => {
      before = this.#clock();
      return this.positionSeconds;
    }, this.#playback.loops);
    if (started) this.#playback = playback.rebase(this.#playback, before, this.#clock());
    const isHeldBack = !started && hasSound(this.#shown?.composition) && !hasBeenTouched();
    if (isHeldBack !== this.#snapshot.isSoundHeldBack) this.#publish({ isSoundHeldBack: isHeldBack });
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
    const isWaiting = this.#shown !== null && !this.#has(this.positionSeconds);
    if (isWaiting !== this.#snapshot.isWaiting) this.#publish({ isWaiting });
    this.#joinOrLeaveLoop();
    // What plays is drawn with the next frame of the screen.
    if (!this.#leaveLoop) this.repaint();
    this.#tellPosition();
  }

  #publish(changes: Partial<PlayerSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...changes };
    for (const listener of this.#listeners) listener();
  }

  #tellPosition(): void {
    this.#toldSeconds = this.positionSeconds;
    for (const listener of this.#positionListeners) listener();
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
    if (this.#holdWhereMediaEnd()) return;
    const canvas = this.#canvas;
    const shown = this.#shown;
    if (canvas && shown) this.#paintFrame(canvas, shown);
    this.#tellPosition();
  };

  /** Time stands while what comes next is on its way; `show` goes on. */
  #holdWhereMediaEnd(): boolean {
    const position = playback.positionAt(this.#playback, this.#clock());
    if (!this.#shown || this.#has(position)) return false;
    const until = Math.min(position, this.#shown.untilSeconds);
    if (!this.#snapshot.isWaiting) {
      this.#stopMusic();
      this.#publish({ isWaiting: true });
    }
    this.#playback = playback.holdAt(this.#playback, until, this.#clock());
    return true;
  }

  /** Clip frames that are still being decoded do not hold up the rest of the picture: the latest ones are drawn then. */
  #paintFrame(canvas: HTMLCanvasElement, shown: Shown): void {
    const position = this.positionSeconds;
    const isCleared = fitCanvas(canvas, shown.composition, qualityScale());
    if (!this.#preparing) {
      const preparing = shown.assets.prepare(position);
      if (preparing) {
        this.#paintWhenReady(preparing, shown, position);
        if (!isCleared) return;
      }
    }
    paint(canvas, shown, position);
  }

  #paintWhenReady(preparing: Promise<void>, shown: Shown, positionSeconds: number): void {
    this.#preparing = preparing;
    void preparing.then(() => {
      if (this.#preparing !== preparing) return;
      this.#preparing = null;
      if (this.#canvas && this.#shown === shown && this.#isInView) {
        paint(this.#canvas, shown, positionSeconds);
      }
    });
  }
}

/** Whether there is anything to hear. */
export function hasSound(composition: Composition | undefined): boolean {
  return composition?.sound ? isAudible(composition.sound) : false;
}

function hasSameSound(one: Composition, other: Composition): boolean {
  return (
    one.sound === other.sound ||
    (one.durationSeconds === other.durationSeconds &&
      JSON.stringify(one.sound) === JSON.stringify(other.sound))
  );
}

function hasBeenTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? true;
}
