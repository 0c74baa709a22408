import { expect, test } from "vitest";
import { ledgerCsvLines } from "./ledger-csv";

test("an entry is one line, whatever its title is made of", () => {
  const entry = {
    id: 1,
    at: "2026-11-20T09:00:00.000Z",
    credits: -4,
    balanceAfter: 996,
    kind: "reserve",
    spendKind: "image",
    title: '=HYPERLINK("http://evil.example","4, or more")',
    jobId: null,
    key: "a",
  } as const;
  expect(ledgerCsvLines([entry])).toBe(
    `2026-11-20T09:00:00.000Z,reserve,image,"'=HYPERLINK(""http://evil.example"",""4, or more"")",-4,996,,a\r\n`,
  );
});
