/** Words for where a thing is put, in languages that set them before the place. */
const prepositions =
  "on|in|inside|at|by|near|under|beside|before|auf|am|im|bei|unter|neben|vor|sur|sous|dans|chez|devant|à la|à l['’]|au bord|en|sobre|junto a|sotto|sulla?|sul|nella?|nel|na|nas|nos|op|naast|bij|przy|nad|w|на|в|у|på|vid|ved|bredvid|framför|foran|على|في|عند|أمام|بجانب|فوق|تحت|قرب";
const conjunctions = "with|mit|avec|con|com|met|z|and|und|et|y|i|и|med|och|og|مع";
/** From a word for where up to the next one, or to the end of the clause. */
const before = new RegExp(
  `(?<![\\p{L}])(?:${prepositions})\\s+(?:(?!(?<![\\p{L}])(?:${prepositions}|${conjunctions})\\s)[^,.;:!?\\n])+`,
  "giu",
);
/** The place and what is set after it: in Chinese, Japanese, Korean, Hindi and Turkish, which is told by its letters. */
const after: readonly RegExp[] = [
  /在(?<place>[^，。,.在]{1,16}?)(?:上|里|裡|中|旁|前|下|边|内|$)/gu,
  /(?<place>[^がをは、。,.\s在]{1,16}?)(?:の上|の中|の前|の横|のそば|にある|に置|に立|での)/gu,
  /(?<place>\p{Script=Hangul}+?) ?(?:에서|에 있는|에 놓인|위[에의]?(?!\p{L})|안[에의]?(?!\p{L})|앞[에의]?(?!\p{L})|옆[에의]?(?!\p{L}))/gu,
  /(?<place>[\p{Script=Devanagari}\p{M}]+)\s(?:में|पर|के पास|के ऊपर|के सामने)(?!\p{L})/gu,
];
const turkish = /(?<place>(?<!\p{L})\p{L}{2,}['’]?[dt][ae](?:ki)?(?!\p{L}))/giu;

/** The parts of a prompt that say where its thing is, or when. */
export function placePhrases(prompt: string): string[] {
  const phrases = [...prompt.matchAll(before)].map(([phrase]) => phrase.trim());
  const set = /[ğşıİ]/u.test(prompt) ? [...after, turkish] : after;
  return [
    ...phrases,
    ...set.flatMap((pattern) => [...prompt.matchAll(pattern)].map(({ groups }) => groups!.place!)),
  ];
}

/** The words for where and when alone, for a picture into which the thing is put later; all of them where none say that. */
export function placeAlone(prompt: string): string {
  const from = prompt.search(new RegExp(before.source, "iu"));
  if (from >= 0) return prompt.slice(from).trim();
  return placePhrases(prompt).join(", ") || prompt;
}
