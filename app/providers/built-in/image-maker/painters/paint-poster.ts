import {
  annulus,
  ellipse,
  frame,
  rectangle,
  sector,
  star,
  stroke,
} from "~/providers/built-in/image-maker/drawing/figures";
import { fillOutline } from "~/providers/built-in/image-maker/drawing/outline";
import {
  type Face,
  type FaceId,
  hasLetters,
  loadFace,
} from "~/providers/built-in/image-maker/lettering/face";
import { breakLines, setLine, widthOfLine } from "~/providers/built-in/image-maker/lettering/set-line";
import { type PrintColors, printColors } from "~/providers/built-in/image-maker/painters/print-colors";
import type { ImageIdea } from "~/providers/built-in/image-maker/read-image-words";
import { oklch, type Rgb, toOklab } from "~/providers/built-in/picture-maker/color";
import type { Raster } from "~/providers/built-in/picture-maker/raster";
import type { SeededRandom } from "~/providers/built-in/seeded-random";
import { ProviderError } from "~/providers/provider-error.server";

interface PosterRequest {
  raster: Raster;
  idea: ImageIdea;
  random: SeededRandom;
  /** Paints the scene the words name over a raster. */
  paintScene(raster: Raster): void;
}

interface Poster extends PosterRequest {
  width: number;
  height: number;
  /** The smaller side and the margin, in pixels. */
  side: number;
  margin: number;
  colors: PrintColors;
  head: Face;
  text: Face;
  headline: string;
  others: string[];
}

/** Headline faces by mood, each with how it is best set. */
const headFaces: Record<ImageIdea["scene"]["mood"], readonly FaceId[]> = {
  plain: ["archivo", "playfair", "anton", "space-grotesk"],
  warm: ["playfair", "fredoka", "cormorant"],
  bold: ["anton", "archivo", "unbounded"],
  playful: ["fredoka", "unbounded"],
  premium: ["cormorant", "playfair"],
};

/**
 * Sets the words of a poster in one of five layouts, over colour and form or over the scene the words name. Throws
 * `letters_not_offered` for scripts no face has.
 */
export async function paintPoster(request: PosterRequest) {
  const { raster, idea, random } = request;
  const [headline = "", ...others] = idea.lettering!.lines;
  const whole = idea.lettering!.lines.join(" ");
  const text = await loadFace("inter");
  if (!hasLetters(text, whole)) throw new ProviderError("letters_not_offered", { details: [whole] });
  const chosen = await loadFace(random.pick(headFaces[idea.scene.mood]));
  const isBrief = headline.length <= 40;
  const head = hasLetters(chosen, headline)
    ? chosen
    : hasLetters(await loadFace("unbounded"), headline) && isBrief
      ? await loadFace("unbounded")
      : text;
  const side = Math.min(raster.width, raster.height);
  const poster: Poster = {
    ...request,
    width: raster.width,
    height: raster.height,
    side,
    margin: side * 0.075,
    colors: printColors(idea.scene, random),
    head,
    text,
    headline,
    others,
  };
  const share = [headline, ...others].find((line) => /\d ?%/.test(line));
  if (share && !idea.namesSomething) return offer(poster, share);
  if (idea.namesSomething) return random.chance(0.5) ? overPicture(poster) : picturePanel(poster);
  if (headline.length > 64 || idea.scene.mood === "premium" || head.id === "cormorant") return framed(poster);
  return random.pick([swiss, stacked, swiss])(poster);
}

function fillAll({ raster }: Poster, color: Rgb) {
  for (let at = 0; at < raster.data.length; at += 3) raster.data.set(color, at);
}

const isSans = (face: Face) => !["playfair", "cormorant"].includes(face.id);
const cased = (face: Face, text: string) =>
  face.id === "anton" || (face.id === "unbounded" && text.length < 18) ? text.toLocaleUpperCase() : text;

