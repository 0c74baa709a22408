/**
 * A part of a pattern, with each of its letters small or large. The engine's own `(?i:…)` is no way to say that: run often, a
 * pattern that holds it finds less than it did at first (seen with V8 13.6).
 */
export function inAnyCase(part: string): string {
  return part.replace(/\\p\{\w+\}|\\.|\[[^\]]*\]|\p{L}/gu, (piece) => {
    if (piece.startsWith("[")) return piece.replace(/\\p\{\w+\}|\\.|\p{L}/gu, bothOf);
    const both = bothOf(piece);
    return both === piece ? piece : `[${both}]`;
  });
}

/** The letter in both cases; anything else, and a letter with one case, as it is. */
function bothOf(piece: string): string {
  if (piece.startsWith("\\")) return piece;
  const [small, large] = [piece.toLowerCase(), piece.toUpperCase()];
  return small === large || small.length !== piece.length || large.length !== piece.length
    ? piece
    : small + large;
}
