/** Begins and ends what runs in the direction of its own first letters, wherever it is drawn. */
const isolate = "\u2068";
const isolateEnd = "\u2069";
const mostCharacters = 80;

/** A name as one line, cut to a width with an ellipsis, in its own direction: a canvas draws all text from left to right. */
export function labelText(text: string, width: number, measure: (text: string) => number): string {
  const line = text.replace(/\s+/g, " ").slice(0, mostCharacters);
  const whole = measure(line);
  if (whole <= width) return `${isolate}${line}${isolateEnd}`;
  let length = Math.max(1, Math.floor((line.length * width) / whole));
  while (length > 1 && measure(`${line.slice(0, length)}…`) > width) length--;
  return `${isolate}${line.slice(0, length).trimEnd()}…${isolateEnd}`;
}