/** Sets the headline as large as a box allows, its top at a place; answers how tall it came out. */
function setHeadline(
  poster: Poster,
  box: { x: number; y: number; width: number; height: number },
  options: { align: "left" | "middle"; color: Rgb; most?: number; text?: string },
): number {
  const { raster, head } = poster;
  const text = cased(head, options.text ?? poster.headline);
  const leading = head.id === "anton" ? 1.06 : isSans(head) ? 1.02 : 1.06;
  const tracking =
    head.id === "archivo" || head.id === "space-grotesk" ? -22 : head.id === "cormorant" ? -8 : 0;
  let best = { size: 0, lines: [text] };
  const words = text.split(/\s+/).length;
  for (let most = 1; most <= Math.min(options.most ?? 5, words); most++) {
    const lines = breakLines(text, most, { face: head, tracking });
    const widest = Math.max(...lines.map((line) => widthOfLine(line, { face: head, size: 1000, tracking })));
    const cap = head.capHeight / 1000;
    const size = Math.min((box.width / widest) * 1000, box.height / ((lines.length - 1) * leading + cap));
    if (size > best.size * 1.04) best = { size, lines };
  }
  const size = Math.min(best.size, poster.side * 0.42);
  const cap = (head.capHeight / 1000) * size;
  for (const [i, line] of best.lines.entries()) {
    setLine(
      raster,
      line,
      {
        x: options.align === "left" ? box.x - size * 0.03 : box.x + box.width / 2,
        baseline: box.y + cap + i * size * leading,
        align: options.align,
      },
      { face: head, size, tracking },
      options.color,
    );
  }
  return cap + (best.lines.length - 1) * size * leading;
}

/** Sets a smaller line, shrunk where it would not fit; answers its size. */
function setSmall(
  { raster, text, width, margin, side }: Poster,
  line: string,
  place: { x: number; baseline: number; align?: "left" | "middle" | "right" },
  color: Rgb,
  options: { size?: number; caps?: boolean } = {},
): number {
  const words = options.caps ? line.toLocaleUpperCase() : line;
  const tracking = options.caps ? 90 : 0;
  const wanted = options.size ?? side * 0.034;
  const natural = widthOfLine(words, { face: text, size: wanted, tracking });
  const size = Math.min(wanted, (wanted * (width - margin * 2)) / natural);
  setLine(raster, words, place, { face: text, size, tracking }, color);
  return size;
}

/** Large forms above, words below, everything on the left margin. */
function swiss(poster: Poster) {
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
        annulus(width, 0, side * (0.95 - i * 0.17), side * (0.86 - i * 0.17)),
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
  if (second) setSmall(poster, second, { x: margin, baseline: height - margin }, colors.ink);
  if (facts.length > 0)
    setSmall(
      poster,
      facts.join(" · "),
      { x: width - margin, baseline: height - margin, align: "right" },
      colors.ink,
      { size: side * 0.026 },
    );
}

/** Each line as wide as the sheet. */
function stacked(poster: Poster) {
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
    size: side * 0.036,
  });
}

const contrast = (one: Rgb, other: Rgb) => Math.abs(toOklab(one)[0] - toOklab(other)[0]);

/** Words in the middle of a frame with an ornament, quiet and with much room. */
function framed(poster: Poster) {
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
    rectangle(width / 2 - side * 0.05, below + side * 0.062, side * 0.1, line),
    colors.first,
  );
  if (second)
    setSmall(poster, second, { x: width / 2, baseline: below + side * 0.13, align: "middle" }, colors.ink, {
      caps: true,
      size: side * 0.026,
    });
  if (facts.length > 0)
    setSmall(
      poster,
      facts.join("  ·  "),
      { x: width / 2, baseline: height - inset - side * 0.06, align: "middle" },
      colors.first,
      { caps: true, size: side * 0.021 },
    );
}

