import { AA_TEXT, blend } from "~/scene/contrast";
import { overlapArea, type Rectangle, type Size } from "../geometry";
import { fitLook } from "../layers/compose-layer";
import { type LabelShape, type Layer, plainPlace, type ShapeLayer, type TextLook } from "../layers/layer";
import { languageOfText } from "../layers/layer-language";
import { marginShare } from "../layers/snap-layer";
import type { AdWords } from "./ad-parts";
import type { AdTheme, Face } from "./ad-theme";
import type { ArrangementId } from "./arrangement-ids";
import { type CalmArea, calmArea } from "./calm-area";
import { contrastOver, groundOpacity, readableOn, readableOver } from "./measured-contrast";
import { costWithin, focusOf, type PictureMap, subjectWithin } from "./picture-map";
import { boundsOfMask } from "./subject-mask";

interface Order {
  id: ArrangementId;
  image: Size;
  map: PictureMap;
  theme: AdTheme;
  words: AdWords;
  newId: () => string;
}

/** From so busy a ground, nothing short of a card makes words readable. */
const busyCost = 0.2;

/** The layers of a ready arrangement, from below to above, in the colours and faces of a theme, where the image is empty. */
export function arrange(order: Order): Layer[] {
  return new Arranger(order).layers();
}

interface Block {
  /** In pixels of the image. */
  box: Rectangle;
  align: TextLook["align"];
  color: string;
  /** The words need a ground of their own. */
  hasCard: boolean;
}

const plainLook = {
  align: "start",
  verticalAlign: "top",
  color: "#000000",
  effect: "none",
  effectColor: "#000000",
} as const;

class Arranger {
  private readonly made: Layer[] = [];
  private readonly shorter: number;
  private readonly margin: number;

  constructor(private readonly order: Order) {
    const { width, height } = order.image;
    this.shorter = Math.min(width, height);
    this.margin = this.shorter * marginShare;
  }

  layers(): Layer[] {
    switch (this.order.id) {
      case "button":
        this.stack(this.blockIn(this.calm()));
        break;
      case "badge":
        this.stack(this.blockIn(this.calm()), false);
        this.badge("burst");
        break;
      case "poster":
        this.poster();
        break;
      case "bar":
        this.bar();
        break;
      case "editorial":
        this.editorial();
        break;
      case "panel":
        this.panel();
        break;
      case "sale":
        this.stack(this.blockIn(this.calm()));
        this.badge("disc");
        break;
    }
    return this.made;
  }

  private get ratio(): number {
    return this.order.image.width / this.order.image.height;
  }

  /** Where an image is busy all over, the words stand on a card along the top: the middle is what it shows. */
  private calm(): CalmArea {
    const { image, map } = this.order;
    const area = calmArea(map, this.ratio);
    if (area.cost <= busyCost) return area;
    const x = (1.6 * this.margin) / image.width;
    const y = (1.6 * this.margin) / image.height;
    const card = { x, y, width: 1 - 2 * x, height: 0.3, cost: area.cost };
    const over = (part: Rectangle) => subjectWithin(map, part);
    return [card, { ...card, y: 1 - y - card.height }, area].reduce((best, one) =>
      over(one) < over(best) - 0.01 ? one : best,
    );
  }

  /** What is free above, below and beside what the image shows, in pixels, without a margin to it; null where it shows no one thing. */
  private free(): Record<"top" | "bottom" | "left" | "right", number> | null {
    const { map, image } = this.order;
    const subject = boundsOfMask(map, map.subject);
    if (!subject) return null;
    const gap = this.margin * 0.4;
    return {
      top: subject.y * image.height - gap,
      bottom: (1 - subject.y - subject.height) * image.height - gap,
      left: subject.x * image.width - gap,
      right: (1 - subject.x - subject.width) * image.width - gap,
    };
  }

  private pixels({ x, y, width, height }: Rectangle): Rectangle {
    const { image } = this.order;
    return {
      x: x * image.width,
      y: y * image.height,
      width: width * image.width,
      height: height * image.height,
    };
  }

  private shares({ x, y, width, height }: Rectangle): Rectangle {
    const { image } = this.order;
    return {
      x: x / image.width,
      y: y / image.height,
      width: width / image.width,
      height: height / image.height,
    };
  }

