import type { Rectangle, Size } from "./geometry";
import type { View } from "./view";

type DrawPart = (context: OffscreenCanvasRenderingContext2D, part: Rectangle) => void;

/** What is to stand on the layer. All in device pixels. */
export interface StillContent {
  size: Size;
  /** Its place in whole pixels, so that what is moved stays sharp. */
  view: View;
  /** What it is drawn from; where one of these is another, all is drawn anew. */
  parts: readonly unknown[];
  /** Where else it changed since the last time. */
  changed: Rectangle | null;
  /** Draws what lies within a part, which is cleared and clipped already. */
  draw: DrawPart;
}

/**
 * The image and its mask as they stand on the canvas, kept from frame to frame: moved, they are shifted, and only what
 * comes into sight is drawn; painted on, only what changed. What follows the pointer is drawn over it.
 */
export class StillLayer {
  private front = newContext();
  private back = newContext();
  private shown: Pick<StillContent, "view" | "parts"> | null = null;

  /** Brings the layer up to date and answers with it. */
  update({ size, view, parts, changed, draw }: StillContent): OffscreenCanvas {
    const before = this.isAlike(size, view, parts) ? this.shown : null;
    this.shown = { view, parts };
    const whole = { x: 0, y: 0, ...size };
    if (!before) {
      for (const { canvas } of [this.front, this.back]) Object.assign(canvas, size);
      this.drawPart(whole, draw);
      return this.front.canvas;
    }
    const dx = view.x - before.view.x;
    const dy = view.y - before.view.y;
    if (dx !== 0 || dy !== 0) this.shift(dx, dy);
    if (dx !== 0) this.drawPart({ ...whole, x: dx > 0 ? 0 : size.width + dx, width: Math.abs(dx) }, draw);
    if (dy !== 0) this.drawPart({ ...whole, y: dy > 0 ? 0 : size.height + dy, height: Math.abs(dy) }, draw);
    if (changed) this.drawPart(changed, draw);
    return this.front.canvas;
  }

  private isAlike({ width, height }: Size, view: View, parts: readonly unknown[]): boolean {
    const { canvas } = this.front;
    return (
      this.shown !== null &&
      canvas.width === width &&
      canvas.height === height &&
      this.shown.view.scale === view.scale &&
      Math.abs(view.x - this.shown.view.x) < width &&
      Math.abs(view.y - this.shown.view.y) < height &&
      this.shown.parts.every((part, index) => part === parts[index])
    );
  }

  private shift(dx: number, dy: number): void {
    this.back.globalCompositeOperation = "copy";
    this.back.drawImage(this.front.canvas, dx, dy);
    this.back.globalCompositeOperation = "source-over";
    [this.front, this.back] = [this.back, this.front];
  }

  private drawPart(part: Rectangle, draw: DrawPart): void {
    const context = this.front;
    context.save();
    context.beginPath();
    context.rect(part.x, part.y, part.width, part.height);
    context.clip();
    context.clearRect(part.x, part.y, part.width, part.height);
    draw(context, part);
    context.restore();
  }
}

function newContext(): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  if (!context) throw new Error("This browser gives no canvas to draw on");
  return context;
}
