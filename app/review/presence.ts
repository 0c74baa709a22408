import { sameData } from "~/domain/data/same-data";
import type { Presence } from "~/stores/review/presence";

/** Somebody else who has the work open: one tab of theirs, and where in it. */
export type Visitor<Place> = Pick<Presence<Place>, "id" | "userId" | "name" | "place">;

/** How a visitor is called: another tab of one's own is nobody else. */
export function visitorName(
  { userId, name }: Pick<Visitor<unknown>, "userId" | "name">,
  ownId: string,
): string {
  return userId === ownId ? "You, in another tab" : name || "Somebody";
}

/**
 * Who did what was done elsewhere, as a sentence begins with it; null where nobody knows their name, or it was oneself. Being there is
 * not enough: who only looks, or has just left, changed nothing.
 */
export function whoElseOf(
  visitors: readonly Pick<Visitor<unknown>, "userId" | "name">[],
  userId: string | null,
  ownId: string,
): string | null {
  const visitor = userId === ownId ? undefined : visitors.find((one) => one.userId === userId);
  return visitor ? visitorName(visitor, ownId) : null;
}

/** What presence needs of the account and of this page. */
export interface PresenceStore<Place> {
  watch: (onChange: (tabs: readonly Presence<Place>[]) => void) => () => void;
  /** Says that this tab is there; what fails is tried again with the next beat. */
  mark: (place: Place) => void;
  leave: () => void;
  isVisible: () => boolean;
  watchVisibility: (onChange: () => void) => () => void;
}

const beatMs = 25_000;
const staleMs = 60_000;
const moveMs = 1500;

/**
 * Who else has a work open, and where. Costs next to nothing: a tab that is alone says once that it is there, and again when somebody
 * comes; only tabs that see each other beat, and only while they are visible. One that was not heard of for a minute is gone.
 */
export class WorkPresence<Place extends object> {
  /** By tab: the time the server gave, and when, by this device's clock, it was so. */
  readonly #heard = new Map<string, { tab: Presence<Place>; heardAtMs: number }>();
  #visitors: readonly Visitor<Place>[] = [];
  #ownSeenAtMs: number | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #soon: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly tabId: string,
    private readonly store: PresenceStore<Place>,
    private place: Place,
  ) {}

  readonly read = (): readonly Visitor<Place>[] => this.#visitors;

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly open = (): (() => void) => {
    this.store.mark(this.place);
    const stops = [
      this.store.watch((tabs) => this.#hear(tabs)),
      this.store.watchVisibility(() => {
        if (this.store.isVisible()) this.store.mark(this.place);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      clearInterval(this.#beat);
      clearTimeout(this.#soon);
      this.#beat = undefined;
      this.#soon = undefined;
      this.#heard.clear();
      this.store.leave();
    };
  };

  /** Where its person is; others are told a moment later, where there are any. */
  readonly goTo = (place: Place): void => {
    if (sameData(place, this.place)) return;
    this.place = place;
    if (this.#visitors.length > 0) this.#markSoon();
  };

  #hear(tabs: readonly Presence<Place>[]): void {
    this.#ownSeenAtMs = tabs.find(({ id }) => id === this.tabId)?.seenAt.getTime() ?? this.#ownSeenAtMs;
    const now = Date.now();
    let hasNewcomer = false;
    const others = tabs.filter(({ id }) => id !== this.tabId);
    for (const tab of others) {
      const known = this.#heard.get(tab.id);
      const isSame = known?.tab.seenAt.getTime() === tab.seenAt.getTime();
      // The clocks of devices differ: how old it is, is told by what the server gave this tab.
      const ageMs = known ? 0 : Math.max(0, (this.#ownSeenAtMs ?? now) - tab.seenAt.getTime());
      const wasThere = known !== undefined && now - known.heardAtMs < staleMs;
      this.#heard.set(tab.id, { tab, heardAtMs: isSame && known ? known.heardAtMs : now - ageMs });
      if (!wasThere && this.#isThere(tab.id)) hasNewcomer = true;
    }
    const ids = new Set(others.map(({ id }) => id));
    for (const id of this.#heard.keys()) if (!ids.has(id)) this.#heard.delete(id);
    if (hasNewcomer) this.#markSoon();
    this.#show();
  }

  #isThere(id: string): boolean {
    const heard = this.#heard.get(id);
    return heard !== undefined && Date.now() - heard.heardAtMs < staleMs;
  }

  #markSoon(): void {
    this.#soon ??= setTimeout(() => {
      this.#soon = undefined;
      this.store.mark(this.place);
    }, moveMs);
  }

  #show(): void {
    const visitors = [...this.#heard.values()]
      .filter(({ tab }) => this.#isThere(tab.id))
      .map(({ tab: { id, userId, name, place } }) => ({ id, userId, name, place }));
    const isSame =
      visitors.length === this.#visitors.length &&
      visitors.every((one, at) => {
        const other = this.#visitors[at];
        return one.id === other?.id && one.name === other.name && sameData(one.place, other.place);
      });
    if (visitors.length > 0) this.#beat ??= setInterval(() => this.#onBeat(), beatMs);
    else {
      clearInterval(this.#beat);
      this.#beat = undefined;
    }
    if (isSame) return;
    this.#visitors = visitors;
    for (const listener of this.#listeners) listener();
  }

  #onBeat(): void {
    if (this.store.isVisible()) this.store.mark(this.place);
    this.#show();
  }
}
