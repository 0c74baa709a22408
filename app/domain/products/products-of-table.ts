import { sameData } from "../data/same-data";
import { type Fact, type FactKind, repeatedKinds } from "../facts/fact";
import { factKey, mostFacts } from "../facts/fact-sheet";
import type { FactValue } from "../facts/fact-value";
import { availabilityOf } from "../facts/reading/availability";
import type { SourceVariant } from "../facts/source-event";
import { type HeadingMeaning, meaningOfHeading } from "../rows/heading-meanings";
import { readMoney } from "../rows/read-money";
import type { Column, Row, RowTable } from "../rows/table";
import { newProduct, textValue } from "./new-product";
import { mostVariants, type ProductFields } from "./product";

/** A product as a feed or a table has it; its pictures are addresses until they are fetched. */
export interface TableProduct {
  fields: ProductFields;
  /** The number by which its shop knows it; "" where the table has none. */
  sku: string;
  pictures: { url: string; variantId?: string }[];
}

interface TableName {
  /** Name of the file, or address of the feed. */
  file: string;
  /** ISO 8601. */
  readAt: string;
}

const mostPictures = 20;

const kindOfMeaning: Partial<Record<HeadingMeaning, { kind: FactKind; label?: string }>> = {
  name: { kind: "name" },
  description: { kind: "description" },
  price: { kind: "price" },
  "list-price": { kind: "list-price" },
  sku: { kind: "identifier", label: "SKU" },
  identifier: { kind: "identifier", label: "GTIN" },
  brand: { kind: "brand" },
  category: { kind: "category" },
  availability: { kind: "availability" },
  color: { kind: "color" },
  size: { kind: "size" },
  material: { kind: "material" },
  benefit: { kind: "benefit" },
  discount: { kind: "discount" },
};
const optionNames: Partial<Record<HeadingMeaning, string>> = {
  color: "Color",
  size: "Size",
  material: "Material",
};

