import { expect, test } from "vitest";
import { readCell } from "./read-cell";
import { readDate } from "./read-date";
import { readMoney } from "./read-money";
import { readNumber } from "./read-number";
import { readFormats, readLanguage, readYesNo } from "./read-words";
import { shortenText } from "./shorten-text";
import type { Column } from "./table";

const column = (type: Column["type"], more: Partial<Column> = {}): Column => ({
  id: "c-1",
  name: "Column",
  type,
  reason: "",
  ...more,
});

test.each([
  ["48,00", "48.00", false],
  ["1.320,99", "1320.99", false],
  ["3,700.00", "3700.00", false],
  ["1 320,5", "1320.5", false],
  ["1'320'000", "1320000", false],
  ["12,34,567.5", "1234567.5", false],
  ["1.234.567", "1234567", false],
  ["0.999", "0.999", false],
  ["-5", "-5", false],
  ["−5,25", "-5.25", false],
  ["007", "7", false],
  ["١٬٢٣٤٫٥", "1234.5", false],
  ["1,234", "1234", true],
  ["1.320", "1320", true],
])("the number %s is %s", (text, amount, isAmbiguous) => {
  expect(readNumber(text)).toEqual({ ok: true, amount, isAmbiguous });
});

test("a column's own mark decides where a number alone does not tell", () => {
  expect(readNumber("1,234", { decimalMark: "," })).toEqual({
    ok: true,
    amount: "1.234",
    isAmbiguous: false,
  });
  expect(readNumber("1,234", { decimalMark: "." })).toEqual({ ok: true, amount: "1234", isAmbiguous: false });
});

test.each(["", "1.", "1,2,3", "1.2.3,4.5", "12a", "a12", "1-2", "9".repeat(16), "Infinity", "0x10", "1e5"])(
  "%j is no number",
  (text) => {
    expect(readNumber(text)).toEqual({ ok: false });
  },
);

test.each([
  ["19.00 EUR", "19.00", "EUR"],
  ["€19", "19", "EUR"],
  ["€ 1.320,99", "1320.99", "EUR"],
  ["12,34 €", "12.34", "EUR"],
  ["CHF 12.–", "12", "CHF"],
  ["500 JPY", "500", "JPY"],
  ["¥500", "500", "JPY"],
  ["US$ 1,299.00", "1299.00", "USD"],
  ["49,90 zł", "49.90", "PLN"],
  ["R$ 10,00", "10.00", "BRL"],
  ["1 299 руб.", "1299", "RUB"],
  ["3,000円", "3000", "JPY"],
])("the price %s is %s %s", (text, amount, currency) => {
  expect(readMoney(text)).toMatchObject({ ok: true, amount, currency });
});

test("a bare amount and crowns take the column's currency, and have none without it", () => {
  expect(readMoney("19")).toEqual({ ok: false, code: "money_without_currency" });
  expect(readMoney("19", { currency: "EUR" })).toMatchObject({ amount: "19", currency: "EUR" });
  expect(readMoney("99 kr")).toEqual({ ok: false, code: "money_without_currency" });
  expect(readMoney("99 kr", { currency: "SEK" })).toMatchObject({ currency: "SEK" });
  expect(readMoney("$5", { currency: "CAD" })).toMatchObject({ currency: "CAD" });
  expect(readMoney("$5", { currency: "EUR" })).toMatchObject({ currency: "USD" });
});

test.each([
  "from 19 to 29 EUR",
  "19–29 €",
  "free",
  "€19 EUR x",
  "19 constructor",
  "19 XQZ",
  "$",
  "1 2 3 EUR",
])("%j is not one price", (text) => {
  expect(readMoney(text).ok).toBe(false);
});

test.each([
  ["2026-12-24", "2026-12-24", false],
  ["2026-12-24T10:00+01:00", "2026-12-24", false],
  ["2026-12-01T00:00/2026-12-24T23:59", "2026-12-24", false],
  ["24.12.2026", "2026-12-24", false],
  ["3.4.26", "2026-04-03", false],
  ["12/24/2026", "2026-12-24", false],
  ["24/12/2026 10:00", "2026-12-24", false],
  ["2026年12月24日", "2026-12-24", false],
  ["3/4/2026", "2026-04-03", true],
  ["4/4/2026", "2026-04-04", false],
])("the date %s is %s", (text, date, isAmbiguous) => {
  expect(readDate(text)).toEqual({ ok: true, date, isAmbiguous });
});

