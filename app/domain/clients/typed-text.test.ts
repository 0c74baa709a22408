import { expect, test } from "vitest";
import type { LedgerEntry } from "../credits/ledger";
import type { ClientWork } from "./client-detail";
import { isMasked, maskTyped, typedIn, withTyped } from "./typed-text";

const work = (id: string, title: string): ClientWork => ({
  ...{ kind: "video", id, title, isPublic: false, isInTrash: false, sizeBytes: null, atMs: 0 },
});
const entry = (id: number, title: string, spendKind: LedgerEntry["spendKind"]): LedgerEntry => ({
  ...{ id, at: "2026-11-29T00:00:00Z", credits: -1, balanceAfter: 0, kind: "reserve", spendKind, title },
  ...{ jobId: null, key: String(id) },
});
const detail = {
  works: [work("a", "For Aunt Edda"), work("b", "")],
  entries: [entry(2, "For Aunt Edda", "video"), entry(1, "Monthly credits", null)],
};

test("a person's words are masked, and what staff and the product call things is not", () => {
  const masked = maskTyped(detail);
  expect(JSON.stringify(masked)).not.toContain("Edda");
  expect(masked.works.map(({ title }) => title)).toEqual(["•••• 13 characters", ""]);
  expect(masked.entries.map(({ title }) => title)).toEqual(["•••• 13 characters", "Monthly credits"]);
});

test("what was shown for a reason stands in its places, and what came since stays masked", () => {
  const later = { ...detail, works: [work("c", "For Uncle Ulf"), ...detail.works] };
  const shown = withTyped(maskTyped(later), typedIn(detail));
  expect(shown.works.map(({ title }) => title)).toEqual(["•••• 13 characters", "For Aunt Edda", ""]);
  expect(shown.entries).toEqual(detail.entries);
  expect(isMasked(maskTyped(later), typedIn(detail))).toBe(true);
});

test("what its person called otherwise meanwhile is masked again, and can be shown anew", () => {
  const renamed = maskTyped({ ...detail, works: [work("a", "For Uncle Ulf and all"), work("b", "")] });
  expect(withTyped(renamed, typedIn(detail)).works[0]?.title).toBe("•••• 21 characters");
  expect(isMasked(renamed, typedIn(detail))).toBe(true);
});

test("it is masked until all of it was shown, and not where nothing was typed", () => {
  const nothing = { works: [], entries: [] };
  expect(isMasked(maskTyped(detail), nothing)).toBe(true);
  expect(isMasked(maskTyped(detail), typedIn(detail))).toBe(false);
  expect(isMasked({ works: [work("b", "")], entries: [entry(1, "Monthly credits", null)] }, nothing)).toBe(
    false,
  );
});
