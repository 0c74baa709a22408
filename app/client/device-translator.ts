/**
 * The browser's own translator (https://developer.chrome.com/docs/ai/translator-api): it runs on this device, and nothing
 * that it translates leaves it.
 */

interface Pair {
  sourceLanguage: string;
  targetLanguage: string;
}

interface BrowserTranslator {
  availability(pair: Pair): Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create(
    pair: Pair & { monitor?: (translator: EventTarget) => void },
  ): Promise<{ translate(text: string): Promise<string>; destroy(): void }>;
}

declare global {
  var Translator: BrowserTranslator | undefined;
}

/** Some browsers promise a translator and never bring it. */
const answerMs = 3000;
const silenceMs = 10_000;

/** Whether the browser translates from one language to another, BCP 47; also where it has to fetch that first. */
export async function canTranslate(from: string, to: string): Promise<boolean> {
  try {
    const availability = await within(answerMs, () => globalThis.Translator?.availability(pairOf(from, to)));
    return availability !== undefined && availability !== "unavailable";
  } catch {
    return false;
  }
}

/**
 * The texts in another language, in their order. The first time may fetch the translator: `onDownload` hears how much of it
 * is there, 0 to 1. Throws what the browser throws, or where nothing of the translator comes.
 */
export async function translateOnDevice(
  texts: readonly string[],
  { from, to, onDownload }: { from: string; to: string; onDownload?: (share: number) => void },
): Promise<string[]> {
  const api = globalThis.Translator;
  if (!api) throw new Error("This browser has no translator of its own.");
  const translator = await within(silenceMs, (isAlive) =>
    api.create({
      ...pairOf(from, to),
      monitor: (download) =>
        download.addEventListener("downloadprogress", (event) => {
          isAlive();
          onDownload?.((event as ProgressEvent).loaded);
        }),
    }),
  );
  try {
    const translated: string[] = [];
    for (const text of texts) translated.push(await translator.translate(text));
    return translated;
  } finally {
    translator.destroy();
  }
}

function pairOf(from: string, to: string): Pair {
  return { sourceLanguage: from, targetLanguage: to };
}

/** Rejects after so long without an answer or a sign of life. */
async function within<Answer>(
  limitMs: number,
  ask: (isAlive: () => void) => Answer | Promise<Answer>,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const wait = () => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Error("The browser's translator does not answer.")), limitMs);
      };
      wait();
      Promise.resolve(ask(wait)).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
  }
}
