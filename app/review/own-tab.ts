const key = "vitrine:presence-tab";

/** What a tab is called: the same before and after it is loaded again. One for each page that is loaded. */
export class OwnTab {
  #id: string | undefined;

  /** `openStorage` may throw, where storage is off. */
  constructor(private readonly openStorage: () => Pick<Storage, "getItem" | "setItem" | "removeItem">) {}

  /** Asked for as often as React begins to draw a component, which may be more than once before one is seen. */
  readonly id = (): string => {
    this.#id ??= this.#takeKept() ?? Math.random().toString(36).slice(2, 14);
    return this.#id;
  };

  /** Keeps it for the page that is loaded next in this tab. */
  readonly keep = (): void => {
    try {
      this.openStorage().setItem(key, this.id());
    } catch {
      // Then it seems to be another tab for a minute.
    }
  };

  /** Taken away, for a tab that is duplicated is another. */
  #takeKept(): string | null {
    try {
      const storage = this.openStorage();
      const kept = storage.getItem(key);
      storage.removeItem(key);
      return kept;
    } catch {
      return null;
    }
  }
}

export const ownTab = new OwnTab(() => sessionStorage);
