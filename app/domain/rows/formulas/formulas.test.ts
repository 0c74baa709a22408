import fc from "fast-check";
import { expect, test } from "vitest";
import { readRow } from "../read-row";
import { type Column, type Row, rowLimits } from "../table";
import { FormulaError, parseFormula } from "./parse-formula";
import { checkFormula, renameInFormula, shownTexts } from "./shown-texts";

const column = (name: string, formula?: string): Column => ({
  id: `c-${name.toLowerCase().replace(/\W/g, "")}`,
  name,
  type: "text",
  reason: "",
  ...(formula === undefined ? {} : { formula }),
});
const given = [column("Name"), column("Price"), column("Ends"), column("Ol]d")];
const cells: Row["cells"] = {
  "c-name": "cup of the day",
  "c-price": "1.320,50",
  "c-ends": "2026-12-24",
  "c-old": "24",
};
const make = (formula: string, own: Row["cells"] = cells) => {
  const made = column("Made", formula);
  return shownTexts([...given, made], { id: "r-1", cells: own }).get(made.id)!;
};

test.each([
  ['=JOIN("New: ", [Name], "!")', "New: cup of the day!"],
  ['="New: " & [name] & "!"', "New: cup of the day!"],
  ["=UPPER([Name])", "CUP OF THE DAY"],
  ["=LOWER(UPPER([Name]))", "cup of the day"],
  ["=TITLE([Name])", "Cup of the Day"],
  ['=SENTENCE("HELLO THERE. ÉTÉ? 3 CUPS")', "Hello there. Été? 3 cups"],
  ['=PRICE([Price], "EUR", "de")', "1.320,50\u00a0€"],
  ['=price([Price]; "usd")', "$1,320.50"],
  ['=PRICE("19.99 GBP")', "£19.99"],
  ['=DATE([Ends], "de")', "24. Dezember 2026"],
  ['=IF([Price] = "", "Sold out", "Buy")', "Buy"],
  ['=IF([Price] > 1000, "Free delivery")', "Free delivery"],
  ['=IF([Price] < 1000, "Free delivery")', ""],
  ['=IF("no", 1, 2)', "2"],
  ['=IF([Name] = "CUP OF THE DAY", "same", "other")', "same"],
  ["=SHORTEN([Name], 8)", "cup of…"],
  ['=TRIM("  a   b ")', "a b"],
  ['="say ""hi"""', 'say "hi"'],
  ["=[Ol]]d]", "24"],
  ["=(((([Name]))))", "cup of the day"],
])("%s makes %s", (formula, text) => {
  expect(make(formula)).toEqual({ text });
});

test("a formula writes prices and dates as the row's language does, with all decimals of the currency", () => {
  const cells = { "c-price": "7,5 €", "c-ends": "2026-12-24" };
  const priced: Column[] = [
    { id: "c-price", name: "Price", type: "money", reason: "" },
    { id: "c-ends", name: "Ends", type: "date", reason: "" },
    {
      id: "c-line",
      name: "Line",
      type: "text",
      reason: "",
      formula: '=PRICE([Price]) & ", " & DATE([Ends])',
    },
    { id: "c-yen", name: "Yen", type: "text", reason: "", formula: '=PRICE("500 JPY") & PRICE("19 EUR")' },
  ];
  const read = (language?: string) => readRow(priced, { id: "r-1", cells }, language).cells;
  expect(read("de").get("c-line")?.text).toBe("7,50\u00a0€, 24. Dezember 2026");
  expect(read().get("c-line")?.text).toBe("€7.50, December 24, 2026");
  expect(read().get("c-yen")?.text).toBe("¥500€19");
});

