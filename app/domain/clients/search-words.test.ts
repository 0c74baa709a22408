import { expect, test } from "vitest";
import { beginningsOf, beginningToAsk, beginsWords, wordsOf } from "./search-words";

const words = wordsOf("Zoë.Lovelace@example.com", "Zoë Ångström", "Ab3dEfGhIjKlMnOpQrStUvWxYz01");

test("an account is found by the beginning of any word of address, name and id, whatever its case and marks", () => {
  const kept = beginningsOf(words);
  for (const typed of ["z", "zoe", "LOVE", "ang", "example.com", "zoe.lovelace@example.com", "zoe ang"]) {
    const asked = wordsOf(typed);
    expect(kept, typed).toContain(beginningToAsk(asked));
    expect(beginsWords(asked, words), typed).toBe(true);
  }
});

test("a long word is asked for by its beginning and told apart by the rest", () => {
  const id = wordsOf("Ab3dEfGhIjKlMnOpQrStUvWxYz01");
  expect(beginningToAsk(id)).toBe("ab3defghijklmnop");
  expect(beginsWords(id, words)).toBe(true);
  expect(beginsWords(wordsOf("Ab3dEfGhIjKlMnOpQrXX"), words)).toBe(false);
});

test("every word that is typed has to be there, and nothing typed asks for nothing", () => {
  expect(beginsWords(wordsOf("zoe bob"), words)).toBe(false);
  expect(beginningToAsk(wordsOf("  @ . "))).toBeNull();
});
