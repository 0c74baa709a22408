import type { FactKind } from "~/domain/facts/fact";
import type { SectionDefinition } from "~/sections/define-section";
import {
  type BlockSeed,
  blockIdOf,
  factBlocks,
  fitting,
  specificationBlocks,
  valueBlock,
} from "~/sections/writer/block-seeds";
import { deedOf } from "~/sections/writer/deed-of";
import type { Seed, Told } from "~/sections/writer/fill-slots";
import type { Known, Material } from "~/sections/writer/material";
import { nameWithin } from "~/sections/writer/name-within";
import type { HeadingName } from "~/sections/writer/phrases/page-phrases";
import { answersService, questionBlocks, serviceKinds } from "~/sections/writer/question-blocks";
import { storyWords } from "~/sections/writer/story-words";
import type { DirectionId, WriterImage } from "~/sections/writer/write-input";

/** What is being made, and what the page has said before it. */
export interface Made {
  definition: SectionDefinition;
  direction: DirectionId;
  told: Told;
}

/** How a type of section is made from what is known. */
export interface Recipe {
  /** Null leaves the heading to the facts of the section. */
  heading?: HeadingName | ((material: Material) => HeadingName | null);
  /** What the section itself tells; null where it is not made. Absent for one that is its blocks. */
  section?: (material: Material, made: Made) => Seed | null;
  blocks?: (material: Material, made: Made) => BlockSeed[];
  /** Fewer blocks than this are no section; where absent, none are needed. */
  fewestBlocks?: number;
}

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
  "date",
  "place",
  "opening-hours",
  "person",
  "identifier",
];

const some = (known: readonly Known[]): Seed | null => (known.length > 0 ? { known } : null);
const actionWords = (material: Material) => {
  const deed = material.input.actionHref ? deedOf(material) : null;
  return { label: deed, action: deed };
};

