/** "@" and what is being typed of a name at the end of a text. */
const begun = /(^|\s)@([\p{L}\p{N}._-]{0,40})$/u;

/** Names that may complete the mention at the end of what is typed; none where none is begun. */
export function mentionsOffered(text: string, names: readonly string[]): string[] {
  const start = begun.exec(text)?.[2]?.toLowerCase();
  if (start === undefined) return [];
  return names
    .filter((name) =>
      name
        .toLowerCase()
        .split(/\s+/u)
        .some((word) => word.startsWith(start)),
    )
    .filter((name) => name.toLowerCase() !== start)
    .slice(0, 5);
}

/** The text with the mention at its end completed. */
export function withMention(text: string, name: string): string {
  return text.replace(begun, (_, before: string) => `${before}@${name} `);
}

export function isMentioned(text: string, name: string): boolean {
  return name !== "" && textParts(text, [name]).some(({ isMention }) => isMention);
}

interface TextPart {
  /** The same for the same place. */
  key: string;
  words: string;
  isMention: boolean;
}

/** A text taken apart at the names it mentions; the longest name counts where two begin alike. */
export function textParts(text: string, names: readonly string[]): TextPart[] {
  const known = names.filter(Boolean).toSorted((one, other) => other.length - one.length);
  if (known.length === 0) return [{ key: "0", words: text, isMention: false }];
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|");
  const parts = text.split(new RegExp(`(@(?:${any}))(?![\\p{L}\\p{N}])`, "iu"));
  return parts.flatMap((words, index) =>
    words ? [{ key: String(index), words, isMention: index % 2 === 1 }] : [],
  );
}
