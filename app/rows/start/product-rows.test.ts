import { expect, test } from "vitest";
import { addFact } from "~/domain/facts/edit-sheet";
import type { FactKind } from "~/domain/facts/fact";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { FactValue } from "~/domain/facts/fact-value";
import { readRow } from "~/domain/rows/read-row";
import { productIdsOf } from "~/stores/batches/batch-document";
import { productRows } from "./product-rows";

const sheet = (facts: [FactKind, FactValue][]): FactSheet =>
  facts.reduce<FactSheet>(
    (before, [kind, value], index) =>
      addFact(before, { kind, value, language: null }, { id: `f${index}`, at: "2026-11-23T09:00:00Z" }),
    { facts: [], decisions: [] },
  );
const text = (words: string): FactValue => ({ type: "text", text: words });
const lamp = {
  id: "lamp",
  name: "Lamp",
  facts: sheet([
    ["price", { type: "money", amount: "1320.50", currency: "EUR" }],
    ["benefit", text("Dims to a warm glow")],
  ]),
  photos: [
    {
      ...{ assetId: "photo", cutOutAssetId: "cut-out", role: "hero" as const, alt: "A lamp" },
      ...{ sourceUrl: null, place: 0 },
    },
  ],
  sourceUrl: "https://shop.example/lamp",
};
const cup = { id: "cup", name: "Cup", facts: sheet([]), photos: [], sourceUrl: null };

test("each product is a row of its own facts, in the columns that any of them fills, and every cell can be read", () => {
  const { columns, rows } = productRows([lamp, cup], "x");
  expect(columns.map(({ name }) => name)).toEqual(["Name", "Picture", "Price", "Benefit", "Link"]);
  expect(rows.map(({ cells }) => columns.map(({ id }) => cells[id] ?? ""))).toEqual([
    ["Lamp", "asset:cut-out", "1320.50 EUR", "Dims to a warm glow", "https://shop.example/lamp"],
    ["Cup", "", "", "", ""],
  ]);
  expect(rows.flatMap((row) => readRow(columns, row).problems)).toEqual([]);
  expect(productIdsOf(rows)).toEqual(["lamp", "cup"]);
});
