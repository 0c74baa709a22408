import type { TimelineSurface } from "./surface";

const EDGE_PIXELS = 36;

/** While something is dragged at an edge of the box, the box scrolls on for as long as the pointer stays there. */
export class EdgeScroll {
  #frame = 0;

  constructor(private readonly surface: TimelineSurface) {}

  /** `x` in the box, in pixels. `onScrolled` puts what is dragged where the pointer is by then. */
  follow(x: number, onScrolled: () => void): void {
    const { surface } = this;
    const past = x < EDGE_PIXELS ? x - EDGE_PIXELS : Math.max(0, x - surface.view.width + EDGE_PIXELS);
    this.stop();
    if (past === 0) return;
    this.#frame = requestAnimationFrame(() => {
      const before = surface.view.scrollLeft;
      surface.scrollBy(past / 3, 0);
      this.#frame = requestAnimationFrame(() => {
        if (surface.view.scrollLeft !== before) onScrolled();
      });
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
