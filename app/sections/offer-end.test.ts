import { describe, expect, it } from "vitest";
import { offerEnd } from "./offer-end";

describe("offerEnd", () => {
  it("is the moment that a date with its time and zone names", () => {
    expect(offerEnd("2026-12-31T23:59:59+01:00")).toBe(Date.UTC(2026, 11, 31, 22, 59, 59));
  });

  it("is the end of a day where it is read", () => {
    expect(offerEnd("2026-12-31")).toBe(new Date(2027, 0, 1).getTime());
  });

  it("is none for what is no day", () => {
    for (const date of ["", "2026", "2026-12", "soon", "2026-99-99", "T"]) expect(offerEnd(date)).toBeNaN();
  });
});
