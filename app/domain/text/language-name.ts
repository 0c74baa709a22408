const names = new Intl.DisplayNames(["en"], { type: "language" });

/** "French" for `fr`; what is no tag of a language stays as it is. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
