import type { FactKind } from "~/domain/facts/fact";
import type { SectionDefinition, SlotDeclarations, TextDeclaration } from "~/sections/define-section";
import { directions } from "~/sections/writer/directions";
import type { Seed } from "~/sections/writer/fill-slots";
import type { Known, Material } from "~/sections/writer/material";
import { type HeadingName, type QuestionName, questionNames } from "~/sections/writer/phrases/page-phrases";
import { parted, withoutPoint } from "~/sections/writer/sentences";
import type { DirectionId, WriterImage } from "~/sections/writer/write-input";

/** A block to be made, with an id that follows from what it tells. */
export interface BlockSeed extends Seed {
  id: string;
}

/** How a type of section is made from what is known. */
export interface Recipe {
  heading: HeadingName | null | ((material: Material) => HeadingName | null);
  /** What the section itself tells; null where it is not made. */
  section: (material: Material, direction: DirectionId) => Seed | null;
  blocks?: (material: Material, definition: SectionDefinition, direction: DirectionId) => BlockSeed[];
  /** Fewer blocks than this are no section; where absent, none are needed. */
  fewestBlocks?: number;
}

const serviceKinds: readonly FactKind[] = ["shipping", "returns", "guarantee"];
const measureKinds: readonly FactKind[] = ["dimension", "weight", "volume", "capacity", "duration"];
const specificationKinds: readonly FactKind[] = [
  "category",
  ...measureKinds,
  "material",
  "color",
  "size",
  "origin",
  "certificate",
  "salary",
  "identifier",
];

/** Whether shipping, returns and guarantee are answered among the questions: two of them at least, where the direction has it so. */
function answersService(material: Material, direction: DirectionId): boolean {
  return directions[direction].answersService && material.of(...serviceKinds).length > 1;
}

const nothing: Seed = { known: [] };
const some = (known: readonly Known[]): Seed | null => (known.length > 0 ? { known } : null);

export const recipes: Readonly<Record<string, Recipe>> = {
  hero: {
    heading: null,
    section: (material) => {
      const { name, images, of, input } = material;
      if (!name) return null;
      // Two lines that are the same words say it once.
      const isNew = ({ text }: Known) => !name.text.toLowerCase().includes(text.toLowerCase());
      return {
        known: [
          name,
          ...of("brand", "category").filter(isNew),
          ...of("description", "rating", "price", "list-price", "availability", ...serviceKinds, "award"),
          ...of("date", "place", "salary"),
        ],
        images: images.slice(0, 1),
        words: { label: input.actionHref ? deedOf(material) : null },
      };
    },
    blocks: (material, definition, direction) => {
      const points = material.of("benefit", "feature");
      return direction === "offer" && points.length > 3 ? factBlocks(points, definition).slice(0, 3) : [];
    },
  },
  story: {
    heading: "story",
    section: ({ of, images }) => {
      const known = of("description", "statement");
      return known.length > 0 ? { known, images: images.slice(1, 2) } : null;
    },
  },
  benefits: {
    heading: "benefits",
    section: () => nothing,
    blocks: ({ of, images }, definition) =>
      illustrated(factBlocks(of("benefit"), definition), images.slice(1)),
    fewestBlocks: 1,
  },
  features: {
    heading: "features",
    section: () => nothing,
    blocks: ({ of }, definition) =>
      factBlocks(
        of("feature").filter((known) => !isInTheBox(known) && !isHowTo(known)),
        definition,
      ),
    fewestBlocks: 1,
  },
  "how-to": {
    heading: "how-to",
    section: () => nothing,
    blocks: ({ of }, definition) => factBlocks(of("feature", "statement").filter(isHowTo), definition),
    fewestBlocks: 2,
  },
  "in-the-box": {
    heading: "in-the-box",
    section: () => nothing,
    blocks: ({ of }, definition) => factBlocks(of("feature", "statement").filter(isInTheBox), definition),
    fewestBlocks: 1,
  },
  gallery: {
    heading: "gallery",
    section: ({ images }) => (images.length > 2 ? nothing : null),
    blocks: ({ images }) =>
      images.map((image, index) => ({ id: `image-${index + 1}`, known: [], images: [image] })),
    fewestBlocks: 3,
  },
  video: {
    heading: "video",
    section: ({ videos }) => (videos[0] ? { known: [], video: videos[0] } : null),
  },
  specifications: {
    heading: "specifications",
    section: () => nothing,
    blocks: ({ of }, definition) => specificationBlocks(of(...specificationKinds), definition),
    fewestBlocks: 2,
  },
  ingredients: {
    heading: ({ of }) => (of("ingredient").length > 0 ? "ingredients" : "materials"),
    section: ({ of }) => some(of("ingredient").length > 0 ? of("ingredient") : several(of("material"))),
    blocks: ({ of }, definition) =>
      factBlocks(of("ingredient").length > 0 ? of("ingredient") : several(of("material")), definition),
  },
  "size-guide": {
    heading: "size-guide",
    section: ({ of }) => some(of("size-table")),
  },
  reviews: {
    heading: "reviews",
    section: ({ of }) => ({ known: of("rating") }),
    blocks: ({ of }, definition) =>
      of("review").map((known) => ({
        id: blockIdOf(known),
        known: [known],
        words: { author: fitting(known.fact.label, definition.blocks?.slots.author) },
      })),
    fewestBlocks: 1,
  },
  press: {
    heading: "press",
    section: () => nothing,
    blocks: ({ of }, definition) => factBlocks(of("award", "certificate"), definition),
    fewestBlocks: 1,
  },
  figures: {
    heading: "figures",
    section: () => nothing,
    blocks: ({ of }, definition) =>
      of("rating", ...measureKinds)
        .filter(({ fact }) => fact.value.type === "quantity" || fact.value.type === "rating")
        .slice(0, 4)
        .map((known) => valueBlock(known, definition)),
    fewestBlocks: 2,
  },
  offer: {
    heading: ({ listPrice, offerEnd }) => (listPrice || offerEnd ? "offer" : null),
    section: (material) => {
      const { of, price, listPrice, offerEnd, input, name } = material;
      if (!price) return null;
      return {
        known: [
          price,
          ...(listPrice ? [listPrice] : []),
          ...(offerEnd ? [offerEnd] : []),
          ...of("discount", "availability", "shipping"),
          ...(name ? [name] : []),
        ],
        date: endOf(offerEnd),
        words: {
          label: input.actionHref ? deedOf(material) : null,
          action: input.actionHref ? deedOf(material) : null,
        },
      };
    },
  },
  guarantee: {
    heading: "guarantee",
    section: (material, direction) =>
      answersService(material, direction) ? null : some(material.of("guarantee")),
    blocks: ({ of }, definition) => factBlocks(of("guarantee").slice(1), definition),
  },
  shipping: {
    heading: ({ of }) =>
      of("shipping").length === 0
        ? "returns"
        : of("returns").length === 0
          ? "shipping"
          : "shipping-and-returns",
    section: (material, direction) =>
      answersService(material, direction) ? null : some(material.of("shipping", "returns")),
    blocks: ({ of }, definition) => factBlocks(of("shipping", "returns"), definition),
  },
  faq: {
    heading: "faq",
    section: () => nothing,
    blocks: questionBlocks,
    fewestBlocks: 2,
  },
  footer: {
    heading: null,
    section: ({ of }) => some(of("brand", "contact", "place", "opening-hours")),
  },
  "sticky-bar": {
    heading: null,
    section: (material) => {
      const { name, price, images, input } = material;
      return name && price && input.actionHref
        ? {
            known: [name, price],
            images: images.slice(0, 1),
            words: { label: deedOf(material), action: deedOf(material) },
          }
        : null;
    },
  },
};

