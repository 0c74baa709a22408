import { expect, test } from "vitest";
import { placeAlone } from "./place-words";

test("the place alone is what is left of words without the thing", () => {
  expect(placeAlone("my bottle on a beach at sunset")).toBe("on a beach at sunset");
  expect(placeAlone("unsere Flasche am Strand")).toBe("am Strand");
  expect(placeAlone("夕日のビーチ")).toBe("夕日のビーチ");
});
