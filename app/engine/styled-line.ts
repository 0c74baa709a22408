import type { Canvas2D } from "~/engine/canvas";
import { fontString } from "~/engine/font-string";
import { type PlacedPiece, placeLetters, placeWords } from "~/engine/place-words";
import type { FontRequest, TextLayerSpan } from "~/scene/composition";
import { hasJoinedLetters, hasRightToLeft } from "~/scene/text/script";
import { fontOfSpan, runsOfSpans, type StyledText, spansOfPiece } from "~/scene/text/style-text";

type Spans = readonly (TextLayerSpan | undefined)[];

/** Characters of a line that are set the same way, and their place: `x` is the left end, from that of the line. */
export interface StyledRun {
  text: string;
  x: number;
  /** With the space to the next one where that goes on in the same way. */
  width: number;
  font: string;
  span: TextLayerSpan | undefined;
  /** Whether what stands to its left, or right, goes on in the same way. */
  joinsLeft?: boolean;
  joinsRight?: boolean;
}

/** A piece of a line that moves by itself. */
export interface StyledPiece extends PlacedPiece {
  runs: StyledRun[];
}

/** Neighbours further apart than this, in ems, are not joined by their underline. */
const WIDEST_SPACE = 0.6;

/** Sets and measures text with spans at one size; the context's spacing and direction must be set. */
export class SpanSetter {
  constructor(
    readonly context: Canvas2D,
    readonly font: FontRequest,
    readonly sizePixels: number,
  ) {}

  /** Of all places where a piece of a text stands the widest: which one is meant is known only when lines are made. */
  widestOf(piece: string, styled: StyledText): number {
    const places = styled.placesOf(piece);
    if (places.length === 0) return this.widthOf(piece, []);
    return Math.max(...places.map((one) => this.widthOf(piece, spansOfPiece(piece, one, styled))));
  }

  widthOf(text: string, spans: Spans): number {
    return runsOfSpans(text, spans).reduce((sum, run) => {
      this.#use(run.span);
      return sum + this.context.measureText(run.text).width;
    }, 0);
  }

  /** Ink and advance width of a line. */
  metricsOf(text: string, spans: Spans) {
    const runs = runsOfSpans(text, spans).map((run) => {
      this.#use(run.span);
      return this.context.measureText(run.text);
    });
    const width = runs.reduce((sum, run) => sum + run.width, 0);
    const last = runs.at(-1);
    return {
      width,
      actualBoundingBoxLeft: runs[0]?.actualBoundingBoxLeft ?? 0,
      actualBoundingBoxRight: width - (last?.width ?? 0) + (last?.actualBoundingBoxRight ?? 0),
      actualBoundingBoxAscent: Math.max(0, ...runs.map((run) => run.actualBoundingBoxAscent)),
      actualBoundingBoxDescent: Math.max(0, ...runs.map((run) => run.actualBoundingBoxDescent)),
    };
  }

  /** A line cut as it comes in: whole, by word or by letter. */
  cut(line: string, spans: Spans, direction: "ltr" | "rtl", by: "line" | "word" | "letter"): StyledPiece[] {
    this.#use(undefined);
    const words = placeWords(line, direction, this.context, (text, index) =>
      this.widthOf(text, this.#spansAt(text, index, spans)),
    );
    const runs = words.map((word) => this.#runsOf(word, this.#spansAt(word.text, word.index, spans)));
    this.#joinNeighbours(runs.flat());
    if (by === "line") {
      const all = runs.flat();
      const right = Math.max(0, ...all.map(({ x, width }) => x + width));
      return [{ text: line, index: 0, x: 0, width: right, runs: all }];
    }
    if (by === "word") return words.map((word, index) => ({ ...word, runs: runs[index]! }));
    return words.flatMap((word, index) => this.#lettersOf(word, runs[index]!));
  }

  #lettersOf(word: PlacedPiece, runs: StyledRun[]): StyledPiece[] {
    return runs.flatMap((run) => {
      this.#use(run.span);
      const letters = placeLetters({ ...word, text: run.text, x: run.x, width: run.width }, this.context);
      return letters.map((letter, at) => {
        // The last letter takes what its run has beyond it.
        const width = at === letters.length - 1 ? run.x + run.width - letter.x : letter.width;
        const joins = {
          joinsLeft: at > 0 || run.joinsLeft === true,
          joinsRight: at < letters.length - 1 || run.joinsRight === true,
        };
        return { ...letter, runs: [{ ...run, ...joins, text: letter.text, x: letter.x, width }] };
      });
    });
  }

  /** Letters that join, or run from right to left, are not parted within a word: its first one says how it is set. */
  #runsOf(word: PlacedPiece, spans: Spans): StyledRun[] {
    const isOne = hasJoinedLetters(word.text) || hasRightToLeft(word.text);
    const isEven = spans.every((span) => span === spans[0]);
    if (isOne || isEven) {
      const span = isEven || !/\s/u.test(word.text) ? spans[0] : undefined;
      return [{ text: word.text, x: word.x, width: word.width, font: this.#use(span), span }];
    }
    let x = word.x;
    return runsOfSpans(word.text, spans).map(({ text, span }) => {
      const font = this.#use(span);
      const { width } = this.context.measureText(text);
      const run = { text, x, width, font, span };
      x += width;
      return run;
    });
  }

  /** Underlines and markers go on through the space between words. */
  #joinNeighbours(runs: StyledRun[]): void {
    const inOrder = runs.toSorted((first, second) => first.x - second.x);
    for (const [index, run] of inOrder.entries()) {
      const next = inOrder[index + 1];
      if (!next || !run.span || next.span !== run.span) continue;
      if (next.x - run.x - run.width >= WIDEST_SPACE * this.sizePixels) continue;
      run.width = next.x - run.x;
      run.joinsRight = true;
      next.joinsLeft = true;
    }
  }

  /** A mark that keeps a number's order may stand before a word. */
  #spansAt(text: string, index: number, spans: Spans): Spans {
    const marks = text.startsWith("\u061c") ? 1 : 0;
    return [
      ...Array.from({ length: marks }, () => spans[index]),
      ...spans.slice(index, index + text.length - marks),
    ];
  }

  #use(span: TextLayerSpan | undefined): string {
    this.context.font = fontString(fontOfSpan(this.font, span), this.sizePixels);
    return this.context.font;
  }
}