/** What the button says: what there is to do, by what is known. Null where the language has no phrase for it. */
export function deedOf({ phrases, price, of, input }: Material): string | null {
  const tone = input.tone;
  const deeds = phrases?.deeds;
  if (!deeds) return null;
  const isGone = of("availability").some(
    ({ fact: { value } }) =>
      value.type === "availability" && ["out-of-stock", "discontinued"].includes(value.state),
  );
  const deed = of("salary")[0]
    ? deeds.apply
    : of("date")[0]
      ? deeds.book
      : price && !isGone
        ? deeds.buy
        : of("opening-hours")[0]
          ? deeds.visit
          : deeds.more;
  return tone === "bold" ? deed.bold : tone === "warm" || tone === "playful" ? deed.warm : deed.plain;
}

/** One alone is a row of the details. */
function several(known: readonly Known[]): readonly Known[] {
  return known.length > 1 ? known : [];
}

/** A block for each fact that the blocks have room for. */
function factBlocks(known: readonly Known[], definition: SectionDefinition): BlockSeed[] {
  const declared = definition.blocks?.slots;
  if (!declared) return [];
  return known.flatMap((one) => {
    const tellsFacts = Object.values(declared).some(
      (slot) => slot.kind === "fact" && slot.kinds.includes(one.kind),
    );
    if (tellsFacts) return [valueBlock(one, definition)];
    const words = titleAndBody(one, declared);
    return words ? [{ id: blockIdOf(one), known: [], words, tells: [one] }] : [];
  });
}

/** A block that shows the value of a fact, with its label where the fact has none in the language of the page. */
function valueBlock(known: Known, definition: SectionDefinition): BlockSeed {
  const declared = definition.blocks?.slots ?? {};
  const label = fitting(known.label, declared.label);
  return { id: blockIdOf(known), known: [known], ...(label && { words: { label } }) };
}

