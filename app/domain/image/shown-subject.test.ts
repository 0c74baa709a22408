import { expect, test } from "vitest";
import { describeLeftOut } from "./shown-subject";

test("what is left out is said with what comes in its place", () => {
  const next = "Add your own photo or choose another model.";
  const bag = { id: "shopping-bags", label: "Shopping bags" };
  expect(describeLeftOut("Painter", { subject: bag, missing: "A smiling woman" })).toBe(
    `Painter cannot draw “A smiling woman”: images show shopping bags instead. ${next}`,
  );
  expect(describeLeftOut("Painter", { subject: null, missing: "a lighthouse" })).toBe(
    `Painter cannot draw “a lighthouse”: images show colour, light and setting instead. ${next}`,
  );
  expect(describeLeftOut("Painter", { subject: bag, missing: "" })).toBeNull();
  expect(describeLeftOut("Painter", { subject: null, missing: "" })).toBeNull();
});
