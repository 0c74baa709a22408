import { expect, test } from "vitest";
import { guessTableLanguage } from "./guess-table-language";
import type { Column } from "./table";

const column = (id: string, name: string, type: Column["type"]): Column => ({ id, name, type, reason: "" });

test("a table is in the language of its words, and in none where it has only names and numbers", () => {
  const columns = [column("c-1", "Produkt", "text"), column("c-2", "Text", "long-text")];
  const row = (id: string, one: string, two: string) => ({ id, cells: { "c-1": one, "c-2": two } });
  expect(
    guessTableLanguage({
      columns,
      rows: [row("r-1", "Tasse", "Aus Ton und mit der Hand gedreht, für die Küche")],
    }),
  ).toBe("de");
  expect(
    guessTableLanguage({ columns, rows: [row("r-1", "石けん", "お肌にやさしい、手づくりの石けん")] }),
  ).toBe("ja");
  const codes = [column("c-1", "SKU", "text"), column("c-2", "Price", "money")];
  expect(guessTableLanguage({ columns: codes, rows: [row("r-1", "AB-1", "19,50 €")] })).toBeNull();
});
