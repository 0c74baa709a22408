import { type Drawing, drawTimeline, rowTops } from "./draw";
import { type Palette, readPalette } from "./palette";
import { type Item, itemsBetween, type Row } from "./rows";
import {
  clampScale,
  contentWidth,
  fittingScale,
  RULER_HEIGHT,
  secondsAt,
  type View,
  xOf,
  zoomedAbout,
} from "./view";

export type Content = Omit<Drawing, "view" | "palette">;

export interface Place {
  row: Row;
  item: Item;
  /** In the box, in pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The canvas of the timeline within its scrolled box. Drawn at most once per frame of the screen, and only what is in sight; the
 * box scrolls by itself, with the browser's own bars and inertia.
 */
export class TimelineSurface {
  #view: View = { pixelsPerSecond: 40, width: 0, height: 0, scrollLeft: 0, scrollTop: 0 };
  #content: Content | null = null;
  #palette: Palette | null = null;
  #frame = 0;
  #hasFitted = false;
  readonly #listeners = new Set<() => void>();
  readonly #stops: (() => void)[] = [];

  constructor(
    private readonly scroller: HTMLElement,
    private readonly spacer: HTMLElement,
    private readonly canvas: HTMLCanvasElement,
  ) {
    const onScroll = () => {
      const { scrollLeft, scrollTop } = scroller;
      this.#change({ ...this.#view, scrollLeft, scrollTop });
    };
    scroller.addEventListener("scroll", onScroll, { passive: true });
    const sizes = new ResizeObserver(() => this.#measure());
    sizes.observe(scroller);
    const themes = new MutationObserver(() => this.forgetColors());
    themes.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "class"] });
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const onDark = () => this.forgetColors();
    dark.addEventListener("change", onDark);
    this.#stops.push(
      () => scroller.removeEventListener("scroll", onScroll),
      () => sizes.disconnect(),
      () => themes.disconnect(),
      () => dark.removeEventListener("change", onDark),
    );
    this.#measure();
  }

  get view(): View {
    return this.#view;
  }

  get content(): Content | null {
    return this.#content;
  }

  /** Hears of scrolling, zooming and new sizes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show(content: Content): void {
    this.#content = content;
    if (!this.#hasFitted && this.#view.width > 0) this.fit();
    this.#size();
    this.draw();
  }

  forgetColors(): void {
    this.#palette = null;
    this.draw();
  }

  draw = (): void => {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      this.#paint();
    });
  };

  /** Zooms by a factor about a moment of the box, in pixels from its left. */
  zoom(factor: number, atPixels = this.#view.width / 2): void {
    this.scaleTo(this.#view.pixelsPerSecond * factor, atPixels);
  }

  scaleTo(pixelsPerSecond: number, atPixels = this.#view.width / 2): void {
    const duration = this.#content?.durationSeconds ?? 1;
    const scale = clampScale(pixelsPerSecond, this.#view.width, duration);
    this.#move(zoomedAbout(this.#view, scale, atPixels));
  }

  fit(): void {
    const duration = this.#content?.durationSeconds ?? 1;
    if (this.#view.width === 0) return;
    this.#hasFitted = true;
    const { width } = this.#view;
    const scenes = this.#content?.rows.find(({ kind }) => kind === "scene")?.items.length ?? 1;
    const scale = clampScale(fittingScale(width, duration, scenes), width, duration);
    this.#move({ ...this.#view, pixelsPerSecond: scale, scrollLeft: 0 });
  }

  /** Brings a moment into sight, where it is not, with some room about it. */
  reveal(seconds: number, margin = 48): void {
    const x = xOf(this.#view, seconds);
    if (x >= margin / 2 && x <= this.#view.width - margin / 2) return;
    const by = x < margin / 2 ? x - margin : x - this.#view.width + Math.max(margin, this.#view.width / 3);
    const most = this.#content
      ? contentWidth(this.#view, this.#content.durationSeconds) - this.#view.width
      : 0;
    const scrollLeft = Math.min(Math.ceil(Math.max(0, most)), Math.max(0, this.#view.scrollLeft + by));
    // Where it is at an end already, asking for more would have the page laid out, in every frame while the video plays.
    if (scrollLeft !== this.#view.scrollLeft) this.scroller.scrollLeft = scrollLeft;
  }

  /** Scrolls an item into sight. */
  bringIn({ item, top, height }: Place): void {
    this.reveal(item.fromSeconds);
    const below = top + height - this.#view.height;
    if (top < RULER_HEIGHT) this.scroller.scrollTop += top - RULER_HEIGHT - 4;
    else if (below > 0) this.scroller.scrollTop += below + 4;
  }

  scrollBy(x: number, y: number): void {
    this.scroller.scrollBy(x, y);
  }

  secondsAt(x: number): number {
    return secondsAt(this.#view, x);
  }

  /** What lies under a place of the box; markers lie on the ruler. */
  placeAt(x: number, y: number): Place | null {
    const content = this.#content;
    if (!content) return null;
    const at = this.secondsAt(x);
    if (y < RULER_HEIGHT) {
      const reach = 7 / this.#view.pixelsPerSecond;
      const marker = content.markers.find((one) => Math.abs(one.fromSeconds - at) <= reach);
      const row: Row = {
        id: "markers",
        kind: "marker",
        label: "Markers",
        height: 16,
        items: content.markers,
      };
      return marker && y > RULER_HEIGHT - 14 ? this.#boxOf(row, marker, RULER_HEIGHT - 14) : null;
    }
    const { tops } = rowTops(content.rows);
    for (const [index, row] of content.rows.entries()) {
      const top = (tops[index] as number) + RULER_HEIGHT - this.#view.scrollTop;
      if (y < top || y > top + row.height) continue;
      const reach = 3 / this.#view.pixelsPerSecond;
      const near = itemsBetween(row.items, at - reach, at + reach);
      const item = near.find((one) => at >= one.fromSeconds && at < one.untilSeconds) ?? near[0];
      return item ? this.#boxOf(row, item, top) : null;
    }
    return null;
  }

  /** Where an item stands in the box, in sight or not. */
  placeOf(key: string): Place | null {
    const content = this.#content;
    if (!content) return null;
    const { tops } = rowTops(content.rows);
    for (const [index, row] of content.rows.entries()) {
      const item = row.items.find((one) => one.key === key);
      if (item) return this.#boxOf(row, item, (tops[index] as number) + RULER_HEIGHT - this.#view.scrollTop);
    }
    return null;
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
  }

  #boxOf(row: Row, item: Item, top: number): Place {
    const left = xOf(this.#view, item.fromSeconds);
    const width = (item.untilSeconds - item.fromSeconds) * this.#view.pixelsPerSecond;
    return { row, item, left, top, width, height: row.height };
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.scroller;
    if (width === this.#view.width && height === this.#view.height) return;
    const ratio = devicePixelRatio;
    this.canvas.width = Math.round(width * ratio);
    this.canvas.height = Math.round(height * ratio);
    this.canvas.style.width = `${width}px`;
    this.canvas.style.height = `${height}px`;
    this.#change({ ...this.#view, width, height });
    if (!this.#hasFitted && this.#content) this.fit();
    this.#paint();
  }

  /** Takes a view up: the spacer first, or the box could not scroll so far. */
  #move(view: View): void {
    this.#view = view;
    this.#size();
    this.scroller.scrollLeft = view.scrollLeft;
    this.#change({ ...view, scrollLeft: this.scroller.scrollLeft });
  }

  #size(): void {
    if (!this.#content) return;
    this.spacer.style.width = `${Math.ceil(contentWidth(this.#view, this.#content.durationSeconds))}px`;
    this.spacer.style.height = `${rowTops(this.#content.rows).height + RULER_HEIGHT}px`;
  }

  #change(view: View): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
    this.draw();
  }

  #paint(): void {
    const context = this.canvas.getContext("2d", { alpha: false });
    if (!context || !this.#content || this.#view.width === 0) return;
    this.#palette ??= readPalette(this.scroller);
    const ratio = this.canvas.width / this.#view.width;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawTimeline(context, { ...this.#content, view: this.#view, palette: this.#palette });
  }
}
