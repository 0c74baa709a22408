import { expect, test } from "vitest";
import { localIn, withZone } from "./zoned-date";

test("a wall-clock time keeps the offset its zone has on that day", () => {
  expect(withZone("2027-01-15T09:00", "Europe/London")).toBe("2027-01-15T09:00:00+00:00");
  expect(withZone("2027-07-15T09:00", "Europe/London")).toBe("2027-07-15T09:00:00+01:00");
  expect(withZone("2027-07-15T09:00", "America/New_York")).toBe("2027-07-15T09:00:00-04:00");
  expect(withZone("2027-07-15T09:00", "Asia/Kathmandu")).toBe("2027-07-15T09:00:00+05:45");
});

test("a stored moment reads in any zone as its clock says then", () => {
  expect(localIn("2027-07-15T09:00:00+01:00", "Asia/Tokyo")).toBe("2027-07-15T17:00");
  expect(localIn("2027-01-15T09:00:00+00:00", "America/New_York")).toBe("2027-01-15T04:00");
});

test("neither an unknown zone nor an unfinished time makes a moment", () => {
  expect(withZone("2027-07-15T09:00", "Europe/Nowhere")).toBeNull();
  expect(withZone("", "UTC")).toBeNull();
});