  /**
   * Room for words and a colour that is read there. Where none would be, a fade from the nearest edge helps, and on a busy
   * image a card.
   */
  private blockIn(area: CalmArea): Block {
    const { map, theme } = this.order;
    const { text, ground } = theme.colours;
    const found = readableOver(map, area, [text, ground, "#ffffff", "#111111"]);
    const middle = area.x + area.width / 2;
    const align = Math.abs(middle - 0.5) < 0.06 ? "center" : "start";
    const block: Block = { box: this.pixels(area), align, color: found.color, hasCard: false };
    if (found.contrast >= AA_TEXT) return block;
    const [best] = [
      { color: text, ground },
      { color: "#ffffff", ground: "#111111" },
    ]
      .map((one) => ({ ...one, opacity: groundOpacity(map, area, one.color, one.ground) }))
      .sort((one, other) => one.opacity - other.opacity);
    if (!best || area.cost > busyCost || best.opacity > 0.8) return { ...block, color: text, hasCard: true };
    this.fade(area, best.ground, Math.min(1, best.opacity + 0.08));
    return { ...block, color: best.color };
  }

  /** A ground that fades out beyond an area, from the edge of the image that is nearest to it. */
  private fade(area: Rectangle, color: string, opacity: number): void {
    const { image } = this.order;
    const isLow = area.y + area.height / 2 > 0.5;
    const height = Math.min(image.height, image.height * (isLow ? 1 - area.y : area.y + area.height) * 1.5);
    this.made.push({
      ...plainPlace,
      ...this.named("Fade"),
      kind: "shape",
      shape: "fade",
      color,
      roundness: 0,
      opacity,
      x: 0,
      y: isLow ? image.height - height : 0,
      width: image.width,
      height,
      turnDegrees: isLow ? 0 : 180,
    });
  }

  /** Headline, line and button one under the other, close together, at the end of a block that is nearer to an edge. */
  private stack(
    { box, align, color, hasCard }: Block,
    hasButton = true,
    face: Face = this.order.theme.headline,
  ): void {
    const { theme, words, image } = this.order;
    const gap = this.shorter * 0.028;
    const buttonHeight = hasButton && words.action.trim() ? this.shorter * 0.088 : 0;
    const rest = buttonHeight ? buttonHeight + gap * 1.6 : 0;
    const lineRoom = words.line.trim() ? Math.min(box.height * 0.22, this.shorter * 0.12) : 0;
    const headlineRoom = Math.max(this.shorter * 0.08, box.height - rest - (lineRoom ? lineRoom + gap : 0));
    const sizes = { headline: this.shorter * 0.19, line: this.shorter * 0.044 };
    const headline = this.heightOf(words.headline, face, box.width, headlineRoom, sizes.headline);
    const line = this.heightOf(words.line, theme.line, box.width, lineRoom, sizes.line);
    const height = headline + (headline && line ? gap : 0) + line + rest;
    const isLow = box.y + box.height / 2 > image.height * 0.55;
    let y = isLow ? box.y + box.height - height : box.y;
    if (hasCard) this.card({ ...box, y, height });
    const look = { align, verticalAlign: "top", color } as const;
    this.text("Headline", words.headline, face, { ...box, y, height: headline }, look, sizes.headline);
    y += headline + (headline && line ? gap : 0);
    this.text("Line", words.line, theme.line, { ...box, y, height: line }, look, sizes.line);
    y += line + gap * 1.6;
    if (buttonHeight) this.button({ ...box, y, height: buttonHeight }, align);
  }

  /** A plain ground around words, as far as the image reaches. */
  private card({ x, y, width, height }: Rectangle): void {
    const { image, theme } = this.order;
    const pad = this.margin * 0.75;
    const left = Math.max(0, x - pad);
    const top = Math.max(0, y - pad);
    const box = {
      x: left,
      y: top,
      width: Math.min(image.width, x + width + pad) - left,
      height: Math.min(image.height, y + height + pad) - top,
    };
    this.shape("Card", "rectangle", box, theme.colours.ground, 0.96, theme.buttonShape === "box" ? 0 : 0.1);
  }

  /** As high as a text becomes in a width. */
  private heightOf(words: string, face: Face, width: number, height: number, maxSize: number): number {
    if (!words.trim() || height <= 0) return 0;
    const look: TextLook = { ...plainLook, ...face, maxSize };
    const { sizePixels, lines, lineHeight } = fitLook(words.trim(), look, { width, height }, this.language);
    return Math.min(height, Math.ceil(sizePixels * lineHeight * lines) + 2);
  }

  private get language(): string {
    const { headline, line, action } = this.order.words;
    return languageOfText(`${headline} ${line} ${action}`);
  }

