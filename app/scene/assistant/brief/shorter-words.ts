/** What can be left out of a text without losing a fact. Names, figures, addresses and quotations stay. */

/** As much of the words is to be left. */
const wantedShare = 0.7;

const asides = /\s*\([^()\d]*\)/gu;
const fillers =
  /(?<!\p{L})(?:very|really|just|simply|basically|actually|quite|of course|in order(?= to)|wirklich|einfach|eigentlich|natürlich|vraiment|simplement|realmente|simplemente|davvero|semplicemente|simplesmente|echt|gewoon)(?!\p{L})\s?/giu;
const fact = /\p{Nd}|@|\b[\w-]+\.\p{L}{2,}\b|["“„«]/u;

/** The same words, shorter; as they are where nothing can be left out. */
export function shorterWords(text: string): string {
  const words = text.trim();
  const most = words.length * wantedShare;
  const lines = words.split("\n").map((line) => line.replace(asides, "").replace(fillers, ""));
  const sentences = lines.flatMap((line, index) =>
    sentencesOf(line).map((sentence) => ({ line: index, sentence: sentence.trim() })),
  );
  // From the end: what a text begins with is what it is about.
  for (let index = sentences.length - 1; index > 0; index--) {
    const length = sentences.reduce((sum, { sentence }) => sum + sentence.length + 1, 0);
    if (length <= most) break;
    if (!fact.test(sentences[index]?.sentence ?? "")) sentences.splice(index, 1);
  }
  const shorter = lines
    .map((_, index) =>
      sentences
        .filter(({ line }) => line === index)
        .map(({ sentence }) => sentence)
        .join(" "),
    )
    .filter((line, index) => line !== "" || lines[index] === "")
    .join("\n")
    .trim();
  return shorter.length < words.length ? shorter : text;
}

const sentencesOf = (line: string) => line.split(/(?<=[.!?…])\s+(?=\p{Lu}|\p{Nd}|["“„«])/u).filter(Boolean);
