/** Where a thing is put: from a word for that up to the next one, or to the end of the clause. */
const prepositions =
  "on|in|inside|at|by|near|under|beside|before|auf|am|im|bei|unter|neben|vor|sur|sous|dans|chez|devant|à la|à l['’]|au bord|en|sobre|junto a|sotto|sulla?|sul|nella?|nel|na|nas|nos|op|naast|bij|przy|nad|w|на|в|у";
export const placed = new RegExp(
  `(?<![\\p{L}])(?:${prepositions})\\s+(?:(?!(?<![\\p{L}])(?:${prepositions}|with|mit|avec|con|com|met|z|and|und|et|y|i|и)\\s)[^,.;:!?\\n])+`,
  "giu",
);

/** The words for where and when alone, for a picture into which the thing is put later; all of them where none say that. */
export function placeAlone(prompt: string): string {
  const from = prompt.search(new RegExp(placed.source, "iu"));
  return from < 0 ? prompt : prompt.slice(from).trim();
}