  private button(place: Rectangle, align: TextLook["align"]): void {
    const { theme, words, map } = this.order;
    const length = [...words.action].length;
    const width = Math.min(place.width, place.height * Math.max(2.6, 1.5 + length * 0.3));
    const x =
      align === "center"
        ? place.x + (place.width - width) / 2
        : align === "end"
          ? place.x + place.width - width
          : place.x;
    const box = { x, y: place.y, width, height: place.height };
    const { accent, onAccent, text, ground } = theme.colours;
    // A button that sinks into the image is none: the theme's other colours are tried.
    const isSeen = (fill: string) => contrastOver(map, this.shares(box), fill) >= 1.7;
    const fill = [accent, text, ground].find(isSeen) ?? accent;
    const color = fill === accent ? onAccent : readableOn(fill, [ground, text]);
    this.label("Button", theme.buttonShape, box, fill, color, words.action, "", theme.action);
  }

  /** A badge in the calmest corner that is left. */
  private badge(shape: LabelShape): void {
    const { words, theme } = this.order;
    if (!words.price.trim()) return;
    const taken = this.made.filter(({ kind }) => kind !== "shape");
    const places = [0.3, 0.25, 0.21].map((share) => this.badgePlace(this.shorter * share, taken));
    const box = (places.find(({ isClear }) => isClear) ?? places.at(-1))?.box;
    if (!box) return;
    const { accent, onAccent } = theme.colours;
    this.label(
      "Badge",
      shape,
      box,
      accent,
      onAccent,
      words.price,
      words.detail,
      theme.figure,
      shape === "burst" ? -8 : 0,
    );
  }

  /** Beside what is sold: in a corner, else between two of them; and whether it lies on nothing there. */
  private badgePlace(side: number, taken: readonly Layer[]): { box: Rectangle; isClear: boolean } {
    const { image, map } = this.order;
    const far = { x: image.width - this.margin - side, y: image.height - this.margin - side };
    const corners = [
      { x: far.x, y: this.margin },
      { x: far.x, y: far.y },
      { x: this.margin, y: far.y },
      { x: this.margin, y: this.margin },
      { x: far.x, y: (image.height - side) / 2 },
      { x: this.margin, y: (image.height - side) / 2 },
    ].map((corner) => ({ ...corner, width: side, height: side }));
    const focus = focusOf(map);
    const covered = (box: Rectangle) =>
      subjectWithin(map, this.shares(box)) +
      taken.reduce((sum, one) => sum + overlapArea(one, box), 0) / (side * side);
    const worth = (box: Rectangle) => {
      const near = Math.hypot(
        (box.x + side / 2) / image.width - focus.x,
        (box.y + side / 2) / image.height - focus.y,
      );
      // Beside what is sold, never on the words and not over its middle.
      return -covered(box) * 4 - Math.max(0, 0.3 - near) * 3 - near * 0.25;
    };
    const box = corners.reduce((best, one) => (worth(one) > worth(best) ? one : best));
    return { box, isClear: covered(box) < 0.005 };
  }

  /** One word over the whole width, as posters have it. */
  private poster(): void {
    const { image, map, theme, words } = this.order;
    const free = this.free();
    const most = free ? (Math.max(free.top, free.bottom) - this.margin) / image.height : 0.3;
    // Without room for one word over the whole width it stands where there is some.
    if (most < 0.12) {
      this.stack(this.blockIn(this.calm()), true, { ...theme.headline, uppercase: true });
      return;
    }
    const height = Math.min(0.3, most);
    const m = { x: this.margin / image.width, y: this.margin / image.height };
    const strip = (y: number) => {
      const part = { x: m.x, y, width: 1 - 2 * m.x, height };
      return { ...part, cost: costWithin(map, part) };
    };
    const [upper, lower] = [strip(m.y), strip(1 - m.y - height)];
    const isLow = free ? free.bottom > free.top : lower.cost < upper.cost;
    const area = isLow ? lower : upper;
    const { box, color, hasCard } = this.blockIn(area);
    const look = { align: "center", verticalAlign: isLow ? "bottom" : "top", color } as const;
    const buttonHeight = words.action.trim() ? this.shorter * 0.078 : 0;
    const room = { ...box, height: box.height - (buttonHeight && isLow ? buttonHeight * 1.5 : 0) };
    if (hasCard) this.card(room);
    this.text(
      "Headline",
      words.headline,
      { ...theme.headline, uppercase: true },
      room,
      look,
      this.shorter * 0.34,
    );
    if (!buttonHeight) return;
    const isFree = isLow || free === null || free.bottom >= buttonHeight + this.margin;
    const low = { ...box, y: image.height - this.margin - buttonHeight, height: buttonHeight };
    if (isFree) {
      this.button(low, "center");
      return;
    }
    const beside = calmArea(
      map,
      this.ratio,
      { widths: [0.34], heights: [buttonHeight / image.height] },
      this.made.filter(({ kind }) => kind === "text").map((layer) => this.shares(layer)),
    );
    this.button(this.pixels(beside), "center");
  }

