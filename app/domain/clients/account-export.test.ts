import { expect, test } from "vitest";
import { type ExportLine, exportFile } from "./account-export";

const manifest: ExportLine = {
  kind: "manifest",
  manifest: {
    format: "vitrine-account",
    version: 1,
    account: { id: "ada", email: null },
    exportedAt: "2026-11-24T00:00:00.000Z",
    by: "sam@vitrine.example",
    hasFiles: false,
  },
};
const end: ExportLine = { kind: "end", documents: {}, ledgerEntries: 0 };

test("an export is a line for each thing, and one that broke off is no file", () => {
  expect(
    exportFile([manifest, end])
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).kind),
  ).toEqual(["manifest", "end"]);
  for (const broken of [[], [manifest], [end]]) expect(() => exportFile(broken)).toThrow("broke off");
});
