import { ellipse, rectangle, star } from "../../drawing/figures";
import { fillOutline } from "../../drawing/outline";
import { breakLines, setLine, widthOfLine } from "../../lettering/set-line";
import { contrast, fillAll, type Poster, setSmall } from "./poster-sheet";
import { swiss } from "./swiss";

/** Each line as wide as the sheet. */
export function stacked(poster: Poster) {
  const { raster, width, height, side, margin, colors, head, headline, others, random } = poster;
  fillAll(poster, colors.ground);
  const text = head.id === "playfair" ? headline : headline.toLocaleUpperCase();
  const foot = others.length > 0 ? side * 0.13 : 0;
  const words = text.split(/\s+/);
  const room = height - margin * 2 - foot;
  const tracking = -14;
  let best: { lines: string[]; sizes: number[]; total: number } = { lines: [], sizes: [], total: 0 };
  for (let most = 1; most <= Math.min(5, words.length); most++) {
    const lines = breakLines(text, most, { face: head, tracking });
    const sizes = lines.map((line) =>
      Math.min(
        side * 0.6,
        ((width - margin * 2) / widthOfLine(line, { face: head, size: 1000, tracking })) * 1000,
      ),
    );
    const gap = side * 0.035;
    const total = sizes.reduce((sum, size) => sum + (size * head.capHeight) / 1000 + gap, -gap);
    if (total <= room && total > best.total) best = { lines, sizes, total };
  }
  if (best.lines.length === 0) return swiss(poster);
  const gap = side * 0.035;
  const spare = room - best.total;
  const isLoose = spare > height * 0.18;
  let y = isLoose ? height - margin - foot - best.total : margin + spare / 2;
  if (isLoose) {
    const radius = Math.min(width - margin * 2, spare) * 0.42;
    const middleX = random.pick([margin + radius, width / 2, width - margin - radius]);
    fillOutline(
      raster,
      random.chance(0.5)
        ? ellipse(middleX, margin + radius, radius)
        : star(middleX, margin + radius, radius, radius * 0.55, 12),
      colors.first,
    );
  }
  for (const [i, line] of best.lines.entries()) {
    const size = best.sizes[i]!;
    const cap = (size * head.capHeight) / 1000;
    const isMarked =
      best.lines.length > 1 && i === best.lines.length - 1 && contrast(colors.first, colors.ground) > 0.22;
    setLine(
      raster,
      line,
      { x: margin - size * 0.02, baseline: y + cap },
      { face: head, size, tracking },
      isMarked ? colors.first : colors.ink,
    );
    y += cap + gap;
  }
  if (others.length === 0) return;
  fillOutline(
    raster,
    rectangle(margin, height - margin - side * 0.075, width - margin * 2, Math.max(2, side * 0.004)),
    colors.ink,
  );
  setSmall(poster, others.join("  ·  "), { x: margin, baseline: height - margin }, colors.ink, {
    size: side * 0.042,
  });
}
