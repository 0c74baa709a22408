import type { Fact } from "~/domain/facts/fact";
import type { OutlinePart } from "~/domain/facts/source-event";

/** Shorter words stand anywhere. */
const shortestQuote = 3;

/** The parts of the outline in which a fact stands, by their place in it: where it was read, or where the page shows the same words. */
export function placesOfFact({ sources, value }: Fact, outline: readonly OutlinePart[]): number[] {
  const places = new Set(sources.flatMap((source) => (source.from === "page" ? [source.place] : [])));
  const read = outline.flatMap((part, index) => (places.has(part.place) ? [index] : []));
  if (read.length > 0) return read;
  const words = [
    ...sources.flatMap((source) => (source.from === "page" ? [source.quote] : [])),
    ...(value.type === "text" ? [value.text] : []),
    ...(value.type === "money" ? [value.amount, value.amount.replace(".", ",")] : []),
  ]
    .map(folded)
    .filter((text) => text.length >= shortestQuote);
  return outline.flatMap(({ text }, index) => {
    const shown = folded(text);
    const isThere = words.some((said) => shown.includes(said) || (shown.length > 20 && said.includes(shown)));
    return isThere ? [index] : [];
  });
}

function folded(text: string): string {
  return text.replace(/\s+/gu, " ").trim().toLowerCase();
}