  /** A band in the theme's ground along the bottom: words left, button right. */
  private bar(): void {
    const { image, theme, words } = this.order;
    const { ground, text } = theme.colours;
    const isWide = this.ratio > 1.15;
    const usual = this.shorter * (isWide ? 0.24 : words.action.trim() ? 0.34 : 0.24);
    const free = this.free();
    const most = free ? Math.max(free.top, free.bottom) : usual;
    // As low as a bar may be; where that is too high for the image, a column beside what it shows has more room.
    if (free && most < this.shorter * 0.17) {
      this.panel();
      return;
    }
    const height = Math.min(usual, most);
    const isTop = free !== null && free.bottom < usual && free.top > free.bottom;
    const y = isTop ? 0 : image.height - height;
    this.shape("Bar", "rectangle", { x: 0, y, width: image.width, height }, ground, 1);
    const inner = {
      x: this.margin,
      y: y + height * 0.17,
      width: image.width - 2 * this.margin,
      height: height * 0.66,
    };
    const buttonHeight = this.shorter * 0.09;
    const buttonWidth = words.action.trim() ? Math.min(inner.width * 0.34, buttonHeight * 4) : 0;
    const wordsBox = {
      ...inner,
      width: inner.width - (buttonWidth ? buttonWidth + this.margin : 0),
    };
    const share = words.line.trim() ? 0.62 : 1;
    const look = {
      align: "start",
      verticalAlign: words.line.trim() ? "bottom" : "middle",
      color: text,
    } as const;
    this.text(
      "Headline",
      words.headline,
      theme.headline,
      { ...wordsBox, height: wordsBox.height * share },
      look,
      this.shorter * 0.12,
    );
    if (words.line.trim()) {
      const place = {
        ...wordsBox,
        y: inner.y + wordsBox.height * share,
        height: wordsBox.height * (1 - share),
      };
      this.text(
        "Line",
        words.line,
        theme.line,
        place,
        { ...look, verticalAlign: "middle" },
        this.shorter * 0.036,
      );
    }
    if (!buttonWidth) return;
    const { accent, onAccent } = theme.colours;
    const box = {
      x: inner.x + inner.width - buttonWidth,
      y: y + (height - buttonHeight) / 2,
      width: buttonWidth,
      height: buttonHeight,
    };
    this.label("Button", theme.buttonShape, box, accent, onAccent, words.action, "", theme.action);
  }

  /** A thin frame, a small line in capitals over a quiet headline. */
  private editorial(): void {
    const { image, theme, words } = this.order;
    const area = this.calm();
    const { box, color, hasCard } = this.blockIn(area);
    const inset = this.margin * 0.6;
    const frame = { x: inset, y: inset, width: image.width - 2 * inset, height: image.height - 2 * inset };
    const labelHeight = words.line.trim() ? this.shorter * 0.06 : 0;
    const align = "center" as const;
    if (hasCard) this.card(box);
    this.shape("Frame", "frame", frame, color, 0.75);
    if (labelHeight) {
      const face = {
        ...theme.label,
        uppercase: true,
        letterSpacingEm: Math.max(0.12, theme.label.letterSpacingEm),
      };
      this.text(
        "Line",
        words.line,
        face,
        { ...box, height: labelHeight },
        { align, verticalAlign: "middle", color },
        this.shorter * 0.03,
      );
    }
    const rule = this.shorter * 0.004;
    const ruleWidth = this.shorter * 0.12;
    const top = box.y + labelHeight + this.shorter * 0.018;
    this.shape(
      "Rule",
      "line",
      { x: box.x + (box.width - ruleWidth) / 2, y: top, width: ruleWidth, height: Math.max(2, rule) },
      color,
      0.9,
    );
    const place = {
      ...box,
      y: top + this.shorter * 0.03,
      height: box.y + box.height - top - this.shorter * 0.03,
    };
    const face = { ...theme.headline, uppercase: false };
    this.text(
      "Headline",
      words.headline,
      face,
      place,
      { align, verticalAlign: "top", color },
      this.shorter * 0.13,
    );
  }

