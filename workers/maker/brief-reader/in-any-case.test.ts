import { expect, test } from "vitest";
import { inAnyCase } from "./in-any-case";

test("letters are found small and large, and what is no letter stays as it is", () => {
  const pattern = new RegExp(
    `^(?:${inAnyCase("calle|C/|Avda?\\.?|lungo\\p{L}+|eur[oi]|złot(?:y|e)|رينار[\\p{L}]")})$`,
    "u",
  );
  for (const found of ["Calle", "CALLE", "c/", "avda.", "LUNGOmare", "EURI", "ZŁOTY", "złote"])
    expect(found).toMatch(pattern);
  for (const other of ["call", "avda!", "lungo", "euru", "złot"]) expect(other).not.toMatch(pattern);
  expect(inAnyCase("ß")).toBe("ß");
});
