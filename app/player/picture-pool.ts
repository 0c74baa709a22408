import {
  fetchPicture,
  type HeldPicture,
  type PictureRequest,
  type PictureSource,
  reducePicture,
} from "~/media/load-pictures";

interface Size {
  width: number;
  height: number;
}

/** One decoded picture at one size. */
interface Shared {
  users: number;
  picture: Promise<ImageBitmap>;
  pixels: number;
  stopLoading: AbortController;
}

export interface PicturePoolOptions {
  fetchPicture: (url: string, signal: AbortSignal) => Promise<Blob>;
  decode: (file: Blob) => Promise<ImageBitmap>;
  reduce: (picture: ImageBitmap, size: Size | null) => Promise<ImageBitmap>;
  /** Decoding takes several times a file's size in memory, so only so many at once. */
  decodedAtOnce: number;
  /** Pixels of pictures nobody uses that are kept for whoever comes back: an edit, a scroll. */
  unusedPixels: number;
}

/**
 * Decoded pictures shared by all players of a page: players of one video decode each picture once, and an edit finds
 * the pictures it has not changed. Pictures out of use are kept up to a budget, least recently used thrown away first.
 */
export class PicturePool {
  readonly #options: PicturePoolOptions;
  readonly #shared = new Map<string, Shared>();
  /** Sizes of files seen before, by which a picture is found again without loading it. */
  readonly #naturalSizes = new Map<string, Size>();
  readonly #waiting: (() => void)[] = [];
  #decoding = 0;

  constructor(options: PicturePoolOptions) {
    this.#options = options;
  }

  /** As a source of pictures for `loadEngineAssets`. */
  readonly source: PictureSource = async (request) => {
    for (;;) {
      request.signal?.throwIfAborted();
      const key = this.#keyOf(request);
      const shared = this.#take(key) ?? this.#load(key, request);
      const held = await this.#hold(shared, request.signal);
      // While a file is on its way nobody knows its size, and who asked first may have wanted another one.
      if (key !== request.url || this.#shared.get(this.#keyOf(request)) === shared) return held;
      held.release();
    }
  };

  #keyOf({ url, sizeFor }: PictureRequest): string {
    const natural = this.#naturalSizes.get(url);
    if (!natural) return url;
    const size = sizeFor(natural);
    return size ? `${url} ${size.width}x${size.height}` : `${url} natural`;
  }

  async #hold(shared: Shared, signal: AbortSignal | undefined): Promise<HeldPicture> {
    shared.users++;
    const release = once(() => this.#leave(shared));
    try {
      return { picture: await unlessAborted(shared.picture, signal), release };
    } catch (error) {
      release();
      throw error;
    }
  }

  #take(key: string): Shared | undefined {
    const shared = this.#shared.get(key);
    if (!shared) return undefined;
    // The order of the map is that of use.
    this.#shared.delete(key);
    this.#shared.set(key, shared);
    return shared;
  }

  #load(key: string, request: PictureRequest): Shared {
    const stopLoading = new AbortController();
    const shared: Shared = {
      users: 0,
      pixels: 0,
      stopLoading,
      picture: this.#decode(request, stopLoading.signal).then((picture) => {
        shared.pixels = picture.width * picture.height;
        this.#rename(key, this.#keyOf(request), shared);
        if (stopLoading.signal.aborted) picture.close();
        return picture;
      }),
    };
    this.#shared.set(key, shared);
    shared.picture.catch(() => this.#forget(shared));
    return shared;
  }

  /** Once its size is known, a picture is found by its size. */
  #rename(from: string, to: string, shared: Shared): void {
    if (from === to || this.#shared.get(from) !== shared) return;
    this.#shared.delete(from);
    if (!this.#shared.has(to)) this.#shared.set(to, shared);
  }

  async #decode({ url, sizeFor }: PictureRequest, signal: AbortSignal): Promise<ImageBitmap> {
    const file = await this.#options.fetchPicture(url, signal);
    if (this.#decoding >= this.#options.decodedAtOnce) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#decoding++;
    }
    try {
      signal.throwIfAborted();
      const natural = await this.#options.decode(file);
      const naturalSize = { width: natural.width, height: natural.height };
      this.#naturalSizes.set(url, naturalSize);
      return await this.#options.reduce(natural, sizeFor(naturalSize));
    } finally {
      // The place goes to the next in line, if there is one.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#decoding--;
    }
  }

  #leave(shared: Shared): void {
    shared.users--;
    if (shared.users > 0) return;
    if (shared.pixels === 0) {
      // Who leaves a picture on its way often asks for it again at once, as part of more.
      setTimeout(() => shared.users === 0 && this.#endUnused(shared));
      return;
    }
    this.#endUnused(shared);
  }

  #endUnused(shared: Shared): void {
    if (shared.pixels === 0) {
      shared.stopLoading.abort();
      this.#forget(shared);
      return;
    }
    if (!this.#isKept(shared)) void shared.picture.then((picture) => picture.close());
    this.#tidy();
  }

  /** Throws away unused pictures beyond the budget. */
  #tidy(): void {
    const unused = [...this.#shared.values()].filter(({ users }) => users === 0);
    let pixels = unused.reduce((sum, shared) => sum + shared.pixels, 0);
    for (const shared of unused) {
      if (pixels <= this.#options.unusedPixels) return;
      pixels -= shared.pixels;
      this.#forget(shared);
      void shared.picture.then((picture) => picture.close());
    }
  }

  #forget(shared: Shared): void {
    for (const [key, value] of this.#shared) if (value === shared) this.#shared.delete(key);
  }

  #isKept(shared: Shared): boolean {
    for (const value of this.#shared.values()) if (value === shared) return true;
    return false;
  }
}

/** The pool of this page. */
export const pagePictures = new PicturePool({
  fetchPicture,
  decode: (file) => createImageBitmap(file),
  reduce: reducePicture,
  decodedAtOnce: 3,
  unusedPixels: 16_000_000,
});

function once(run: () => void): () => void {
  let hasRun = false;
  return () => {
    if (!hasRun) run();
    hasRun = true;
  };
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener("abort", stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", stop));
  });
}
