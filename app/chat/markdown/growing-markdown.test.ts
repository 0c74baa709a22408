import { expect, test } from "vitest";
import { hostileStrings } from "../../../tests/fixtures/hostile-strings";
import { GrowingMarkdown } from "./growing-markdown";
import { readMarkdown } from "./read-markdown";

const whole = [
  "# One **two**\n\nwords\nand more\n\n- a\n- b\n\n  still b\n\n- c\n\n1. x\n   - y\n\n",
  "| a | b |\n|---|--:|\n| 1 | **2** |\n\nafter\n\n```ts\nconst a = 1;\n\nconst b = 2;\n```\n\n> said\n> twice\n\n",
  "$$\\frac{1}{2}$$\n\nTitle\n===\n\n---\n\nEnd of $x$.\n\n",
].join("");

test.each([whole, whole.replaceAll("\n\n", "\n\n\n"), ...hostileStrings])(
  "read as it grows, %j is what it is when it is read whole",
  (text) => {
    const growing = new GrowingMarkdown();
    const step = Math.max(1, Math.floor(text.length / 120));
    for (let length = 1; length <= text.length; length += step) {
      const part = text.slice(0, length);
      expect(growing.read(part)).toEqual([...readMarkdown(part, true)]);
    }
  },
);

test("a text that is another one is read anew", () => {
  const growing = new GrowingMarkdown();
  growing.read(whole);
  expect(growing.read("Other\n\nwords")).toEqual([...readMarkdown("Other\n\nwords", true)]);
});
