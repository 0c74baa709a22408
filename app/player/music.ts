import type { SoundReading } from "~/engine/sound/read-sound";
import { mixSound, readingOf } from "~/player/mixer";
import type { StretchedSound } from "~/player/stretched-sound";
import type { Composition, SoundMix } from "~/scene/composition";
import { isAudible } from "~/scene/sound-assets";

let sharedContext: AudioContext | null = null;

/** Browsers allow few audio contexts per page, so all players share one. */
function audioContext(): AudioContext {
  sharedContext ??= new AudioContext({ latencyHint: "playback" });
  return sharedContext;
}

/**
 * Opening the audio context takes longer than a frame, which the press of play shall not wait for. Before the visitor has
 * touched the page browsers complain of one: then it is opened as a press or a key begins.
 */
function openContextEarly(): void {
  if (sharedContext) return;
  const listening = new AbortController();
  const open = () => {
    if (!navigator.userActivation?.hasBeenActive) return;
    listening.abort();
    // It shall not keep the sound hardware awake until then.
    if (!sharedContext) void audioContext().suspend();
  };
  for (const type of ["pointerdown", "keydown"]) {
    addEventListener(type, open, { capture: true, passive: true, signal: listening.signal });
  }
  open();
}

/** Waiting longer than this for permission to sound would hold up the picture. */
const START_PATIENCE_MS = 250;

/** The sound of one player. */
export class Music {
  #composition: Composition | null = null;
  #mediaUrl: (assetId: string) => string = (assetId) => assetId;
  #buffer: Promise<AudioBuffer> | null = null;
  #mixing: AbortController | null = null;
  #source: AudioBufferSourceNode | null = null;
  #gain: GainNode | null = null;
  #volume = 1;
  #rate = 1;
  #stretched: { sound: StretchedSound; of: AudioBuffer } | null = null;
  /** Counts starts and stops, so that a start overtaken by a later call gives up. */
  #turn = 0;

  /**
   * Takes the sound of a composition: music, voices and clips. What sounds the same is not mixed again, and music that
   * stays the same is not composed again.
   */
  setComposition(composition: Composition, mediaUrl: (assetId: string) => string): void {
    const before = this.#composition;
    this.#composition = composition;
    this.#mediaUrl = mediaUrl;
    if (soundKey(before) === soundKey(composition)) return;
    this.#mixing?.abort();
    this.#buffer = null;
  }

  /** Mixes ahead of the first `start`, so that sound begins with the picture. */
  prepare(): void {
    const sound = audibleSound(this.#composition);
    if (!this.#composition || !sound || this.#buffer) return;
    openContextEarly();
    this.#mixing = new AbortController();
    const { durationSeconds } = this.#composition;
    const buffer = mixSound(sound, durationSeconds, this.#mediaUrl, this.#mixing.signal);
    this.#buffer = buffer;
    // A failure is met where the buffer is used; the next start mixes again.
    buffer.catch(() => {
      if (this.#buffer === buffer) this.#buffer = null;
    });
  }

  /** How loud the mix is, made now if it was not yet; `null` where there is nothing to hear or it cannot be mixed. */
  async reading(): Promise<SoundReading | null> {
    this.prepare();
    const buffer = await this.#buffer?.catch(() => null);
    return (buffer && readingOf(buffer)) ?? null;
  }

  /** Linear, 0–1. */
  setVolume(volume: number): void {
    this.#volume = volume;
    this.#stretched?.sound.setVolume(volume);
    if (this.#gain) this.#gain.gain.setTargetAtTime(volume, audioContext().currentTime, 0.015);
  }

  /**
   * Speed of the next `start`; 1 is as composed. At other speeds the pitch is kept, and `clockSeconds` stays `null`:
   * the picture then goes by the page's clock.
   */
  setRate(rate: number): void {
    this.#rate = rate;
  }

  /** Seconds of the sound hardware's clock while sound is running at its own speed, else `null`. */
  get clockSeconds(): number | null {
    return this.#source ? audioContext().currentTime : null;
  }

  /**
   * Starts at the position that `positionSeconds` gives at the last moment, since mixing may take a while; what
   * sounds already goes on until then. Returns whether sound runs: not where there is none, not before the visitor has touched the page, and not when stopped meanwhile.
   */
  async start(positionSeconds: () => number, loops: boolean): Promise<boolean> {
    if (!audibleSound(this.#composition)) return false;
    const turn = ++this.#turn;
    const context = audioContext();
    // Where sound is not allowed yet, this promise stays open until it is.
    const patience = new Promise((resolve) => setTimeout(resolve, START_PATIENCE_MS));
    await Promise.race([context.resume(), patience]);
    if (context.state !== "running") return false;
    this.prepare();
    const buffer = await this.#buffer?.catch(() => null);
    if (!buffer || turn !== this.#turn) return false;
    this.#stopSource();
    if (this.#rate !== 1) return this.#startStretched(buffer, turn, positionSeconds, loops);
    // Read before the source exists: from then on `clockSeconds` answers with another clock.
    const offsetSeconds = Math.min(positionSeconds(), buffer.duration);
    this.#gain = new GainNode(context, { gain: 0 });
    this.#gain.connect(context.destination);
    this.#source = new AudioBufferSourceNode(context, { buffer, loop: loops });
    this.#source.connect(this.#gain);
    this.setVolume(this.#volume);
    this.#source.start(0, offsetSeconds);
    return true;
  }

  stop(): void {
    this.#turn++;
    this.#stopSource();
  }

  /** Lets go of everything; nothing can be started afterwards. */
  close(): void {
    this.stop();
    this.#mixing?.abort();
    this.#buffer = null;
    this.#stretched?.sound.close();
    this.#stretched = null;
  }

  async #startStretched(
    buffer: AudioBuffer,
    turn: number,
    positionSeconds: () => number,
    loops: boolean,
  ): Promise<boolean> {
    const { StretchedSound } = await import("~/player/stretched-sound");
    if (turn !== this.#turn) return false;
    if (this.#stretched?.of !== buffer) {
      this.#stretched?.sound.close();
      this.#stretched = { sound: new StretchedSound(buffer), of: buffer };
    }
    this.setVolume(this.#volume);
    return this.#stretched.sound.start(positionSeconds(), this.#rate, loops);
  }

  #stopSource(): void {
    this.#stretched?.sound.stop();
    this.#source?.stop();
    this.#source?.disconnect();
    this.#gain?.disconnect();
    this.#source = null;
    this.#gain = null;
  }
}

/** What is to be heard, or `null`. */
function audibleSound(composition: Composition | null): SoundMix | null {
  const sound = composition?.sound;
  return sound && isAudible(sound) ? sound : null;
}

function soundKey(composition: Composition | null): string {
  return composition ? `${composition.durationSeconds} ${JSON.stringify(composition.sound)}` : "";
}
