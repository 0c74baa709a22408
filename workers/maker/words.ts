/** Telling words of English, German, French and Spanish; matched as parts of words where German compounds need it. */
export const words = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})(?![\\p{L}])`, "giu");

/** Where a word of a pattern first stands in a text; -1 where none does. */
export const firstPlace = (pattern: RegExp, text: string) => text.search(new RegExp(pattern.source, "iu"));