/** The words of a fact in a block's title and the text below it; null where they do not fit whole. */
function titleAndBody(
  { text, label, fact, sentences }: Known,
  declared: SlotDeclarations,
): Record<string, string> | null {
  const texts = Object.entries(declared).filter(
    (entry): entry is [string, TextDeclaration] => entry[1].kind === "text" && entry[1].source !== "fixed",
  );
  const title =
    texts.find(([, { lines, isRequired }]) => lines === "one" && isRequired) ??
    texts.find(([, { lines }]) => lines === "one");
  const body = texts.find(([, { lines }]) => lines === "many");
  const whole = text.replace(/\s+/gu, " ").trim();
  const [titleName, { most: mostTitle }] = title ?? ["", { most: 0 }];
  const [bodyName, { most: mostBody }] = body ?? ["", { most: 0 }];
  const own = fact.label && label === fact.label ? label : null;
  if (title && body && own && own.length <= mostTitle && whole.length <= mostBody)
    return { [titleName]: own, [bodyName]: whole };
  if (title && sentences.length === 1 && withoutPoint(whole).length <= mostTitle)
    return { [titleName]: withoutPoint(whole) };
  const split = title && body ? parted(whole, mostTitle) : null;
  if (split && split.rest.length <= mostBody) return { [titleName]: split.first, [bodyName]: split.rest };
  return body && !title?.[1].isRequired && whole.length <= mostBody ? { [bodyName]: whole } : null;
}

/** Several of a kind are one row: their words, with commas. */
function specificationBlocks(known: readonly Known[], definition: SectionDefinition): BlockSeed[] {
  const declared = definition.blocks?.slots ?? {};
  const kinds = [...new Set(known.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ofKind = known.filter((one) => one.kind === kind);
    const [first] = ofKind;
    const isList = ofKind.length > 1 && ofKind.every(({ fact }) => fact.value.type === "text" && !fact.label);
    const list = isList
      ? fitting(ofKind.map(({ text }) => withoutPoint(text)).join(", "), declared.value)
      : null;
    const label = fitting(first?.label, declared.label);
    if (list && label && first)
      return [{ id: blockIdOf(first), known: [], words: { label, value: list }, tells: ofKind }];
    return ofKind.map((one) => valueBlock(one, definition));
  });
}

/** Fixed questions, each with what is known as its answer. */
function questionBlocks(
  material: Material,
  definition: SectionDefinition,
  direction: DirectionId,
): BlockSeed[] {
  const { phrases, of } = material;
  const declared = definition.blocks?.slots ?? {};
  if (!phrases) return [];
  return questionNames.flatMap((kind: QuestionName): BlockSeed[] => {
    const isElsewhere = serviceKinds.includes(kind) && !answersService(material, direction);
    const known = isElsewhere ? [] : of(kind).filter(({ fact }) => fact.value.type !== "table");
    const [first] = known;
    const answer = fitting(answerOf(known), declared.answer);
    if (!first || !answer) return [];
    return [
      {
        id: `about-${kind}`,
        known: [],
        words: { question: phrases.questions[kind], answer },
        tells: known,
      },
    ];
  });
}

/** Whole sentences after each other, or a list of what is short. */
function answerOf(known: readonly Known[]): string {
  const said = known.map(({ text, fact, label }) =>
    fact.value.type === "text" ? text : fact.label && label ? `${label}: ${text}` : text,
  );
  const areSentences = said.some((text) => /[.!?]$/u.test(text));
  return said.join(areSentences ? "\n" : ", ");
}

/** As many images as blocks, or none: some with and some without would look torn. */
function illustrated(blocks: BlockSeed[], images: readonly WriterImage[]): BlockSeed[] {
  return images.length < blocks.length
    ? blocks
    : blocks.map((block, index) => ({ ...block, images: images.slice(index, index + 1) }));
}

function fitting(
  text: string | null | undefined,
  declared: SlotDeclarations[string] | undefined,
): string | null {
  return text && declared?.kind === "text" && text.length <= declared.most ? text : null;
}

export function blockIdOf({ fact }: Known): string {
  return fact.id.replace(/[^A-Za-z0-9_-]/gu, "-").slice(0, 64);
}

/** A day lasts until its end, wherever that is: the offer is shown to end with it in UTC. */
function endOf(offerEnd: Known | null): string | null {
  const { value } = offerEnd?.fact ?? {};
  if (value?.type !== "date") return null;
  return /T\d/u.test(value.date)
    ? /(?:Z|[+-]\d{2}:?\d{2})$/u.test(value.date)
      ? value.date
      : null
    : `${value.date.slice(0, 10)}T23:59:59Z`;
}

const boxLabel =
  /(?:in|inside) the box|what'?s included|included|lieferumfang|im lieferumfang|contenu (?:du|de la)|fourni|contenido|incluye|confezione|incluso|conteúdo|inclui|inhoud|zawartość|ingår|følger med/iu;
const howToLabel =
  /how to use|directions|instructions|anwendung|gebrauch|mode d.emploi|utilisation|modo de (?:uso|empleo)|modo d.uso|gebruik|sposób użycia|användning/iu;

const isInTheBox = ({ fact }: Known) => boxLabel.test(fact.label ?? "");
const isHowTo = ({ fact }: Known) => howToLabel.test(fact.label ?? "");