/** Height the headline will have in a box, found by setting it on a sheet nobody sees. */
function measureHeadline(poster: Poster, width: number, height: number): number {
  const nowhere = { width: 1, height: 1, data: new Float32Array(3) };
  return setHeadline(
    { ...poster, raster: nowhere },
    { x: 0, y: 0, width, height },
    { align: "middle", color: [0, 0, 0] },
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

/** A share or a price as large as it goes, in a burst. */
function offer(poster: Poster, share: string) {
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
  if (before)
    setSmall(poster, before, { x, baseline: y - tall / 2 - side * 0.035, align: "middle" }, ink, {
      caps: true,
      size: side * 0.034,
    });
  if (after)
    setSmall(poster, after, { x, baseline: y + tall / 2 + side * 0.075, align: "middle" }, ink, {
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
      { size: side * 0.032 },
    );
}

/** Words over the whole picture, where it is calm, with shade behind them as far as they need it. */
function overPicture(poster: Poster) {
  const { raster, width, height, side, margin, others } = poster;
  poster.paintScene(raster);
  const measured = measureHeadline(poster, width - margin * 2, height * 0.26);
  const bandHeight = margin * 1.6 + measured + (others.length > 0 ? side * 0.09 : 0);
  const light = meanLight(raster, 0, bandHeight);
  const isBright = light > 0.5;
  const ink: Rgb = isBright ? oklch(0.2, 0.03, 60) : oklch(0.985, 0.01, 90);
  const veil: Rgb = isBright ? oklch(0.97, 0.02, 85) : oklch(0.14, 0.02, 260);
  for (let y = 0; y < Math.min(height, bandHeight * 1.7); y++) {
    const fade = (1 - y / (bandHeight * 1.7)) ** 1.3 * 0.72;
    for (let at = y * width * 3; at < (y + 1) * width * 3; at += 3)
      for (let i = 0; i < 3; i++)
        raster.data[at + i] = raster.data[at + i]! + (veil[i]! - raster.data[at + i]!) * fade;
  }
  const tall = setHeadline(
    poster,
    { x: margin, y: margin, width: width - margin * 2, height: height * 0.26 },
    { align: "middle", color: ink, most: 3 },
  );
  if (others.length > 0)
    setSmall(
      poster,
      others.join("  ·  "),
      { x: width / 2, baseline: margin + tall + side * 0.075, align: "middle" },
      ink,
      { size: side * 0.034 },
    );
}

function meanLight({ width, data }: Raster, from: number, to: number): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(from); y < to; y += 4) {
    for (let x = 0; x < width; x += 4) {
      const at = (y * width + x) * 3;
      sum += Math.cbrt(0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!);
      count++;
    }
  }
  return count ? sum / count : 0.5;
}

/** The picture above or beside, the words on a panel of one colour. */
function picturePanel(poster: Poster) {
  const { raster, width, height, side, margin, colors, others } = poster;
  fillAll(poster, colors.ground);
  const isWide = width > height * 1.2;
  const inner = {
    width: Math.round(isWide ? width * 0.52 : width),
    height: Math.round(isWide ? height : height * 0.64),
  };
  const picture: Raster = { ...inner, data: new Float32Array(inner.width * inner.height * 3) };
  poster.paintScene(picture);
  const left = isWide ? width - inner.width : 0;
  for (let y = 0; y < inner.height; y++)
    raster.data.set(
      picture.data.subarray(y * inner.width * 3, (y + 1) * inner.width * 3),
      (y * width + left) * 3,
    );
  const box = isWide
    ? { x: margin, y: margin, width: width - inner.width - margin * 2, height: height * 0.6 }
    : {
        x: margin,
        y: inner.height + margin * 0.75,
        width: width - margin * 2,
        height: height - inner.height - margin * 1.6 - (others.length ? side * 0.075 : 0),
      };
  const tall = setHeadline(poster, box, { align: "left", color: colors.ink, most: isWide ? 5 : 2 });
  const [second, ...facts] = others;
  if (!second) return;
  if (isWide)
    setSmall(
      { ...poster, width: width - inner.width },
      [second, ...facts].join(" · "),
      { x: margin, baseline: Math.max(box.y + tall + side * 0.09, height - margin) },
      colors.ink,
      { size: side * 0.038 },
    );
  else
    setSmall(
      poster,
      [second, ...facts].join("  ·  "),
      { x: margin, baseline: height - margin * 0.75 },
      colors.ink,
      { size: side * 0.034 },
    );
}
