import { expect, test } from "vitest";
import { titleOfImages } from "./image-title";

test("a title is the first words, or what was done", () => {
  expect(titleOfImages({ operation: "generate", prompt: "  A  cup\nof tea " })).toBe("A cup of tea");
  expect(titleOfImages({ operation: "upscale", prompt: "" })).toBe("Enlarged");
  const upscaled = (name: string) => titleOfImages({ operation: "upscale", prompt: " " }, name);
  expect(upscaled("  ")).toBe("Enlarged");
  expect(upscaled("A red cup.png")).toBe("A red cup (enlarged)");
  expect(upscaled("A red cup (mine) (filled) (new light)")).toBe("A red cup (mine) (enlarged)");
  expect(upscaled(upscaled("A cup of tea on a table, ".repeat(9)))).toBe(
    "A cup of tea on a table, A cup of tea on a table, A cup of… (enlarged)",
  );
  const long = titleOfImages({ operation: "vary", prompt: "A cup of tea on a table, ".repeat(9) });
  expect(long).toBe("A cup of tea on a table, A cup of tea on a table, A cup of…");
  expect([...titleOfImages({ operation: "vary", prompt: "茶".repeat(99) })]).toHaveLength(61);
});
