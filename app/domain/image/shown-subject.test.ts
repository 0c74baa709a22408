import { expect, test } from "vitest";
import { isUncharged } from "./picture-report";
import { describeLeftOut, describeUncut, productSubject } from "./shown-subject";

test("what is left out is said with what comes in its place", () => {
  const next = "Add your own photo or choose another model.";
  const bag = { id: "shopping-bags", label: "Shopping bags" };
  expect(describeLeftOut("Painter", { subject: bag, missing: "A smiling woman" })).toBe(
    `Painter cannot draw “A smiling woman”: images show shopping bags alone. ${next}`,
  );
  expect(describeLeftOut("Painter", { subject: null, missing: "a lighthouse" })).toBe(
    `Painter cannot draw “a lighthouse”: images show colour, light and setting instead, at no charge. ${next}`,
  );
  expect(describeLeftOut("Painter", { subject: bag, missing: "" })).toBeNull();
  expect(describeLeftOut("Painter", { subject: null, missing: "" })).toBeNull();
  expect(describeLeftOut("Painter", { subject: productSubject, missing: "on the moon" })).toMatch(
    /^Painter cannot draw “on the moon”: your product is shown without it, at no charge\./,
  );
});

test("products that cannot be cut out are named by their places", () => {
  expect(describeUncut([])).toBeNull();
  expect(describeUncut([2])).toMatch(/^Reference 2 cannot be cut out, .* a framed print\./);
  expect(describeUncut([1, 3])).toMatch(/^References 1 and 3 cannot be cut out/);
});

test("a product without its place costs nothing, a subject without its people does", () => {
  expect(isUncharged({ subject: productSubject, missing: "on the moon" })).toBe(true);
  expect(isUncharged({ subject: productSubject, missing: "" })).toBe(false);
  expect(isUncharged({ subject: { id: "cup", label: "Cup" }, missing: "a woman" })).toBe(false);
  expect(isUncharged({ subject: null, missing: "a lighthouse" })).toBe(true);
  expect(isUncharged(null)).toBe(false);
});
