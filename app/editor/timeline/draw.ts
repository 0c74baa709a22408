import { frameTime, timecode } from "~/scene/timecode";
import { labelText } from "./label-text";
import type { Palette } from "./palette";
import { type Item, itemsBetween, type Row, type Wave } from "./rows";
import { RULER_HEIGHT, rulerStep, secondsAt, type View, xOf } from "./view";
import type { VolumeLine } from "./volume-line";

/** Pictures of scenes and clips for the filmstrip, and shapes of sounds; what is not there yet is asked for by being looked up. */
export interface Strips {
  /** By the key of its item. */
  frameAt(key: string, offsetSeconds: number): CanvasImageSource | null;
  /** Width by height of a frame. */
  ratioOf(key: string): number;
  /** Loudness 0–1 between two moments of a file, one for each column. */
  peaks(wave: Wave, fromSeconds: number, untilSeconds: number, columns: number): ArrayLike<number> | null;
}

export interface Drawing {
  rows: readonly Row[];
  markers: readonly Item[];
  beats: readonly { seconds: number; isStrong: boolean }[];
  view: View;
  palette: Palette;
  strips: Strips;
  durationSeconds: number;
  selected: ReadonlySet<string>;
  hoveredKey: string | null;
  /** Has the keyboard's focus. */
  focusedKey: string | null;
  loop: { inSeconds: number; outSeconds: number } | null;
  snapSeconds: number | null;
  /** Where a scene that is dragged would go. */
  dropSeconds: number | null;
}

const FONT = '550 11px "Inter Variable", system-ui, sans-serif';
const RULER_FONT = '500 10px "Inter Variable", system-ui, sans-serif';
export const ROW_GAP = 3;

/** Tops of rows from the first one, and how high all are together. */
export function rowTops(rows: readonly Row[]): { tops: number[]; height: number } {
  let height = ROW_GAP;
  const tops = rows.map((row) => {
    const top = height;
    height += row.height + ROW_GAP;
    return top;
  });
  return { tops, height };
}

/** Draws what is in sight of the timeline, at one unit for each CSS pixel. */
export function drawTimeline(context: CanvasRenderingContext2D, drawing: Drawing): void {
  const { view, palette, rows } = drawing;
  context.clearRect(0, 0, view.width, view.height);
  context.fillStyle = palette.sunken;
  context.fillRect(0, 0, view.width, view.height);
  const endX = xOf(view, drawing.durationSeconds);
  context.fillStyle = palette.surface;
  context.fillRect(Math.max(0, -view.scrollLeft), RULER_HEIGHT, Math.max(0, endX), view.height);

  context.save();
  context.beginPath();
  context.rect(0, RULER_HEIGHT, view.width, view.height - RULER_HEIGHT);
  context.clip();
  drawBeats(context, drawing);
  const { tops } = rowTops(rows);
  const [from, until] = [secondsAt(view, -40), secondsAt(view, view.width + 40)];
  for (const [index, row] of rows.entries()) {
    const top = (tops[index] as number) + RULER_HEIGHT - view.scrollTop;
    if (top > view.height || top + row.height < RULER_HEIGHT) continue;
    for (const item of itemsBetween(row.items, from, until)) drawItem(context, drawing, row, item, top);
  }
  context.restore();
  drawRuler(context, drawing);
  drawLines(context, drawing);
}

function drawItem(
  context: CanvasRenderingContext2D,
  drawing: Drawing,
  row: Row,
  item: Item,
  top: number,
): void {
  const { view, palette, selected, hoveredKey, focusedKey } = drawing;
  const left = xOf(view, item.fromSeconds);
  const width = Math.max(2, (item.untilSeconds - item.fromSeconds) * view.pixelsPerSecond - 1);
  const isSelected = selected.has(item.key);
  const radius = Math.min(row.kind === "scene" ? 6 : 5, width / 2);
  const colors = palette.item[item.kind] ?? { fill: palette["neutral-4"], ink: palette.text };
  context.save();
  context.beginPath();
  context.roundRect(left, top, width, row.height, radius);
  context.fillStyle = colors.fill;
  context.fill();
  if (width > 6) {
    context.clip();
    if (item.kind === "scene" || item.isFilm) drawFilm(context, drawing, item, left, top, width, row.height);
    else if (item.wave || item.kind === "music")
      drawWave(context, drawing, item, left, top, width, row.height, colors.ink);
    if (item.volume)
      drawVolume(context, drawing, item, item.volume, left, top, width, row.height, colors.ink);
    drawLabel(context, drawing, item, left, top, width, row.height, colors.ink);
  }
  context.restore();
  if (item.key === hoveredKey && !isSelected)
    outline(context, left, top, width, row.height, radius, palette["line-strong"], 1);
  if (isSelected) outline(context, left, top, width, row.height, radius, palette.accent, 2);
  if (item.key === focusedKey)
    outline(context, left - 2, top - 2, width + 4, row.height + 4, radius + 2, palette.text, 2);
}

