/** Of a picture, whatever its size; services count between 85 and 1,600. */
export const pictureTokens = 1_500;

/** About how many tokens a model makes of a text: a little more rather than less. Scripts without spaces take one for a sign. */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (const run of text.matchAll(/[^\x00-\x7f]+/g)) wide += run[0].length;
  return Math.ceil((text.length - wide) / 3.5 + wide);
}
