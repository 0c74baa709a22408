import { expect, test } from "vitest";
import { placeAlone } from "./place-words";

test("the place alone is what is left of words without the thing", () => {
  expect(placeAlone("my bottle on a beach at sunset")).toBe("on a beach at sunset");
  expect(placeAlone("unsere Flasche am Strand")).toBe("am Strand");
  expect(placeAlone("夕日のビーチ")).toBe("夕日のビーチ");
  expect(placeAlone("夕日のビーチにある私のボトル")).toBe("夕日のビーチ");
  expect(placeAlone("我的瓶子在日落的海滩上")).toBe("日落的海滩");
});
