/** The words the writer adds to what is known. Each stands alone: no sentence has a hole, so no grammar is guessed. */

/** Headings, by what stands below them. */
export const headingNames = [
  "gallery",
  "video",
  "benefits",
  "features",
  "specifications",
  "how-to",
  "in-the-box",
  "ingredients",
  "materials",
  "size-guide",
  "reviews",
  "press",
  "faq",
  "offer",
  "guarantee",
  "shipping",
  "returns",
  "shipping-and-returns",
  "story",
  "figures",
  "visit",
] as const;
export type HeadingName = (typeof headingNames)[number];

/** What a button says, by what there is to do. */
export const deedNames = ["buy", "book", "visit", "apply", "more"] as const;
export type DeedName = (typeof deedNames)[number];

/** What a fact answers. */
export const questionNames = [
  "shipping",
  "returns",
  "guarantee",
  "material",
  "ingredient",
  "size",
  "color",
  "origin",
  "certificate",
  "date",
  "place",
  "opening-hours",
  "contact",
] as const;
export type QuestionName = (typeof questionNames)[number];

/** Measures of a thing that pages name in their own language: the label of a fact is put into that of the page. */
export const measureNames = ["height", "width", "depth", "length", "diameter"] as const;
export type MeasureName = (typeof measureNames)[number];

/** How the words of a heading or a button sound: the same in three manners. */
export const manners = ["plain", "warm", "bold"] as const;
export type Manner = (typeof manners)[number];

export interface PagePhrases {
  headings: Readonly<Record<HeadingName, Readonly<Record<Manner, string>>>>;
  deeds: Readonly<Record<DeedName, Readonly<Record<Manner, string>>>>;
  questions: Readonly<Record<QuestionName, string>>;
  measures: Readonly<Record<MeasureName, string>>;
}

/** A row as it is written: manners are parted by " · ". */
interface WrittenRow {
  headings: Record<HeadingName, string>;
  deeds: Record<DeedName, string>;
  questions: Record<QuestionName, string>;
  measures: Record<MeasureName, string>;
}

export function phrasesRow({ headings, deeds, ...words }: WrittenRow): PagePhrases {
  return { headings: inManners(headings), deeds: inManners(deeds), ...words };
}

/** One manner alone stands for all three. */
function inManners<Name extends string>(written: Record<Name, string>): Record<Name, Record<Manner, string>> {
  const entries = Object.entries<string>(written).map(([name, texts]) => {
    const [plain = "", warm = plain, bold = plain] = texts.split(" · ");
    return [name, { plain, warm, bold }];
  });
  return Object.fromEntries(entries);
}
