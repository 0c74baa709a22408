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

/** The mood most words speak for; `minimal` where none does. */
export function moodOf(ofImages: readonly (readonly string[])[]): Mood {
  const score = (mood: Mood) =>
    ofImages.reduce((sum, words) => sum + words.filter((word) => spokenFor[mood].includes(word)).length, 0);
  const best = moods.toSorted((one, other) => score(other) - score(one))[0]!;
  return score(best) > 0 ? best : "minimal";
}