function outline(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  color: string,
  thickness: number,
): void {
  context.beginPath();
  context.roundRect(
    x + thickness / 2,
    y + thickness / 2,
    Math.max(1, width - thickness),
    height - thickness,
    radius,
  );
  context.strokeStyle = color;
  context.lineWidth = thickness;
  context.stroke();
}

/** Frames side by side, each of the moment it stands at; only those in sight. */
function drawFilm(
  context: CanvasRenderingContext2D,
  { view, strips, palette }: Drawing,
  item: Item,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  const frameWidth = Math.max(12, height * strips.ratioOf(item.key));
  const first = Math.max(0, Math.floor(-left / frameWidth));
  const last = Math.min(Math.ceil(width / frameWidth), Math.ceil((view.width - left) / frameWidth));
  for (let place = first; place < last; place++) {
    const offset = ((place + 0.5) * frameWidth) / view.pixelsPerSecond;
    const frame = strips.frameAt(item.key, Math.min(offset, item.untilSeconds - item.fromSeconds));
    const x = left + place * frameWidth;
    if (frame) context.drawImage(frame, x, top, frameWidth, height);
    context.fillStyle = palette.sunken;
    if (place > first) context.fillRect(x - 0.5, top, 1, height);
  }
  const enter = (item.enterSeconds ?? 0) * view.pixelsPerSecond;
  if (enter < 3) return;
  context.globalAlpha = 0.55;
  context.fillStyle = palette.sunken;
  context.beginPath();
  context.moveTo(left, top);
  context.lineTo(left + enter, top);
  context.lineTo(left, top + height);
  context.fill();
  context.globalAlpha = 1;
}

function drawWave(
  context: CanvasRenderingContext2D,
  { view, strips }: Drawing,
  item: Item,
  left: number,
  top: number,
  width: number,
  height: number,
  ink: string,
): void {
  if (!item.wave) return;
  const firstX = Math.max(left, 0);
  const lastX = Math.min(left + width, view.width);
  const columns = Math.floor((lastX - firstX) / 2);
  if (columns < 1) return;
  const { wave } = item;
  const at = (x: number) => wave.fromSeconds + (x - left) / view.pixelsPerSecond;
  const peaks = strips.peaks(wave, at(firstX), at(lastX), columns);
  if (!peaks) return;
  context.globalAlpha = 0.4;
  context.fillStyle = ink;
  const middle = top + height / 2;
  for (let column = 0; column < columns; column++) {
    const half = Math.max(0.5, ((peaks[column] ?? 0) * (height - 6)) / 2);
    context.fillRect(firstX + column * 2, middle - half, 1.4, half * 2);
  }
  context.globalAlpha = 1;
}

