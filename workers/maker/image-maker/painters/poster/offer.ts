import { toOklab } from "~/domain/image/oklab";
import { oklch } from "../../../picture-maker/color";
import { sector, star } from "../../drawing/figures";
import { fillOutline } from "../../drawing/outline";
import { contrast, fillAll, measureHeadline, type Poster, setHeadline, setSmall } from "./poster-sheet";

/** A share or a price as large as it goes, in a burst. */
export function offer(poster: Poster, share: string) {
  const { raster, width, height, side, margin, colors, random, others, headline } = poster;
  fillAll(poster, colors.ground);
  const burst = Math.min(width, height) * 0.62;
  const x = width / 2;
  const y = height * 0.6;
  for (let i = 0; i < 24; i++)
    fillOutline(raster, sector(x, y, width + height, i / 24, (i + 0.5) / 24), colors.third, 0.5);
  fillOutline(raster, star(x, y, burst * 0.6, burst * 0.52, random.pick([16, 20, 24])), colors.first);
  const title = headline === share ? "" : headline;
  if (title)
    setHeadline(
      poster,
      { x: margin, y: margin, width: width - margin * 2, height: height * 0.2 },
      { align: "middle", color: colors.ink, most: 2, text: title },
    );
  const figure = /-?\d+ ?%/.exec(share)?.[0].replace(" ", "") ?? share;
  const around = share
    .replace(/-?\d+ ?%/, "|")
    .split("|")
    .map((part) => part.trim());
  const ink =
    contrast(colors.ink, colors.first) > 0.35
      ? colors.ink
      : toOklab(colors.first)[0] > 0.6
        ? oklch(0.18, 0.02, 260)
        : oklch(0.98, 0.01, 90);
  const box = burst * 0.9;
  const tall = measureHeadline({ ...poster, headline: figure }, box, box * 0.5);
  setHeadline(
    { ...poster, headline: figure },
    { x: x - box / 2, y: y - tall / 2, width: box, height: box * 0.5 },
    { align: "middle", color: ink },
  );
  const [before = "", after = ""] = around;
  const inBurst = { ...poster, width: box + margin * 2 };
  if (before)
    setSmall(inBurst, before, { x, baseline: y - tall / 2 - side * 0.035, align: "middle" }, ink, {
      caps: true,
      size: side * 0.034,
    });
  if (after)
    setSmall(inBurst, after, { x, baseline: y + tall / 2 + side * 0.075, align: "middle" }, ink, {
      caps: true,
      size: side * 0.05,
    });
  const facts = others.filter((line) => line !== share);
  if (facts.length > 0)
    setSmall(
      poster,
      facts.join("  ·  "),
      { x, baseline: height - margin * 0.7, align: "middle" },
      colors.ink,
      { size: side * 0.042 },
    );
}