  /** A card in the theme's ground on the calm side, with everything on it. */
  private panel(): void {
    const { theme } = this.order;
    const { ground, text } = theme.colours;
    const card = this.freeCard() ?? this.usualCard();
    this.shape("Card", "rectangle", card, ground, 0.96, theme.buttonShape === "box" ? 0 : 0.1);
    const pad = Math.min(this.shorter * 0.055, card.width * 0.12, card.height * 0.12);
    const box = {
      x: card.x + pad,
      y: card.y + pad,
      width: card.width - 2 * pad,
      height: card.height - 2 * pad,
    };
    this.stackOn(box, ground, text);
  }

  /** The largest card beside, above or below what the image shows; null where none is large enough for words. */
  private freeCard(): Rectangle | null {
    const { image } = this.order;
    const free = this.free();
    if (!free) return null;
    const { width, height } = image;
    const inner = { width: width - 2 * this.margin, height: height - 2 * this.margin };
    const high = (room: number) => Math.min(height * 0.38, room - this.margin);
    const wide = (room: number) => Math.min(width * 0.42, room - this.margin);
    const cards: Rectangle[] = [
      { x: this.margin, y: this.margin, width: inner.width, height: high(free.top) },
      {
        x: this.margin,
        y: height - this.margin - high(free.bottom),
        width: inner.width,
        height: high(free.bottom),
      },
      { x: this.margin, y: this.margin, width: wide(free.left), height: inner.height },
      {
        x: width - this.margin - wide(free.right),
        y: this.margin,
        width: wide(free.right),
        height: inner.height,
      },
    ].filter((card) => card.height >= this.shorter * 0.2 && card.width >= this.shorter * 0.2);
    const [largest] = cards.toSorted((one, other) => other.width * other.height - one.width * one.height);
    return largest ?? null;
  }

  private usualCard(): Rectangle {
    const { image, map } = this.order;
    const focus = focusOf(map);
    return this.ratio <= 1.05
      ? {
          x: this.margin,
          y: focus.y < 0.52 ? image.height * 0.62 - this.margin : this.margin,
          width: image.width - 2 * this.margin,
          height: image.height * 0.38,
        }
      : {
          x: focus.x < 0.5 ? image.width * 0.58 - this.margin : this.margin,
          y: this.margin,
          width: image.width * 0.42,
          height: image.height - 2 * this.margin,
        };
  }

  /** As `stack`, on a ground of one colour. */
  private stackOn(box: Rectangle, ground: string, color: string): void {
    const before = this.made.length;
    this.stack({ box, align: "start", color, hasCard: false });
    const { accent, onAccent } = this.order.theme.colours;
    for (const [index, layer] of this.made.entries()) {
      if (index < before || layer.kind !== "label") continue;
      this.made[index] = {
        ...layer,
        fill: accent,
        look: { ...layer.look, color: onAccent, effectColor: ground },
      };
    }
  }

  private named(name: string): Pick<Layer, "id" | "name"> {
    return { id: this.order.newId(), name };
  }

  private text(
    name: string,
    words: string,
    face: Face,
    box: Rectangle,
    { align, verticalAlign, color }: Pick<TextLook, "align" | "verticalAlign" | "color">,
    maxSize: number,
  ): void {
    if (!words.trim()) return;
    const look: TextLook = {
      ...face,
      align,
      verticalAlign,
      color,
      maxSize: Math.max(6, maxSize),
      effect: "none",
      effectColor: blend(this.order.theme.colours.ground, "#000000", 0.1),
    };
    this.made.push({
      ...plainPlace,
      ...this.named(name),
      ...rounded(box),
      kind: "text",
      text: words.trim(),
      look,
    });
  }

  private shape(
    name: string,
    shape: ShapeLayer["shape"],
    box: Rectangle,
    color: string,
    opacity: number,
    roundness = 0,
  ): void {
    this.made.push({
      ...plainPlace,
      ...this.named(name),
      ...rounded(box),
      kind: "shape",
      shape,
      color,
      roundness,
      opacity,
    });
  }

  private label(
    name: string,
    shape: LabelShape,
    box: Rectangle,
    fill: string,
    color: string,
    words: string,
    detail: string,
    face: Face,
    turnDegrees = 0,
  ): void {
    const look: TextLook = {
      ...face,
      lineHeight: Math.min(face.lineHeight, 1.15),
      align: "center",
      verticalAlign: "middle",
      color,
      maxSize: box.height,
      effect: "none",
      effectColor: fill,
    };
    this.made.push({
      ...plainPlace,
      ...this.named(name),
      ...rounded(box),
      turnDegrees,
      kind: "label",
      shape,
      fill,
      text: words.trim(),
      detail: detail.trim(),
      look,
    });
  }
}

function rounded({ x, y, width, height }: Rectangle): Rectangle {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
}
