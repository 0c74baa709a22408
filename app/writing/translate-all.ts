import { mostTexts, type TextsAsked } from "~/sections/writer/texts-request";
import { translateTexts } from "./ask-for-texts";

/** Translates any number of texts; without those that have no translation that can be used. Throws as `translateTexts` does. */
export async function translateAll(
  { texts, ...languages }: Omit<TextsAsked, "ask"> & { to: string },
  signal?: AbortSignal,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let start = 0; start < texts.length; start += mostTexts) {
    const part = { ...languages, texts: texts.slice(start, start + mostTexts) };
    const { texts: answered } = await translateTexts(part, signal && { signal });
    for (const { id, alternatives } of answered) if (alternatives[0]) found.set(id, alternatives[0].text);
  }
  return found;
}
