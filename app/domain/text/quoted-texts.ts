/** Words in quotation marks, of whichever kind; an apostrophe is none. Global: for `matchAll` and `replace`. */
export const quotedPattern =
  /"([^"]+)"|“([^”"]+)[”"]|„([^“”"]+)[“”"]|«([^»]+)»|(?<![\p{L}\d])['‘]([^'’]{2,}?)['’](?![\p{L}\d])/gu;

/** What stands in quotation marks in a prompt: the words that are to be set as lettering. */
export function quotedTexts(prompt: string): string[] {
  return [...prompt.matchAll(quotedPattern)].map((match) => match.slice(1).find(Boolean)?.trim() ?? "");
}
