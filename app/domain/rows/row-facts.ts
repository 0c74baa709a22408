import { type Fact, type FactKind, repeatedKinds } from "../facts/fact";
import type { FactSheet } from "../facts/fact-sheet";
import type { FactValue } from "../facts/fact-value";
import { type PlacedCell, placedCells } from "./placed-cells";
import { type ReadCell, readRow } from "./read-row";
import type { Column, Mapping, Row } from "./table";

interface RowSource {
  /** Name of the table. */
  table: string;
  /** Counted from 1, without the heading. */
  rowNumber: number;
  language: string;
  /** ISO 8601. */
  at: string;
}

/** What a row's cells say of its product, each with the cell it stands in. Of a kind that a thing has once, the first column counts. */
export function rowFacts(
  columns: readonly Column[],
  mapping: Mapping,
  row: Row,
  { table, rowNumber, language, at }: RowSource,
): FactSheet {
  const taken = new Set<FactKind>();
  const facts = placedCells(columns, mapping, readRow(columns, row).cells).flatMap((placed): Fact[] => {
    const { address, column, cell } = placed;
    if (address.to !== "fact") return [];
    const value = factValue(cell);
    if (!value || (taken.has(address.kind) && !repeatedKinds.has(address.kind))) return [];
    taken.add(address.kind);
    return [
      {
        id: `${column.id}-${address.kind}`,
        kind: address.kind,
        ...labelOf(placed),
        value,
        language: value.type === "text" ? language : null,
        sources: [
          {
            from: "row" as const,
            file: table.slice(0, 200),
            row: rowNumber,
            column: column.name,
            quote: cell.text.trim().slice(0, 600),
            readAt: at,
          },
        ],
        confidence: 1,
      },
    ];
  });
  return { facts, decisions: [] };
}

/** Identifiers and statements are told apart by their headings. */
function labelOf({ address, column }: PlacedCell): { label?: string } {
  const needsLabel = address.to === "fact" && ["identifier", "statement"].includes(address.kind);
  return needsLabel ? { label: column.name.slice(0, 80) } : {};
}

const mostFactCharacters = 2000;

function factValue({ text, value }: ReadCell): FactValue | null {
  switch (value.type) {
    case "empty":
    case "unreadable":
      return null;
    case "money":
      return { type: "money", amount: value.amount, currency: value.currency };
    case "date":
      return { type: "date", date: value.date };
    case "number":
      if (text.includes("%")) return { type: "quantity", amount: value.amount, unit: "%" };
      return { type: "text", text: text.trim() };
    default:
      return { type: "text", text: text.trim().slice(0, mostFactCharacters) };
  }
}