/** How loud it is over its time: a line from the foot of the bar, which is silence, and above it the bar is dimmed. */
function drawVolume(
  context: CanvasRenderingContext2D,
  { palette }: Drawing,
  { fromSeconds, untilSeconds }: Item,
  { gains, points, most }: VolumeLine,
  left: number,
  top: number,
  width: number,
  height: number,
  ink: string,
): void {
  const y = (gain: number) => top + height - 3 - (gain / most) * (height - 6);
  const x = (share: number) => left + share * width;
  context.beginPath();
  for (const [step, gain] of gains.entries()) context.lineTo(x(step / (gains.length - 1)), y(gain));
  context.strokeStyle = ink;
  context.lineWidth = 1.5;
  context.stroke();
  context.lineTo(left + width, top);
  context.lineTo(left, top);
  context.fillStyle = palette.sunken;
  context.globalAlpha = 0.5;
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = ink;
  for (const { seconds, gain } of points) {
    context.beginPath();
    context.arc(x(seconds / (untilSeconds - fromSeconds)), y(gain), 3, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The name stays in sight while its item is. */
function drawLabel(
  context: CanvasRenderingContext2D,
  { palette, selected }: Drawing,
  item: Item,
  left: number,
  top: number,
  width: number,
  height: number,
  ink: string,
): void {
  if (width < 26) return;
  context.font = FONT;
  context.textBaseline = "middle";
  const x = Math.max(left, 0) + 7;
  const room = left + width - x - 6;
  if (room < 14) return;
  const label = fitted(context, item.label, room);
  if (item.kind !== "scene" && !item.isFilm) {
    context.fillStyle = ink;
    context.fillText(label, x, top + height / 2 + 0.5);
    return;
  }
  const textWidth = context.measureText(label).width;
  context.fillStyle = selected.has(item.key) ? palette.accent : palette.raised;
  context.globalAlpha = 0.92;
  context.beginPath();
  context.roundRect(x - 3, top + 4, textWidth + 8, 16, 4);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = selected.has(item.key) ? palette["on-accent"] : palette.text;
  context.fillText(label, x + 1, top + 12.5);
}

const fits = new Map<string, string>();

/** Remembered, for measuring is what drawing would spend most on. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  const key = `${Math.floor(width / 4)}/${text}`;
  const known = fits.get(key);
  if (known !== undefined) return known;
  if (fits.size > 4000) fits.clear();
  const shown = labelText(text, width, (part) => context.measureText(part).width);
  fits.set(key, shown);
  return shown;
}

function drawBeats(context: CanvasRenderingContext2D, { beats, view, palette }: Drawing): void {
  const beat = (beats[1]?.seconds ?? 0) - (beats[0]?.seconds ?? 0);
  const showsAll = beat * view.pixelsPerSecond >= 10;
  for (const { seconds, isStrong } of beats) {
    const x = xOf(view, seconds);
    if (x < 0 || x > view.width || (!isStrong && !showsAll)) continue;
    context.fillStyle = isStrong ? palette["neutral-5"] : palette["neutral-3"];
    context.fillRect(Math.round(x), RULER_HEIGHT, 1, view.height);
  }
}

function drawRuler(
  context: CanvasRenderingContext2D,
  { view, palette, loop, durationSeconds, markers, selected }: Drawing,
): void {
  context.fillStyle = palette.raised;
  context.fillRect(0, 0, view.width, RULER_HEIGHT);
  if (loop) {
    context.fillStyle = palette.accent;
    context.globalAlpha = 0.22;
    const from = xOf(view, loop.inSeconds);
    context.fillRect(from, 0, xOf(view, loop.outSeconds) - from, RULER_HEIGHT);
    context.globalAlpha = 1;
    for (const edge of [loop.inSeconds, loop.outSeconds]) {
      context.fillRect(xOf(view, edge) - 1, 0, 2, RULER_HEIGHT);
    }
  }
  const { seconds: step, parts } = rulerStep(view.pixelsPerSecond);
  context.font = RULER_FONT;
  context.textBaseline = "middle";
  const first = Math.max(0, Math.floor(secondsAt(view, 0) / step));
  const last = Math.ceil(secondsAt(view, view.width) / step);
  for (let place = first; place <= last; place++) {
    for (let part = 0; part < parts; part++) {
      const seconds = (place + part / parts) * step;
      if (seconds > durationSeconds + 1e-6) break;
      const x = Math.round(xOf(view, seconds));
      context.fillStyle = part === 0 ? palette["line-strong"] : palette.line;
      context.fillRect(x, RULER_HEIGHT - (part === 0 ? 7 : 4), 1, part === 0 ? 7 : 4);
      if (part > 0) continue;
      context.fillStyle = palette.faint;
      context.fillText((step < 1 ? frameTime : timecode)(seconds), x + 4, 10);
    }
  }
  context.fillStyle = palette.line;
  context.fillRect(0, RULER_HEIGHT - 1, view.width, 1);
  for (const marker of markers) {
    const x = xOf(view, marker.fromSeconds);
    if (x < -8 || x > view.width + 8) continue;
    context.fillStyle = marker.color ?? palette.accent;
    context.beginPath();
    context.moveTo(x - 5, RULER_HEIGHT - 12);
    context.lineTo(x + 5, RULER_HEIGHT - 12);
    context.lineTo(x + 5, RULER_HEIGHT - 5);
    context.lineTo(x, RULER_HEIGHT - 1);
    context.lineTo(x - 5, RULER_HEIGHT - 5);
    context.fill();
    if (selected.has(marker.key)) {
      context.strokeStyle = palette.text;
      context.lineWidth = 1.5;
      context.stroke();
    }
  }
}

function drawLines(
  context: CanvasRenderingContext2D,
  { view, palette, snapSeconds, dropSeconds }: Drawing,
): void {
  if (snapSeconds !== null) {
    context.fillStyle = palette.accent;
    for (let y = RULER_HEIGHT; y < view.height; y += 6)
      context.fillRect(Math.round(xOf(view, snapSeconds)), y, 1, 3);
  }
  if (dropSeconds === null) return;
  context.fillStyle = palette.accent;
  context.fillRect(Math.round(xOf(view, dropSeconds)) - 1.5, RULER_HEIGHT, 3, view.height);
}
