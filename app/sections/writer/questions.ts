import type { FactKind } from "~/domain/facts/fact";
import type { Material } from "~/sections/writer/material";

/** What to ask where nothing is known, and what the answer would give. */
const asked: readonly (readonly [kinds: readonly FactKind[], question: string])[] = [
  [["name"], "What is it called? Without a name the page has no opening."],
  [["description"], "What is it, in a sentence or two? It stands below the name and in search results."],
  [["benefit", "feature"], "What does it do, and what does it have? Each answer makes a point of its own."],
  [["price", "salary"], "What does it cost? With a price the page has an offer."],
  [["shipping", "place"], "How does it reach people? Shipping is what buyers ask most."],
  [
    ["returns", "guarantee"],
    "Can it be returned, and is there a guarantee? Both become answers on the page.",
  ],
  [["rating", "review"], "What do people say of it? Reviews with their source make a section."],
];

/** What a person could add to have more on the page, the most useful first; at most four. */
export function questionsFor({ of, images, leftOut, phrases, input }: Material): string[] {
  const open = asked.flatMap(([kinds, question]) => (of(...kinds).length > 0 ? [] : [question]));
  const foreign = leftOut.filter(({ why }) => why === "other-language").length;
  const disputed = leftOut.some(({ why }) => why === "disagrees");
  return [
    ...(disputed ? ["Your facts disagree. Decide which is right; until then neither is on the page."] : []),
    ...(foreign > 0
      ? [
          `What is known is partly in another language than “${input.language}”. Translate it, or make the page in that language.`,
        ]
      : []),
    ...(phrases
      ? []
      : [
          "There are no fixed headings in this language. The page has what is known without headings; add them by hand, or choose an AI model.",
        ]),
    ...(images.length === 0 ? ["What does it look like? Add at least one image."] : []),
    ...open,
  ].slice(0, 4);
}
