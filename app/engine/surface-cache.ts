/** At most this many megapixels of prepared surfaces are kept: the largest two scenes that overlap, with room. */
const BUDGET_PIXELS = 24_000_000;

interface Sized {
  width: number;
  height: number;
}

/**
 * Keeps what was painted once, least recently used thrown away first, so that a long video does not hold a canvas
 * for every scene. What was thrown away is painted again, with the same pixels.
 */
export class SurfaceCache<K extends object, V extends Sized> {
  readonly #surfaces = new Map<K, V>();
  #pixels = 0;

  constructor(readonly budgetPixels = BUDGET_PIXELS) {}

  get(key: K, paint: () => V): V {
    let surface = this.#surfaces.get(key);
    if (surface) {
      this.#surfaces.delete(key);
    } else {
      surface = paint();
      this.#pixels += surface.width * surface.height;
    }
    this.#surfaces.set(key, surface);
    for (const [oldest, { width, height }] of this.#surfaces) {
      if (this.#pixels <= this.budgetPixels || oldest === key) break;
      this.#surfaces.delete(oldest);
      this.#pixels -= width * height;
    }
    return surface;
  }

  delete(key: K): void {
    const surface = this.#surfaces.get(key);
    if (!surface) return;
    this.#surfaces.delete(key);
    this.#pixels -= surface.width * surface.height;
  }
}
