import type { BedRequest } from "~/player/bed-worker";
import type { StretchedSound } from "~/player/stretched-sound";
import type { Composition } from "~/scene/composition";

let sharedContext: AudioContext | null = null;

/** Browsers allow few audio contexts per page, so all players share one. */
function audioContext(): AudioContext {
  sharedContext ??= new AudioContext({ latencyHint: "playback" });
  return sharedContext;
}

/** Waiting longer than this for permission to sound would hold up the picture. */
const START_PATIENCE_MS = 250;

/** As in an export, so that both hold the same samples; the browser converts to what its hardware takes. */
const SAMPLE_RATE = 48000;

/** The sound of one player. */
export class Music {
  #composition: Composition | null = null;
  #buffer: Promise<AudioBuffer> | null = null;
  #source: AudioBufferSourceNode | null = null;
  #gain: GainNode | null = null;
  #volume = 1;
  #rate = 1;
  #stretched: { sound: StretchedSound; of: AudioBuffer } | null = null;
  /** Counts starts and stops, so that a start overtaken by a later call gives up. */
  #turn = 0;

  /** Takes the sound of a composition; music that stays the same is not composed again. */
  setComposition(composition: Composition): void {
    const before = this.#composition;
    this.#composition = composition;
    const isSame =
      before?.sound?.music?.bedId === composition.sound?.music?.bedId &&
      before?.sound?.music?.seed === composition.sound?.music?.seed &&
      before?.durationSeconds === composition.durationSeconds;
    if (!isSame) this.#buffer = null;
    this.setVolume(this.#volume);
  }

  /** Composes ahead of the first `start`, so that sound begins with the picture. */
  prepare(): void {
    const composition = this.#composition;
    if (!composition?.sound?.music || composition.sound.music.gain === 0 || this.#buffer) return;
    const buffer = renderBuffer(composition);
    this.#buffer = buffer;
    // A failure is met where the buffer is used; the next start composes again.
    buffer.catch(() => {
      if (this.#buffer === buffer) this.#buffer = null;
    });
  }

  /** Linear, 0–1, on top of the composition's own gain. */
  setVolume(volume: number): void {
    this.#volume = volume;
    const gain = volume * (this.#composition?.sound?.music?.gain ?? 0);
    this.#stretched?.sound.setVolume(gain);
    if (this.#gain) this.#gain.gain.setTargetAtTime(gain, audioContext().currentTime, 0.015);
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
   * Starts at the position that `positionSeconds` gives at the last moment, since composing may take a while. Returns whether
   * sound runs: not without music, not before the visitor has touched the page, and not when stopped meanwhile.
   */
  async start(positionSeconds: () => number, loops: boolean): Promise<boolean> {
    const composition = this.#composition;
    if (!composition?.sound?.music || composition.sound.music.gain === 0) return false;
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

async function renderBuffer(composition: Composition): Promise<AudioBuffer> {
  const { sound: mix, durationSeconds } = composition;
  const sound = mix?.music;
  if (!sound) throw new Error("The composition has no sound.");
  const worker = new Worker(new URL("./bed-worker.ts", import.meta.url), { type: "module", name: "music" });
  try {
    const { promise, resolve, reject } = Promise.withResolvers<{
      left: Float32Array<ArrayBuffer>;
      right: Float32Array<ArrayBuffer>;
    }>();
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error("The music could not be composed."));
    const request: BedRequest = { sound, durationSeconds, sampleRate: SAMPLE_RATE };
    worker.postMessage(request);
    const { left, right } = await promise;
    const buffer = new AudioBuffer({
      length: left.length,
      numberOfChannels: 2,
      sampleRate: SAMPLE_RATE,
    });
    buffer.copyToChannel(left, 0);
    buffer.copyToChannel(right, 1);
    return buffer;
  } finally {
    worker.terminate();
  }
}
