import { annulus, ellipse, rectangle, sector } from "../../drawing/figures";
import { fillOutline } from "../../drawing/outline";
import { fillAll, type Poster, setHeadline, setSmall } from "./poster-sheet";

/** Large forms above, words below, everything on the left margin. */
export function swiss(poster: Poster) {
  const { raster, width, height, side, margin, colors, random, others } = poster;
  fillAll(poster, colors.ground);
  const formsBottom = height * 0.56;
  const radius = Math.min(width * 0.42, formsBottom * 0.46);
  const x = width * random.pick([0.62, 0.5, 0.7]);
  const y = formsBottom * 0.52;
  const kind = random.pick(["sun", "quarters", "rings", "bars", "arcs"] as const);
  if (kind === "sun") {
    fillOutline(raster, ellipse(x, y, radius), colors.first);
    for (let i = 0; i < 7; i++)
      fillOutline(
        raster,
        rectangle(x - radius, y + radius * (0.02 + i * 0.15), radius * 2, radius * (0.02 + i * 0.014)),
        colors.ground,
      );
    fillOutline(raster, ellipse(margin + radius * 0.22, margin + radius * 0.5, radius * 0.22), colors.second);
  }
  if (kind === "quarters") {
    const cell = Math.min(width / 3, formsBottom / 2);
    const inks = [colors.first, colors.second, colors.third, colors.ink];
    for (let i = 0; i < 6; i++) {
      const left = width - cell * (1 + (i % 3));
      const top = Math.floor(i / 3) * cell;
      if (random.chance(0.18)) continue;
      fillOutline(raster, rectangle(left, top, cell, cell), inks[(i + 2) % 4]!, i % 2 ? 1 : 0);
      const corner = random.pick([0, 1, 2, 3]);
      const from = [0, 0.25, 0.75, 0.5][corner]!;
      fillOutline(
        raster,
        sector(left + (corner % 2) * cell, top + (corner > 1 ? cell : 0), cell, from, from + 0.25),
        inks[i % 4]!,
      );
    }
  }
  if (kind === "rings") {
    for (let i = 6; i > 0; i--)
      fillOutline(
        raster,
        ellipse(x, y, (radius * 1.12 * i) / 6),
        [colors.first, colors.ground, colors.second][i % 3]!,
      );
  }
  if (kind === "bars") {
    for (let i = 0; i < 9; i++) {
      const barWidth = (width - margin * 2) / 9;
      const tall = formsBottom * (0.25 + 0.7 * Math.abs(Math.sin(i * 0.7 + random.between(0, 0.4))));
      fillOutline(
        raster,
        rectangle(margin + i * barWidth, formsBottom - tall, barWidth * 0.72, tall),
        i % 3 === 1 ? colors.second : i % 3 === 2 ? colors.third : colors.first,
      );
    }
  }
  if (kind === "arcs") {
    for (let i = 0; i < 5; i++)
      fillOutline(
        raster,
        annulus(width, 0, formsBottom * (0.97 - i * 0.17), formsBottom * (0.88 - i * 0.17)),
        [colors.first, colors.second, colors.ink][i % 3]!,
      );
    fillOutline(raster, ellipse(width - side * 0.08, side * 0.08, side * 0.2), colors.first);
  }
  const [second, ...facts] = others;
  const headTop = formsBottom + margin * 0.8;
  const footHeight = second ? side * 0.09 : 0;
  setHeadline(
    poster,
    { x: margin, y: headTop, width: width - margin * 2, height: height - margin - footHeight - headTop },
    { align: "left", color: colors.ink, most: 3 },
  );
  if (second)
    setSmall(poster, second, { x: margin, baseline: height - margin }, colors.ink, {
      size: side * 0.042,
    });
  if (facts.length > 0)
    setSmall(
      poster,
      facts.join(" · "),
      { x: width - margin, baseline: height - margin, align: "right" },
      colors.ink,
      { size: side * 0.034 },
    );
}
