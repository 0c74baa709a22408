/** What a board says of letters, in the six styles of the product's own templates. */
export const moods = ["editorial", "bold", "minimal", "playful", "luxury", "tech"] as const;
export type Mood = (typeof moods)[number];

/** Words that speak for a mood; they are what prompts and styles really say. */
const spokenFor: Record<Mood, readonly string[]> = {
  editorial: [
    "editorial",
    "magazine",
    "portrait",
    "film",
    "vintage",
    "noir",
    "story",
    "linen",
    "paper",
    "print",
  ],
  bold: ["sale", "neon", "poster", "street", "sport", "loud", "pop", "graffiti", "big", "discount"],
  minimal: ["minimal", "clean", "simple", "white", "plain", "studio", "calm", "light", "soft", "nordic"],
  playful: [
    "playful",
    "clay",
    "cartoon",
    "kids",
    "candy",
    "toy",
    "pastel",
    "fun",
    "party",
    "confetti",
    "birthday",
  ],
  luxury: [
    "luxury",
    "gold",
    "marble",
    "velvet",
    "perfume",
    "jewel",
    "jewellery",
    "silk",
    "elegant",
    "champagne",
  ],
  tech: [
    "tech",
    "isometric",
    "blueprint",
    "metal",
    "chrome",
    "robot",
    "digital",
    "circuit",
    "futuristic",
    "laptop",
  ],
};

/** Words that say nothing of a picture. */
const empty = new Set(
  "a an and are as at by for from in into is it its no not of on or over the their this to under up with built picture image maker photo".split(
    " ",
  ),
);

/** The words many images have in common, the most frequent first; of one image each word counts once. */
export function commonWords(ofImages: readonly (readonly string[])[], most = 12): string[] {
  const counts = new Map<string, number>();
  for (const words of ofImages) {
    for (const word of new Set(words)) {
      if (word.length > 2 && !empty.has(word) && !/^\d+$/.test(word))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return [...counts]
    .sort(([one, count], [other, otherCount]) => otherCount - count || one.localeCompare(other))
    .slice(0, most)
    .map(([word]) => word);
}

/** The mood most words speak for; `minimal` where none does. */
export function moodOf(ofImages: readonly (readonly string[])[]): Mood {
  const score = (mood: Mood) =>
    ofImages.reduce((sum, words) => sum + words.filter((word) => spokenFor[mood].includes(word)).length, 0);
  const best = moods.toSorted((one, other) => score(other) - score(one))[0]!;
  return score(best) > 0 ? best : "minimal";
}
