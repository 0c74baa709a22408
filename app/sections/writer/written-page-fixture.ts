import type { Fact } from "~/domain/facts/fact";
import { createRandom } from "~/domain/random/seeded-random";
import type { TextDeclaration } from "~/sections/define-section";
import { blocksOf, type Page, type Slots, sectionsOf } from "~/sections/page";
import { sectionTypes } from "~/sections/section-types";
import { writeFact } from "~/sections/write-fact";

interface PlacedText {
  sectionId: string;
  slot: string;
  text: string;
  declared: TextDeclaration | null;
}

/** Every text of a page with where it stands. */
export function textsOf(page: Page): PlacedText[] {
  return sectionsOf(page).flatMap((section) => {
    const definition = sectionTypes.get(section.type);
    const of = (slots: Slots, declarations = definition?.slots ?? {}) =>
      Object.entries(slots).flatMap(([slot, content]): PlacedText[] => {
        const declared = declarations[slot];
        if (content.kind !== "text") return [];
        return [
          {
            sectionId: section.id,
            slot,
            text: content.text,
            declared: declared?.kind === "text" ? declared : null,
          },
        ];
      });
    return [
      ...of(section.slots),
      ...blocksOf(section).flatMap(({ slots }) => of(slots, definition?.blocks?.slots)),
    ];
  });
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All that a fact says, in the ways a page may write it. */
export function factsIn(fact: Fact, language: string): string[] {
  const { label, text } = writeFact(fact, language);
  // A label that is known in another language is written in the page's own.
  const own = writeFact({ kind: fact.kind, value: fact.value }, language).label;
  return [label, own, text, ...(fact.label ? [fact.label] : [])];
}

const kinds = [
  "benefit",
  "feature",
  "material",
  "shipping",
  "returns",
  "review",
  "award",
  "statement",
  "color",
] as const;
const words = "alder brass cedar dawn ember field grain harbour iron juniper kiln linen moss north oak".split(
  " ",
);

/** Facts of many kinds and lengths, the same for the same seed. */
export function randomFacts(seed: number): Fact[] {
  const random = createRandom(seed);
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const sentence = () => {
    const said = Array.from({ length: 2 + Math.floor(random() * 24) }, () => pick(words)).join(" ");
    return `${said[0]?.toUpperCase()}${said.slice(1)}${random() < 0.5 ? "." : ""}`;
  };
  const fact = (id: string, kind: Fact["kind"], value: Fact["value"]): Fact => ({
    id,
    kind,
    value,
    language: null,
    sources: [{ from: "you", at: "2026-11-23T09:00:00Z" }],
    confidence: 1,
  });
  const text = (said: string) => ({ type: "text" as const, text: said });
  return [
    fact("name", "name", text(sentence().slice(0, 90))),
    fact("price", "price", { type: "money", amount: String(Math.ceil(random() * 900)), currency: "EUR" }),
    ...Array.from({ length: 58 }, (_, index) =>
      fact(`f${index}`, pick(kinds), text(`${sentence()} ${sentence()}`)),
    ),
  ];
}