export const recipes: Readonly<Record<string, Recipe>> = {
  hero: {
    section: (material, { definition }) => {
      const { name, images, of } = material;
      if (!name) return null;
      // What the name says already is not said above it.
      const isNew = ({ text }: Known) => !name.text.toLowerCase().includes(text.toLowerCase());
      return {
        known: [
          ...of("brand", "category").filter(isNew),
          ...of("description", "benefit", "rating", "price", "list-price"),
          ...of("feature").filter(isPoint),
          // "2 years" alone says nothing.
          ...of(...serviceKinds, "award").filter(({ text }) => text.split(" ").length > 2),
        ],
        images: images.slice(0, 1),
        words: { ...actionWords(material), heading: nameWithin(name.text, definition.slots.heading) },
        tells: [name],
      };
    },
    blocks: ({ of }, { definition, direction }) => {
      const points = of("benefit", "feature").filter(isPoint);
      return direction === "offer" && points.length > 3 ? factBlocks(points, definition).slice(0, 3) : [];
    },
  },
  story: {
    heading: "story",
    section: (material, { definition, told }) => {
      const words = storyWords(material, definition.slots.body, told);
      return (
        words && {
          known: [],
          words: { body: words.text },
          tells: words.tells,
          images: material.images.slice(1, 2),
        }
      );
    },
  },
  benefits: {
    heading: "benefits",
    blocks: ({ of, images }, { definition }) =>
      illustrated(factBlocks(of("benefit"), definition), images.slice(1)),
    fewestBlocks: 1,
  },
  features: {
    heading: "features",
    blocks: ({ of }, { definition }) =>
      factBlocks(
        of("feature").filter((known) => isPoint(known) && !isInTheBox(known) && !isHowTo(known)),
        definition,
      ),
    fewestBlocks: 1,
  },
  "how-to": {
    heading: "how-to",
    blocks: ({ of }, { definition }) => factBlocks(of("feature", "statement").filter(isHowTo), definition),
    fewestBlocks: 2,
  },
  "in-the-box": {
    heading: "in-the-box",
    blocks: ({ of }, { definition }) => factBlocks(of("feature", "statement").filter(isInTheBox), definition),
    fewestBlocks: 1,
  },
  gallery: {
    heading: "gallery",
    blocks: ({ images }) =>
      images.map((image, index) => ({ id: `image-${index + 1}`, known: [], images: [image] })),
    // The first opens the page, and two are no gallery.
    fewestBlocks: 3,
  },
  video: {
    heading: "video",
    section: ({ videos }) => (videos[0] ? { known: [], video: videos[0] } : null),
  },
  specifications: {
    heading: "specifications",
    blocks: ({ of }, { definition }) => [
      ...specificationBlocks(of(...specificationKinds), definition),
      ...of("feature", "statement")
        .filter((known) => known.fact.label && !(known.kind === "feature" && isPoint(known)))
        .filter((known) => !isInTheBox(known) && !isHowTo(known))
        .map((known) => valueBlock(known, definition)),
    ],
    fewestBlocks: 2,
  },
  ingredients: {
    heading: ({ of }) => (of("ingredient").length > 0 ? "ingredients" : "materials"),
    section: ({ of }) => (madeOf(of).length > 0 ? { known: [] } : null),
    blocks: ({ of }, { definition }) => factBlocks(madeOf(of), definition),
  },
  "size-guide": {
    heading: "size-guide",
    section: ({ of }) => some(of("size-table")),
  },
  reviews: {
    heading: "reviews",
    section: ({ of }) => ({ known: of("rating") }),
    blocks: ({ of }, { definition }) =>
      of("review").map((known) => ({
        id: blockIdOf(known),
        known: [known],
        words: { author: fitting(known.fact.label, definition.blocks?.slots.author) },
      })),
    fewestBlocks: 1,
  },
  press: {
    heading: "press",
    blocks: ({ of }, { definition }) =>
      of("award").flatMap((known) => {
        const name = fitting(known.text, definition.blocks?.slots.name);
        return name ? [{ id: blockIdOf(known), known: [], words: { name }, tells: [known] }] : [];
      }),
    fewestBlocks: 1,
  },
  figures: {
    heading: "figures",
    blocks: ({ of }, { definition }) =>
      of("rating", ...measureKinds)
        .filter(({ fact }) => fact.value.type === "quantity" || fact.value.type === "rating")
        .slice(0, 4)
        .map((known) => valueBlock(known, definition)),
    fewestBlocks: 2,
  },
  offer: {
    heading: "offer",
    section: (material) => {
      const { of, price, listPrice, offerEnd } = material;
      return price && (listPrice ?? offerEnd)
        ? { known: [price, ...of("list-price", "offer-end", "discount")], words: actionWords(material) }
        : null;
    },
  },
  guarantee: {
    section: (material, { definition, direction }) => {
      const [first] = answersService(material, direction) ? [] : material.of("guarantee");
      if (!first) return null;
      const fixed = material.phrases?.headings.guarantee.plain;
      const isText = first.fact.value.type === "text";
      const asHeading = isText ? fitting(first.text.replace(/\.$/u, ""), definition.slots.heading) : null;
      const body = isText ? fitting(first.text, definition.slots.body) : null;
      // A short one is its own heading; of a value and of a longer text the section is named.
      if (asHeading) return { known: [], words: { heading: asHeading }, tells: [first] };
      if (body) return { known: [], words: { heading: fixed, body }, tells: [first] };
      return isText ? null : { known: [first], words: { heading: fixed } };
    },
    blocks: ({ of }, { definition }) => factBlocks(of("guarantee").slice(1), definition),
  },
  shipping: {
    heading: ({ of }) =>
      of("shipping").length === 0
        ? "returns"
        : of("returns").length === 0
          ? "shipping"
          : "shipping-and-returns",
    blocks: (material, { definition, direction }) =>
      answersService(material, direction) ? [] : factBlocks(material.of("shipping", "returns"), definition),
    fewestBlocks: 1,
  },
  faq: {
    heading: "faq",
    blocks: (material, { definition, direction }) => questionBlocks(material, definition, direction),
    fewestBlocks: 2,
  },
  footer: {
    section: ({ of }, { definition }) => {
      const [brand] = of("brand");
      const reached = of("place", "opening-hours", "contact").filter(
        ({ fact }) => fact.value.type === "text",
      );
      const contact = fitting(reached.map(({ text }) => text).join("\n"), definition.slots.contact);
      if (!brand && !contact) return null;
      return { known: brand ? [brand] : [], words: { contact }, tells: contact ? reached : [] };
    },
  },
  "sticky-bar": {
    section: (material, { definition }) => {
      const { name, price, listPrice, images, input } = material;
      if (!name || !price || !input.actionHref) return null;
      return {
        known: [price, ...(listPrice ? [listPrice] : [])],
        images: images.slice(0, 1),
        words: { ...actionWords(material), name: nameWithin(name.text, definition.slots.name) },
        tells: [name],
      };
    },
  },
};

/** What goes into it, or of what it is made; one material alone is a row of the details. */
function madeOf(of: Material["of"]): readonly Known[] {
  if (of("ingredient").length > 0) return of("ingredient");
  return of("material").length > 1 ? of("material") : [];
}

/** As many images as blocks, or none: some with and some without would look torn. */
function illustrated(blocks: BlockSeed[], images: readonly WriterImage[]): BlockSeed[] {
  return images.length < blocks.length
    ? blocks
    : blocks.map((block, index) => ({ ...block, images: images.slice(index, index + 1) }));
}

const boxLabel =
  /in(?:side)? the box|included|lieferumfang|contenu (?:du|de la)|fourni|contenido|incluye|confezione|incluso|conteúdo|inclui|inhoud van|zawartość|ingår|følger med/iu;
const howToLabel =
  /how to use|directions|instructions|anwendung|gebrauch|mode d.emploi|utilisation|modo de (?:uso|empleo)|modo d.uso|gebruik|sposób użycia|användning/iu;

/** A point of its own: "Boils in three minutes". With a label and a few words ("Power: 2200 W") it is a row of the details. */
function isPoint({ fact, kind, text }: Known): boolean {
  return kind !== "feature" || !fact.label || text.length > 60;
}

function isInTheBox({ fact }: Known): boolean {
  return boxLabel.test(fact.label ?? "");
}

function isHowTo({ fact }: Known): boolean {
  return howToLabel.test(fact.label ?? "");
}
