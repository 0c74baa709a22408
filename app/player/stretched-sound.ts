/**
 * Plays a mixed sound faster or slower with its pitch kept, which audio buffers cannot do: it is handed to a media
 * element as a WAV file. Good to a few hundredths of a second, where a buffer is exact; so only for speeds other than 1.
 */
export class StretchedSound {
  readonly #element = new Audio();
  readonly #address: string;

  constructor(buffer: AudioBuffer) {
    const channels = Array.from({ length: buffer.numberOfChannels }, (_, index) =>
      buffer.getChannelData(index),
    );
    this.#address = URL.createObjectURL(
      new Blob([encodeWav(channels, buffer.sampleRate)], { type: "audio/wav" }),
    );
    this.#element.src = this.#address;
    this.#element.preservesPitch = true;
  }

  /** Starts at a position of the sound, in seconds. Returns whether the browser let it sound. */
  async start(positionSeconds: number, rate: number, loops: boolean): Promise<boolean> {
    this.#element.loop = loops;
    this.#element.playbackRate = rate;
    this.#element.currentTime = positionSeconds;
    return this.#element.play().then(
      () => true,
      () => false,
    );
  }

  /** Linear, 0–1. */
  setVolume(volume: number): void {
    this.#element.volume = Math.max(0, Math.min(1, volume));
  }

  stop(): void {
    this.#element.pause();
  }

  /** Lets go of the sound; it cannot be started again. */
  close(): void {
    this.stop();
    this.#element.removeAttribute("src");
    URL.revokeObjectURL(this.#address);
  }
}

/** 16-bit PCM in a RIFF file (http://soundfile.sapp.org/doc/WaveFormat). Samples outside -1 to 1 are cut. */
export function encodeWav(channels: readonly Float32Array[], sampleRate: number): ArrayBuffer {
  const frames = channels[0]?.length ?? 0;
  const bytesPerFrame = channels.length * 2;
  const file = new ArrayBuffer(44 + frames * bytesPerFrame);
  const view = new DataView(file);
  const writeTag = (offset: number, tag: string) => {
    for (let index = 0; index < 4; index++) view.setUint8(offset + index, tag.charCodeAt(index));
  };
  writeTag(0, "RIFF");
  view.setUint32(4, file.byteLength - 8, true);
  writeTag(8, "WAVE");
  writeTag(12, "fmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, channels.length, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * bytesPerFrame, true);
  view.setUint16(32, bytesPerFrame, true);
  view.setUint16(34, 16, true);
  writeTag(36, "data");
  view.setUint32(40, frames * bytesPerFrame, true);
  const samples = new Int16Array(file, 44);
  channels.forEach((channel, place) => {
    for (let frame = 0; frame < frames; frame++) {
      samples[frame * channels.length + place] = Math.max(-1, Math.min(1, channel[frame]!)) * 0x7fff;
    }
  });
  return file;
}
