import { afterEach, expect, it, vi } from "vitest";
import { canTranslate, translateOnDevice } from "./device-translator";

afterEach(() => vi.unstubAllGlobals());

it("translates one text after the other, says how much is fetched, and lets go of the translator", async () => {
  const destroy = vi.fn();
  vi.stubGlobal("Translator", {
    availability: async () => "downloadable",
    create: async ({
      sourceLanguage,
      targetLanguage,
      monitor,
    }: Parameters<NonNullable<typeof Translator>["create"]>[0]) => {
      const download = new EventTarget();
      monitor?.(download);
      download.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded: 0.5 }));
      return { translate: async (text: string) => `${sourceLanguage}→${targetLanguage} ${text}`, destroy };
    },
  });
  const shares: number[] = [];
  expect(await canTranslate("de", "fr")).toBe(true);
  expect(
    await translateOnDevice(["Brot", "Kuchen"], {
      from: "de",
      to: "fr",
      onDownload: (share) => shares.push(share),
    }),
  ).toEqual(["de→fr Brot", "de→fr Kuchen"]);
  expect(shares).toEqual([0.5]);
  expect(destroy).toHaveBeenCalledOnce();
});

it("is not there where the browser has none, not for these languages, or fails", async () => {
  expect(await canTranslate("de", "fr")).toBe(false);
  vi.stubGlobal("Translator", { availability: async () => "unavailable" });
  expect(await canTranslate("de", "fr")).toBe(false);
  vi.stubGlobal("Translator", { availability: async () => Promise.reject(new Error("no")) });
  expect(await canTranslate("de", "fr")).toBe(false);
});

it("is given up where the browser promises a translator and nothing of it comes", async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  vi.stubGlobal("Translator", { availability: never, create: never });
  const asked = canTranslate("de", "fr");
  const translated = translateOnDevice(["Brot"], { from: "de", to: "fr" }).catch(({ message }) => message);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await asked).toBe(false);
  expect(await translated).toBe("The browser's translator does not answer.");
});
