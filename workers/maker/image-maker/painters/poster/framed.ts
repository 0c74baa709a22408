import { annulus, ellipse, frame, rectangle, star, stroke } from "../../drawing/figures";
import { fillOutline } from "../../drawing/outline";
import { fillAll, measureHeadline, type Poster, setHeadline, setSmall } from "./poster-sheet";

/** Words in the middle of a frame with an ornament, quiet and with much room. */
export function framed(poster: Poster) {
  const { raster, width, height, side, margin, colors, others, random } = poster;
  fillAll(poster, colors.ground);
  const line = Math.max(1.5, side * 0.0028);
  const inset = margin * 0.62;
  fillOutline(raster, frame(inset, inset, width - inset * 2, height - inset * 2, line), colors.first);
  if (random.chance(0.5)) {
    const inner = inset + side * 0.014;
    fillOutline(raster, frame(inner, inner, width - inner * 2, height - inner * 2, line * 0.6), colors.first);
  }
  const [second, ...facts] = others;
  const boxWidth = width * 0.74;
  const boxHeight = height * 0.42;
  const measured = measureHeadline(poster, boxWidth, boxHeight);
  const extra = second ? side * 0.12 : 0;
  const top = (height - measured - extra) / 2;
  ornament(poster, width / 2, top - side * 0.1);
  setHeadline(
    poster,
    { x: (width - boxWidth) / 2, y: top, width: boxWidth, height: boxHeight },
    { align: "middle", color: colors.ink },
  );
  const below = top + measured;
  fillOutline(
    raster,
    rectangle(width / 2 - side * 0.05, below + side * 0.085, side * 0.1, line),
    colors.first,
  );
  if (second)
    setSmall(poster, second, { x: width / 2, baseline: below + side * 0.15, align: "middle" }, colors.ink, {
      caps: true,
      size: side * 0.032,
    });
  if (facts.length > 0)
    setSmall(
      poster,
      facts.join("  ·  "),
      { x: width / 2, baseline: height - inset - side * 0.06, align: "middle" },
      colors.first,
      { caps: true, size: side * 0.028 },
    );
}

function ornament({ raster, side, colors, random }: Poster, x: number, y: number) {
  const size = side * 0.034;
  const kind = random.pick(["star", "rays", "ring"] as const);
  if (kind === "star") fillOutline(raster, star(x, y, size, size * 0.32, 4, 0.25), colors.first);
  else if (kind === "ring") {
    fillOutline(raster, annulus(x, y, size, size * 0.86), colors.first);
    fillOutline(raster, ellipse(x, y, size * 0.3), colors.first);
  } else
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (1 + i / 8);
      const point = (share: number) =>
        [x + Math.cos(angle) * size * share, y + size * 0.6 + Math.sin(angle) * size * share] as const;
      fillOutline(raster, stroke([point(0.55), point(1.35)], side * 0.0045), colors.first);
    }
}