test.each<[string, FormulaError["code"], string]>([
  ["=JOIN(", "formula_incomplete", ""],
  ['=JOIN("a', "formula_incomplete", '"a'],
  ["=[Name", "formula_incomplete", "[Name"],
  ["=UPPER([Name]", "formula_incomplete", ""],
  ["=UPPER([Name]))", "formula_unexpected", ")"],
  ["=[Name] [Price]", "formula_unexpected", "Price"],
  ["={a}", "formula_unexpected", "{"],
  ["=HYPERLINK([Name])", "function_unknown", "HYPERLINK"],
  ["=constructor([Name])", "function_unknown", "constructor"],
  ["=Name", "function_unknown", "Name"],
  ["=UPPER()", "arguments_wrong", "UPPER()"],
  ["=[Cost]", "column_unknown", "[Cost]"],
  ["=[__proto__]", "column_unknown", "[__proto__]"],
  ['=PRICE([Name], "EUR")', "value_unreadable", 'PRICE([Name], "EUR")'],
  ['=PRICE([Price], "XYZ1")', "value_unreadable", 'PRICE([Price], "XYZ1")'],
  ["=PRICE([Price])", "value_unreadable", "PRICE([Price])"],
  ['=SHORTEN([Name], "many")', "value_unreadable", 'SHORTEN([Name], "many")'],
  [`=${"(".repeat(100)}1${")".repeat(100)}`, "formula_too_deep", "("],
])("%s is refused and its place is named", (formula, code, place) => {
  const { text, error } = make(formula);
  expect(text).toBe("");
  expect(error?.code).toBe(code);
  expect(formula.slice(error?.start, error?.end)).toContain(place);
});

test("a cell's own text comes before its column's formula, and a cell may have a formula of its own", () => {
  const made = column("Made", "=UPPER([Name])");
  const at = (own: string) =>
    shownTexts([...given, made], { id: "r-1", cells: { ...cells, [made.id]: own } }).get(made.id);
  expect(at("mine")).toEqual({ text: "mine" });
  expect(at("")).toEqual({ text: "" });
  expect(at("=LOWER([Name])")).toEqual({ text: "cup of the day" });
  expect(at("'=LOWER([Name])")).toEqual({ text: "=LOWER([Name])" });
  expect(at("=")).toEqual({ text: "=" });
});

test("columns that wait for each other are named, and the others are shown", () => {
  const columns = [
    column("A", "=[B]"),
    column("B", '=JOIN("x", [C])'),
    column("C", "=[A]"),
    column("D", "=[A]"),
    column("E", '="e"'),
  ];
  const shown = shownTexts(columns, { id: "r-1", cells: {} });
  expect([...shown.values()].map(({ error }) => error?.code)).toEqual([
    ...Array(4).fill("formula_cycle"),
    undefined,
  ]);
  expect(shown.get("c-c")?.error?.message).toContain("[A] → [B] → [C] → [A]");
});

test("texts do not grow without end from column to column", () => {
  const doubling = Array.from({ length: 60 }, (_, at) =>
    column(`L${at}`, at === 0 ? '="0123456789"' : `=JOIN([L${at - 1}], [L${at - 1}])`),
  );
  const shown = shownTexts(doubling, { id: "r-1", cells: {} });
  expect(shown.get("c-l59")?.text).toHaveLength(rowLimits.cellCharacters);
});

test("what a formula makes is read by its column's type, and its error is a problem of the cell", () => {
  const columns = [
    ...given,
    { ...column("Total", "=[Price]"), type: "money" as const, currency: "EUR" },
    column("Bad", "=[No]"),
  ];
  const { cells: read, problems } = readRow(columns, { id: "r-1", cells });
  expect(read.get("c-total")?.value).toEqual({ type: "money", amount: "1320.50", currency: "EUR" });
  expect(problems.map(({ columnId, code }) => [columnId, code])).toEqual([["c-bad", "formula_invalid"]]);
});

test("a formula is checked while it is typed, and follows a column's new name", () => {
  expect(checkFormula('=IF(1, "", [Gone])', given)?.code).toBe("column_unknown");
  expect(checkFormula("=UPPER([name])", given)).toBeNull();
  expect(renameInFormula('=JOIN([Name], "[Name]", [NAME ])', "Name", "A]b")).toBe(
    '=JOIN([A]]b], "[Name]", [A]]b])',
  );
  expect(renameInFormula("=JOIN([Name]", "Name", "x")).toBe("=JOIN([Name]");
});

test("any text is a formula or a FormulaError within it", () => {
  const piece = fc.constantFrom(
    '"',
    "[",
    "]",
    "(",
    ")",
    ",",
    "=",
    "&",
    "<",
    "UPPER",
    "JOIN",
    "Name",
    "1",
    " ",
    "💡",
    "\u0000",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const formula = `=${pieces.join("")}`;
      try {
        parseFormula(formula);
      } catch (error) {
        expect(error).toBeInstanceOf(FormulaError);
        const { start, end } = error as FormulaError;
        expect(start >= 0 && end >= start && end <= formula.length).toBe(true);
      }
    }),
  );
});

test("a text in quotes comes out as it went in", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      expect(make(`="${text.replaceAll('"', '""')}"`)).toEqual({ text });
    }),
  );
});
