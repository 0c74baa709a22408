import type { FontRequest, TextLayer, TextLayerSpan } from "~/scene/composition";

/** The text of a layer as it is shown, and how each of its characters is set. */
export interface StyledText {
  text: string;
  /** By place in `text`; `undefined` is set as the layer is. */
  spans: (TextLayerSpan | undefined)[];
  /** Every place of a piece of the text, by the characters it holds apart from spaces and what lines may add. */
  placesOf(piece: string): number[][];
}

/** Characters that a line may hold and its text does not: where it was cut, and around what is set apart. */
const added = /[\u2026\u2066-\u2069\u061c]/u;

/**
 * Writes a text as it is shown, in capitals where they are asked for, without spaces around it. Spans are those of the text as
 * it was written; of several over one character the last one counts.
 */
export function styleText(
  { text, spans = [] }: Pick<TextLayer, "text" | "spans">,
  write: (text: string) => string,
): StyledText {
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter((at) => at > 0 && at < text.length);
  const cuts = [...new Set([0, ...ends, text.length])].toSorted((first, second) => first - second);
  let written = "";
  const styles: (TextLayerSpan | undefined)[] = [];
  for (const [index, from] of cuts.entries()) {
    const shown = write(text.slice(from, cuts[index + 1] ?? from));
    const span = spans.findLast((one) => one.from <= from && from < one.to);
    written += shown;
    for (let at = 0; at < shown.length; at++) styles.push(span);
  }
  const trimmed = written.trim();
  const start = written.indexOf(trimmed);
  const bareText: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < trimmed.length; at++) {
    if (/\s/u.test(trimmed[at]!) || added.test(trimmed[at]!)) continue;
    bareText.push(trimmed[at]!);
    places.push(at);
  }
  const bare = bareText.join("");
  return {
    text: trimmed,
    spans: styles.slice(start, start + trimmed.length),
    placesOf(piece) {
      const wanted = [...piece].filter((one) => !/\s/u.test(one) && !added.test(one)).join("");
      if (wanted === "") return [];
      const found: number[][] = [];
      for (let at = bare.indexOf(wanted); at >= 0; at = bare.indexOf(wanted, at + 1)) {
        found.push(places.slice(at, at + wanted.length));
      }
      return found;
    },
  };
}

/**
 * The spans of a piece's characters, where its characters apart from spaces lie at `places`. Spaces belong to what stands before
 * them where what comes after is set the same way.
 */
export function spansOfPiece(
  piece: string,
  places: readonly number[],
  { spans }: StyledText,
): (TextLayerSpan | undefined)[] {
  const result: (TextLayerSpan | undefined)[] = [];
  let next = 0;
  for (let at = 0; at < piece.length; at++) {
    const character = piece[at]!;
    const before = result.at(-1);
    if (/\s/u.test(character)) {
      const after = places[next];
      result.push(after !== undefined && spans[after] === before ? before : undefined);
    } else if (added.test(character)) {
      result.push(before);
    } else {
      const place = places[next++];
      result.push(place === undefined ? before : spans[place]);
    }
  }
  return result;
}

/** Neighbouring characters that are set the same way. */
export function runsOfSpans(
  text: string,
  spans: readonly (TextLayerSpan | undefined)[],
): { text: string; index: number; span: TextLayerSpan | undefined }[] {
  const runs: { text: string; index: number; span: TextLayerSpan | undefined }[] = [];
  for (let index = 0; index < text.length; index++) {
    const last = runs.at(-1);
    if (last && last.span === spans[index]) last.text += text[index]!;
    else runs.push({ text: text[index]!, index, span: spans[index] });
  }
  return runs;
}

/** The font of characters that are set by a span. */
export function fontOfSpan(font: FontRequest, span: TextLayerSpan | undefined): FontRequest {
  if (span?.weight === undefined && span?.italic === undefined) return font;
  return {
    ...font,
    weight: span.weight ?? font.weight,
    style: span.italic === undefined ? font.style : span.italic ? "italic" : "normal",
  };
}

/** The fonts a text is set in. */
export function fontsOfText({ font, spans = [] }: Pick<TextLayer, "font" | "spans">): FontRequest[] {
  return [font, ...spans.map((span) => fontOfSpan(font, span)).filter((one) => one !== font)];
}