/** The products of a table: a row each, but rows of one group are the variants of one. Rows without a name are none. */
export function productsOfTable({ columns, rows }: RowTable, name: TableName): TableProduct[] {
  const meanings = columns.flatMap((column) => {
    const meaning = meaningOfHeading(column.name);
    return meaning ? [{ column, meaning }] : [];
  });
  const read = rows
    .map((row, index) => readRow(row, index + 1, meanings, name))
    .filter((row) => row.text("name") !== "");
  const groups = new Map<string, ReadRow[]>();
  for (const row of read) {
    const group = row.text("group");
    const key = group ? `group ${group}` : `row ${row.number}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map(productOf);
}

interface ReadRow {
  number: number;
  facts: Fact[];
  text: (meaning: HeadingMeaning) => string;
  options: Record<string, string>;
  pictures: string[];
}

function readRow(
  row: Row,
  number: number,
  meanings: readonly { column: Column; meaning: HeadingMeaning }[],
  { file, readAt }: TableName,
): ReadRow {
  const cells = meanings.flatMap(({ column, meaning }) => {
    const text = row.cells[column.id]?.trim() ?? "";
    return text ? [{ column, meaning, text }] : [];
  });
  const facts = cells.flatMap(({ column, meaning, text }): Fact[] => {
    const about = kindOfMeaning[meaning];
    const value = about && readValue(about.kind, text, column);
    if (!about || !value) return [];
    return [
      {
        ...about,
        ...{ id: "", value, language: null, confidence: 0.95 },
        sources: [{ from: "row", file, row: number, column: column.name, quote: text.slice(0, 600), readAt }],
      },
    ];
  });
  const addresses = cells
    .filter(({ meaning }) => meaning === "picture" || meaning === "more-pictures")
    .flatMap(({ text }) => text.split(/[,;|\s]+(?=https?:)/u))
    .filter((url) => /^https?:\/\/\S+$/iu.test(url));
  return {
    number,
    facts: withListPrice(facts),
    text: (meaning) => cells.find((cell) => cell.meaning === meaning)?.text ?? "",
    options: Object.fromEntries(
      cells.flatMap(({ meaning, text }) => {
        const option = optionNames[meaning];
        return option ? [[option, text.slice(0, 200)]] : [];
      }),
    ),
    pictures: [...new Set(addresses)],
  };
}

/** Of two prices of one row, as feeds have a price and a sale price, the higher is the price of before. */
function withListPrice(facts: readonly Fact[]): Fact[] {
  const prices = facts.filter(({ kind }) => kind === "price");
  const amountOf = ({ value }: Fact) => (value.type === "money" ? Number(value.amount) : 0);
  const [lowest] = prices.toSorted((one, other) => amountOf(one) - amountOf(other));
  return facts
    .filter((fact) => fact.kind !== "price" || fact === lowest || !sameData(fact.value, lowest?.value))
    .map((fact) => (fact.kind === "price" && fact !== lowest ? { ...fact, kind: "list-price" } : fact));
}

function readValue(kind: FactKind, text: string, column: Column): FactValue | null {
  if (kind === "price" || kind === "list-price") {
    const money = readMoney(text, column);
    return money.ok ? { type: "money", amount: money.amount, currency: money.currency } : null;
  }
  if (kind === "availability") {
    const state = availabilityOf(text);
    return state && { type: "availability", state };
  }
  return textValue(text);
}

function productOf(rows: readonly ReadRow[]): TableProduct {
  const [first] = rows as [ReadRow];
  const link = first.text("link");
  const sourceUrl = /^https?:\/\/\S{1,2040}$/iu.test(link) ? link : null;
  const isVaried = rows.length > 1;
  const variants = isVaried ? rows.slice(0, mostVariants).map(variantOf) : [];
  const facts = isVaried ? factsOfGroup(rows, variants) : first.facts;
  const pictures = rows.flatMap(({ pictures: own }, index) =>
    own.map((url) => ({ url, ...(variants[index] && { variantId: variants[index].id }) })),
  );
  const name = isVaried ? commonName(rows.map((row) => row.text("name"))) : first.text("name");
  return {
    sku: first.text("group") || first.text("sku"),
    fields: newProduct({
      ...{ name, variants, sourceUrl },
      facts: { facts: withIds(named(facts, name)).slice(0, mostFacts), decisions: [] },
    }),
    pictures: pictures
      .filter(({ url }, index) => pictures.findIndex((other) => other.url === url) === index)
      .slice(0, mostPictures),
  };
}

function variantOf(row: ReadRow): SourceVariant {
  const options = Object.values(row.options);
  return {
    id: (row.text("sku") || `row-${row.number}`).slice(0, 64),
    name: (options.join(" / ") || row.text("name")).slice(0, 200),
    options: row.options,
  };
}

/** What all rows say is true of the product, what differs of the variant. The name is the product's. */
function factsOfGroup(rows: readonly ReadRow[], variants: readonly SourceVariant[]): Fact[] {
  const saysToo = (row: ReadRow, fact: Fact) =>
    row.facts.some((other) => factKey(other) === factKey(fact) && sameData(other.value, fact.value));
  const shared = rows[0]?.facts.filter((fact) => rows.every((row) => saysToo(row, fact))) ?? [];
  const own = variants.flatMap(({ id }, index) => {
    const facts = rows[index]?.facts ?? [];
    return facts
      .filter(
        (fact) =>
          fact.kind !== "name" && !shared.some((one) => saysToo({ ...rows[index]!, facts: [one] }, fact)),
      )
      .map((fact) => ({ ...fact, variantId: id }));
  });
  const [name] = rows[0]?.facts.filter(({ kind }) => kind === "name") ?? [];
  return [...(name && !shared.includes(name) ? [name] : []), ...shared, ...own];
}

/** What the names of variants begin with, up to a whole word; the first where they have nothing in common. */
function commonName(names: readonly string[]): string {
  const [first = "", ...others] = names;
  const words = first.split(/\s+/u);
  let count = words.length;
  for (const name of others) {
    const theirs = name.split(/\s+/u);
    while (count > 0 && !words.slice(0, count).every((word, at) => theirs[at] === word)) count--;
  }
  const common = words
    .slice(0, count)
    .join(" ")
    .replace(/[\s,;:/|(–—-]+$/u, "");
  return common.length >= 3 ? common : first;
}

function named(facts: readonly Fact[], name: string): Fact[] {
  return facts.map((fact) => (fact.kind === "name" ? { ...fact, value: textValue(name) } : fact));
}

/** Ids that stay for one reading; of what has one answer the kind itself, so that it is plain what it is. */
function withIds(facts: readonly Fact[]): Fact[] {
  const taken = new Set<string>();
  return facts.map((fact) => {
    const base = [fact.kind, fact.label?.toLowerCase(), fact.variantId]
      .filter(Boolean)
      .join("-")
      .slice(0, 56);
    let id = repeatedKinds.has(fact.kind) ? `${base}-1` : base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return { ...fact, id };
  });
}
