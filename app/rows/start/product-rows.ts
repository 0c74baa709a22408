import type { Fact, FactKind } from "~/domain/facts/fact";
import { settledFacts } from "~/domain/facts/fact-sheet";
import { mainPhoto, type ProductFields } from "~/domain/products/product";
import type { Column, Row, RowTable } from "~/domain/rows/table";

type ListedProduct = Pick<ProductFields, "name" | "facts" | "photos" | "sourceUrl"> & { id: string };

interface ProductColumn {
  column: Column;
  textOf: (product: ListedProduct, facts: readonly Fact[]) => string;
}

const reason = "Taken from your products.";
const ofKinds =
  (...kinds: FactKind[]) =>
  (_: ListedProduct, facts: readonly Fact[]) =>
    kinds.flatMap((kind) =>
      facts.filter((fact) => fact.kind === kind && !fact.variantId).map(textOfFact),
    )[0] ?? "";

const productColumns: readonly ProductColumn[] = [
  { column: { id: "c-name", name: "Name", type: "text", reason }, textOf: ({ name }) => name },
  {
    column: { id: "c-picture", name: "Picture", type: "picture", reason },
    textOf: (product) => {
      const photo = mainPhoto(product);
      return photo ? `asset:${photo.cutOutAssetId ?? photo.assetId}` : "";
    },
  },
  { column: { id: "c-price", name: "Price", type: "money", reason }, textOf: ofKinds("price") },
  { column: { id: "c-before", name: "List price", type: "money", reason }, textOf: ofKinds("list-price") },
  {
    column: { id: "c-benefit", name: "Benefit", type: "text", reason },
    textOf: ofKinds("benefit", "feature"),
  },
  {
    column: { id: "c-description", name: "Description", type: "long-text", reason },
    textOf: ofKinds("description"),
  },
  { column: { id: "c-brand", name: "Brand", type: "text", reason }, textOf: ofKinds("brand") },
  { column: { id: "c-sku", name: "SKU", type: "text", reason }, textOf: ofKinds("identifier") },
  {
    column: { id: "c-link", name: "Link", type: "link", reason },
    textOf: ({ sourceUrl }) => sourceUrl ?? "",
  },
];

/** A row for each product, with the columns that any of them fills. */
export function productRows(products: readonly ListedProduct[], idPart: string): RowTable {
  const rows = products.map((product, index): Row => {
    const facts = settledFacts(product.facts);
    const cells = productColumns.flatMap(({ column, textOf }) => {
      const text = textOf(product, facts);
      return text ? [[column.id, text]] : [];
    });
    return {
      id: `r-${idPart}${index.toString(36)}`,
      cells: Object.fromEntries(cells),
      productId: product.id,
    };
  });
  const columns = productColumns
    .map(({ column }) => column)
    .filter(({ id }) => rows.some(({ cells }) => Object.hasOwn(cells, id)));
  return { columns, rows };
}

/** As a cell of its column is written. */
function textOfFact({ value }: Fact): string {
  switch (value.type) {
    case "text":
      return value.text;
    case "money":
      return `${value.amount} ${value.currency}`;
    case "quantity":
      return `${value.amount} ${value.unit}`;
    case "date":
      return value.date;
    default:
      return "";
  }
}
