import { afterEach, expect, it, vi } from "vitest";
import { detectLanguage } from "./device-language";

const browserWith = (availability: string, found: object[] | Error) => {
  const create = vi.fn(async () => ({
    detect: async () => {
      if (found instanceof Error) throw found;
      return found;
    },
    destroy() {},
  }));
  vi.stubGlobal("LanguageDetector", { availability: async () => availability, create });
  return create;
};
afterEach(() => vi.unstubAllGlobals());

it("tells the language where the browser has the detector already, and fetches nothing", async () => {
  browserWith("available", [{ detectedLanguage: "fr", confidence: 0.93 }]);
  expect(await detectLanguage("salon de coiffure")).toBe("fr");
  const create = browserWith("downloadable", [{ detectedLanguage: "fr", confidence: 0.93 }]);
  expect(await detectLanguage("salon de coiffure")).toBe(null);
  expect(create).not.toHaveBeenCalled();
});

it("tells nothing in doubt, without a detector, or where it fails", async () => {
  browserWith("available", [{ detectedLanguage: "fr", confidence: 0.4 }]);
  expect(await detectLanguage("Café")).toBe(null);
  browserWith("available", new Error("gone"));
  expect(await detectLanguage("Café")).toBe(null);
  vi.unstubAllGlobals();
  expect(await detectLanguage("Café")).toBe(null);
});
