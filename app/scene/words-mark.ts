import { textHash } from "~/domain/text/text-hash";

/** Tells words from others: their hash with their length. */
export function markOf(text: string): string {
  const words = text.trim();
  return `${textHash(words).toString(36)}-${words.length}`;
}
