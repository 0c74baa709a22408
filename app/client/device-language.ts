/**
 * The browser's own detector of languages (https://developer.chrome.com/docs/ai/language-detection): it runs on this
 * device. It is asked only where the browser has it already; nothing is fetched for it.
 */

interface Detected {
  /** BCP 47; "und" where it is none. */
  detectedLanguage?: string;
  /** 0 to 1. */
  confidence?: number;
}

interface BrowserLanguageDetector {
  availability(): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create(): Promise<{ detect(text: string): Promise<Detected[]>; destroy(): void }>;
}

declare global {
  var LanguageDetector: BrowserLanguageDetector | undefined;
}

/** A few words are told right this often at least. */
const leastConfidence = 0.8;

/** The language of a text as the browser tells it, BCP 47; null where it has no detector at hand or is in doubt. */
export async function detectLanguage(text: string): Promise<string | null> {
  try {
    const api = globalThis.LanguageDetector;
    if ((await api?.availability()) !== "available") return null;
    const detector = await api!.create();
    try {
      const [first] = await detector.detect(text);
      return first?.detectedLanguage && (first.confidence ?? 0) >= leastConfidence
        ? first.detectedLanguage
        : null;
    } finally {
      detector.destroy();
    }
  } catch {
    return null;
  }
}
