import { expect, test } from "vitest";
import { isTextFamily } from "~/scene/text/font-stack";
import { nearestTypeface } from "./nearest-typeface";

test.each([
  ["Inter", "Inter Variable", "One of ours"],
  ["PlayfairDisplay-Regular", "Playfair Display Variable", "One of ours"],
  ["Futura PT", "Montserrat Variable", "A geometric sans, as Futura PT is"],
  ["Helvetica Now", "Inter Variable", "A neutral sans, as Helvetica Now is"],
  ["EB Garamond", "Cormorant Variable", "A light old-style display serif, as EB Garamond is"],
  ["DM Sans", "Manrope Variable", "A modern sans, half geometric, as DM Sans is"],
  ["Acme Serif", "Literata Variable", "By its name Acme Serif is a serif for reading"],
  ["Acme Condensed", "Oswald Variable", "By its name Acme Condensed is a condensed sans"],
  ["Acme Sans Serif", "Inter Variable", "Acme Sans Serif is not known here; this is a neutral sans"],
  ["Quux", "Inter Variable", "Quux is not known here; this is a neutral sans"],
])("%s is nearest to %s", (asked, family, why) => {
  expect(nearestTypeface(asked)).toMatchObject({ family, why });
  expect(isTextFamily(family)).toBe(true);
});
