import { expect, test } from "vitest";
import type { LedgerEntry } from "./ledger";
import { ledgerCsvLines } from "./ledger-csv";

const entry: LedgerEntry = {
  id: 1,
  at: "2026-11-20T09:00:00.000Z",
  credits: -4,
  balanceAfter: 996,
  kind: "reserve",
  spendKind: "image",
  title: '=HYPERLINK("http://evil.example","4, or more")',
  jobId: null,
  key: "a",
};

test("an entry is one line, whatever its title is made of", () => {
  expect(ledgerCsvLines([entry])).toBe(
    `2026-11-20T09:00:00.000Z,reserve,image,"'=HYPERLINK(""http://evil.example"",""4, or more"")",-4,996,,a\r\n`,
  );
});

test.each([..."=+-@＝＋－＠\t\r\n"])("a title that begins with %j is text to a spreadsheet", (sign) => {
  expect(ledgerCsvLines([{ ...entry, title: `${sign}1` }])).toMatch(/,image,"?'/);
});

test("a title that begins with a letter or a digit is itself", () => {
  expect(ledgerCsvLines([{ ...entry, title: "１ = 1" }])).toContain(",image,１ = 1,");
});
