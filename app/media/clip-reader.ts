import { type VideoSample, VideoSampleSink } from "mediabunny";
import type { Picture } from "~/engine/canvas";
import { keyOut } from "~/engine/chroma-key";
import { placePicture } from "~/engine/cover-crop";
import { croppedPart } from "~/engine/media-crop";
import { snappedBox } from "~/engine/snapped-box";
import type { ClipFile } from "~/media/clip-files";
import { type DecodedFrame, decodedFrameOf } from "~/media/decoded-frame";
import { transparentSamples } from "~/media/transparent-samples";
import type { ClipLayer } from "~/scene/composition";

/** A step ahead longer than this is sought instead of decoded through; about the distance of key frames. */
const LONGEST_STEP_SECONDS = 1.5;

/**
 * Reads the frames of one clip layer in the order they are asked for. Going ahead decodes every frame once; going back
 * or far ahead seeks, and the frame before stays until another is there. At most two frames are held, and the few the decoder works
 * ahead.
 *
 * The frame that shows is painted when it is asked for, as pixels of the layer's own size: cropped and cut to its part, upright
 * as the file's rotation says, converted by the browser from the file's colour space to the canvas's, and without the colour that
 * is taken out.
 */
export class ClipReader {
  #samples: AsyncGenerator<VideoSample, void, unknown> | null = null;
  #current: VideoSample | null = null;
  #next: VideoSample | null = null;
  #canvas: (OffscreenCanvas & { hasAlpha: boolean }) | null = null;
  #painted: VideoSample | null = null;
  /** How the frame was painted, as a name: another part, size or colour taken out paints it anew. */
  #paintedAs = "";
  #decoded: DecodedFrame | null = null;
  #wantedSeconds = 0;
  /** The frame that shows is the file's first, asked for before it begins. */
  #isAtFileStart = false;
  #running: Promise<void> | null = null;
  #isClosed = false;

  /** `scale`: pixels wanted per pixel of the composition. */
  constructor(
    readonly file: ClipFile,
    readonly scale: number,
  ) {}

  get hasFrame(): boolean {
    return this.#current !== null;
  }

  /** The frame made ready last, as its layer shows it at a time of the composition. */
  pictureOf(layer: ClipLayer, timeSeconds: number): Picture | undefined {
    this.#paint(layer, timeSeconds);
    return this.#canvas ?? undefined;
  }

  /** The same as it was decoded; nothing where only a canvas can convert it. */
  decodedOf({ chromaKey }: ClipLayer): DecodedFrame | undefined {
    if (chromaKey || this.file.isTransparent) return undefined;
    if (this.#decoded?.sample !== this.#current) {
      this.#decoded = this.#current && decodedFrameOf(this.#current);
    }
    return this.#decoded ?? undefined;
  }

  /**
   * Makes the frame of a time of the file ready: `null` where it is. Rejects where the file cannot be read or decoded.
   * A call that comes while another is under way changes its aim, and both end together.
   */
  show(fileSeconds: number): Promise<void> | null {
    this.#wantedSeconds = fileSeconds;
    if (this.#running) return this.#running;
    if (this.#isShown()) return null;
    this.#running = this.#read().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    this.#current?.close();
    this.#current = null;
    this.#canvas = null;
  }

  async #read(): Promise<void> {
    while (!this.#isClosed && !this.#isShown()) {
      if (!this.#samples || this.#mustSeek()) await this.#seek();
      else await this.#step();
    }
  }

  #isShown(): boolean {
    if (!this.#current) return false;
    // A time before the first frame shows the first.
    const isFirst = this.#isAtFileStart && this.#wantedSeconds < this.#current.timestamp;
    const hasBegun = isFirst || this.#current.timestamp <= this.#wantedSeconds;
    return hasBegun && (!this.#next || this.#wantedSeconds < this.#next.timestamp);
  }

  #mustSeek(): boolean {
    if (!this.#current) return true;
    if (this.#wantedSeconds < this.#current.timestamp) return true;
    return (
      this.#wantedSeconds > (this.#next ?? this.#current).timestamp + LONGEST_STEP_SECONDS && !!this.#next
    );
  }

  async #seek(): Promise<void> {
    this.#stop();
    const wanted = this.#wantedSeconds;
    const { track, isTransparent } = this.file;
    const samples = isTransparent
      ? transparentSamples(track, wanted)
      : new VideoSampleSink(track).samples(wanted);
    this.#samples = samples;
    const first = await this.#take(samples);
    if (this.#isClosed) {
      first?.close();
      return;
    }
    if (!first) throw new Error("The clip has no frame there.");
    this.#current?.close();
    this.#current = first;
    this.#isAtFileStart = first.timestamp > wanted;
    await this.#takeNext(samples);
  }

  async #step(): Promise<void> {
    const samples = this.#samples;
    if (!samples) return;
    while (this.#next && this.#next.timestamp <= this.#wantedSeconds) {
      this.#current?.close();
      this.#current = this.#next;
      this.#next = null;
      this.#isAtFileStart = false;
      await this.#takeNext(samples);
    }
  }

  async #takeNext(samples: AsyncGenerator<VideoSample, void, unknown>): Promise<void> {
    const next = await this.#take(samples);
    if (this.#isClosed) next?.close();
    else this.#next = next;
  }

  async #take(samples: AsyncGenerator<VideoSample, void, unknown>): Promise<VideoSample | null> {
    const result = await samples.next();
    return result.done ? null : result.value;
  }

  #paint(layer: ClipLayer, timeSeconds: number): void {
    const sample = this.#current;
    if (!sample) return;
    const { crop, chromaKey } = layer;
    const size = { width: sample.displayWidth, height: sample.displayHeight };
    const { source, target } = placePicture(size, layer, crop && croppedPart(size, crop, timeSeconds));
    // A larger copy of a small frame holds nothing more.
    const scale = Math.min(this.scale, source.width / target.width, source.height / target.height);
    const shown = scale === this.scale ? snappedBox(target, scale, scale) : scaled(target, scale);
    const width = Math.max(1, Math.round(shown.width));
    const height = Math.max(1, Math.round(shown.height));
    const paintedAs = JSON.stringify([source, width, height, chromaKey]);
    if (sample === this.#painted && paintedAs === this.#paintedAs) return;
    this.#painted = sample;
    this.#paintedAs = paintedAs;
    const isKeyed = chromaKey !== undefined;
    const hasAlpha = isKeyed || this.file.isTransparent;
    if (
      this.#canvas?.width !== width ||
      this.#canvas.height !== height ||
      this.#canvas.hasAlpha !== hasAlpha
    ) {
      this.#canvas = Object.assign(new OffscreenCanvas(width, height), { hasAlpha });
    }
    const context = this.#canvas.getContext("2d", { alpha: hasAlpha, willReadFrequently: isKeyed });
    if (!context) throw new Error("This browser gives no 2D canvas.");
    context.imageSmoothingQuality = width < source.width * 0.67 ? "medium" : "low";
    if (hasAlpha) context.clearRect(0, 0, width, height);
    sample.draw(context, source.x, source.y, source.width, source.height, 0, 0, width, height);
    if (!chromaKey) return;
    const pixels = context.getImageData(0, 0, width, height);
    keyOut(pixels, chromaKey);
    context.putImageData(pixels, 0, 0);
  }

  /** Lets go of all but the frame that shows. */
  #stop(): void {
    this.#next?.close();
    this.#next = null;
    void this.#samples?.return();
    this.#samples = null;
  }
}

function scaled<B extends { width: number; height: number }>(box: B, scale: number): B {
  return { ...box, width: box.width * scale, height: box.height * scale };
}
