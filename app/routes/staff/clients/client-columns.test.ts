import { expect, test } from "vitest";
import { clientColumns } from "./client-columns";

/** Of a screen of 1440: what the rail, the page's edges, the table's own and a scroll bar leave. */
const leftPixels = 1440 - 64 - 2 * 24 - 2 - 16;

test("the columns that are shown at first fit on a screen of 1440 pixels", () => {
  const shown = clientColumns.filter(({ isHidden }) => !isHidden);
  expect(shown.reduce((sum, { width }) => sum + (width ?? 0), 0)).toBeLessThanOrEqual(leftPixels);
});