test("a column may begin with the month; days that no month has are none", () => {
  expect(readDate("3/4/2026", { dateOrder: "month-first" })).toMatchObject({
    date: "2026-03-04",
    isAmbiguous: false,
  });
  for (const text of ["31.2.2026", "2026-13-01", "tomorrow", "12", "1/2/3/4"])
    expect(readDate(text).ok).toBe(false);
});

test("words are found in several languages", () => {
  expect(["Ja", "はい", "x", "TRUE", "0", "Não", "maybe"].map(readYesNo)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    null,
  ]);
  expect(["de-AT", "Deutsch", "german", "日本語", "Klingon"].map(readLanguage)).toEqual([
    "de",
    "de",
    "de",
    "ja",
    null,
  ]);
  expect(readFormats("9x16, Square")).toEqual(["9:16", "1:1"]);
  expect(readFormats("9:16, constructor")).toBeNull();
});

test.each([
  ["money", "19", "money_without_currency", "19 EUR"],
  ["money", "99 kr", "money_without_currency", "99 SEK"],
  ["money", "1,234 €", "money_ambiguous", "1234 EUR"],
  ["number", "about 12 kg", "number_unreadable", "12"],
  ["date", "3/4/2026", "date_ambiguous", "2026-04-03"],
  ["link", "shop.example/cup", "link_unreadable", "https://shop.example/cup"],
  ["picture", "//cdn.example/cup.jpg", "picture_unreadable", "https://cdn.example/cup.jpg"],
] as const)("a %s column names what is wrong with %j and how to put it right", (type, text, code, value) => {
  const { problem } = readCell(text, column(type));
  expect(problem).toMatchObject({ code, fix: { value } });
  const { problem: after } = readCell(value, column(type));
  expect(after).toBeUndefined();
});

test("pictures are addresses, assets and names of files; of several addresses the first", () => {
  const key = (text: string) => readCell(text, column("picture")).value;
  expect(key("https://a.example/1.jpg, https://a.example/2.jpg")).toEqual({
    type: "picture",
    key: "https://a.example/1.jpg",
  });
  expect(key("https://a.example/w_1,h_2/1.jpg")).toEqual({
    type: "picture",
    key: "https://a.example/w_1,h_2/1.jpg",
  });
  expect(key("asset:abc-1")).toEqual({ type: "picture", key: "asset:abc-1" });
  expect(key("My cup.jpg")).toEqual({ type: "picture", key: "My cup.jpg" });
  for (const text of ["javascript:alert(1)", "../../etc/passwd", "cup", "data:image/png;base64,AA"]) {
    expect(key(text)).toEqual({ type: "unreadable" });
  }
});

test("a shortened text ends after a whole word and is never longer than asked", () => {
  expect(shortenText("Hand-thrown cup, glazed", 18)).toBe("Hand-thrown cup…");
  expect(shortenText("Donaudampfschifffahrt", 6)).toBe("Donau…");
  expect(shortenText("👩‍👩‍👧 family", 4).length).toBeLessThan(10);
  expect(shortenText("short", 5)).toBe("short");
});

test("a cell of five million characters is read in no time that grows faster than it", () => {
  for (const type of ["money", "number", "date", "picture", "link", "color", "language", "yes-no"] as const) {
    expect(readCell("1 ".repeat(2_500_000), column(type)).value.type).toBe("unreadable");
    expect(readCell("1".repeat(5_000_000), column(type)).value.type).toBe("unreadable");
  }
});

test("a price below zero is an error", () => {
  const { value, problem } = readCell("-5 €", { id: "c-a", name: "Price", type: "money", reason: "" });
  expect(value).toEqual({ type: "unreadable" });
  expect(problem).toMatchObject({ code: "money_negative", weight: "error", fix: { value: "5 EUR" } });
});
