import { describe, expect, it } from "vitest";
import { messagesOf } from "./messages";
import { pageLanguages, wording } from "./messages/wording";

describe("messagesOf", () => {
  it("has every word in every language", () => {
    for (const language of pageLanguages) {
      const empty = Object.entries(messagesOf(language)).filter(([, words]) => words.trim() === "");
      expect(empty, language).toEqual([]);
    }
  });

  it("finds the language of a tag with a region, and falls back to English", () => {
    expect(messagesOf("de-AT").buy).toBe("Jetzt kaufen");
    expect(messagesOf("PT-br").price).toBe("Preço");
    expect(messagesOf("sw").buy).toBe("Buy now");
  });
});

describe("wording", () => {
  it("says which words lack a language", () => {
    expect(() => wording("Buy now", "Jetzt kaufen")).toThrow(
      `"Buy now" needs words in 15 languages, not in 2.`,
    );
  });
});
