/** What the words of a page are read with: language and country decide what "$", "kr" and "1.299" mean. */
export interface PageContext {
  url: string | null;
  /** Primary subtag in lower case: "de". */
  language: string | null;
  /** ISO 3166-1, in capitals: "CH". */
  region: string | null;
  /** The one currency the page's own data name, ISO 4217. */
  currency: string | null;
}

/** Endings of addresses that are no country, or are used as if they were none. */
const worldwide = new Set("co io ai me tv cc gg ly so to fm am is".split(" "));
const ofEnding: Record<string, string> = { uk: "GB", eu: "" };

/** The country of a page: by the ending of its address, then by its language tags ("de-CH", "en_GB"). */
export function regionOf(url: string | null, tags: readonly (string | null)[]): string | null {
  const ending = url && /^https?:\/\/[^/?#:]*\.([a-z]{2})(?=[/?#:]|$)/i.exec(url)?.[1]?.toLowerCase();
  if (ending && !worldwide.has(ending)) {
    const region = ofEnding[ending] ?? ending.toUpperCase();
    if (region) return region;
  }
  for (const tag of tags) {
    const region = tag && /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})\b/i.exec(tag)?.[1];
    if (region) return region.toUpperCase();
  }
  return null;
}
