import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Presence } from "~/stores/review/presence";
import { visitorName, WorkPresence, whoElseOf } from "./presence";

interface Place {
  sectionId: string | null;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-23T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The documents of all tabs; the server's clock is an hour ahead of the devices'. */
class Tabs {
  tabs = new Map<string, Presence<Place>>();
  marks = 0;
  private readonly listeners = new Set<() => void>();

  open(id: string, { isVisible = (): boolean => true } = {}) {
    const tell = () => {
      for (const listener of this.listeners) listener();
    };
    const presence = new WorkPresence<Place>(
      id,
      {
        watch: (onChange) => {
          const listener = () => onChange([...this.tabs.values()]);
          this.listeners.add(listener);
          listener();
          return () => this.listeners.delete(listener);
        },
        mark: (place) => {
          this.marks += 1;
          const seenAt = new Date(Date.now() + 3_600_000);
          this.tabs.set(id, { id, userId: `user-${id}`, name: id, place, seenAt });
          tell();
        },
        leave: () => {
          this.tabs.delete(id);
          tell();
        },
        isVisible,
        watchVisibility: () => () => {},
      },
      { sectionId: null },
    );
    const close = presence.open();
    return { presence, close, seen: () => presence.read().map(({ name, place }) => [name, place.sectionId]) };
  }
}
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

test("a tab that is alone says once that it is there", async () => {
  const tabs = new Tabs();
  const { seen, presence } = tabs.open("ada");
  presence.goTo({ sectionId: "hero" });
  await minutes(30);
  expect([tabs.marks, seen()]).toEqual([1, []]);
});

test("tabs see each other as soon as one comes, also long after the other did, and where each is", async () => {
  const tabs = new Tabs();
  const ada = tabs.open("ada");
  await minutes(30);
  const grace = tabs.open("grace");
  await minutes(0.1);
  expect([ada.seen(), grace.seen()]).toEqual([[["grace", null]], [["ada", null]]]);
  ada.presence.goTo({ sectionId: "faq" });
  ada.presence.goTo({ sectionId: "hero" });
  await minutes(0.1);
  expect(grace.seen()).toEqual([["ada", "hero"]]);
  await minutes(10);
  expect([ada.seen().length, grace.seen().length]).toEqual([1, 1]);
});

test("who leaves is gone at once, who breaks off after a minute; then nobody beats any more", async () => {
  const tabs = new Tabs();
  const ada = tabs.open("ada");
  const grace = tabs.open("grace");
  await minutes(0.1);
  grace.close();
  expect(ada.seen()).toEqual([]);
  let isVisible = true;
  const bob = tabs.open("bob", { isVisible: () => isVisible });
  await minutes(0.1);
  expect([ada.seen(), bob.seen()]).toEqual([[["bob", null]], [["ada", null]]]);
  isVisible = false;
  await minutes(2);
  expect(ada.seen()).toEqual([]);
  const { marks } = tabs;
  await minutes(30);
  // The hidden one sees the other beat no more, and none of them says anything.
  expect(tabs.marks).toBe(marks);
});

test("what a tab left behind long ago is nobody", () => {
  const tabs = new Tabs();
  tabs.tabs.set("old", {
    ...{ id: "old", userId: "bob", name: "Bob", place: { sectionId: null } },
    seenAt: new Date(Date.now() + 3_600_000 - 120_000),
  });
  expect(tabs.open("ada").seen()).toEqual([]);
});

test("another tab of one's own is called so, and one other who is here alone is who changed something", () => {
  const ada = { userId: "ada", name: "Ada" };
  const bea = { userId: "bea", name: "Bea" };
  expect([ada, bea].map((one) => visitorName(one, "ada"))).toEqual(["You, in another tab", "Bea"]);
  const named = (by: string | null, here = [ada, bea]) => whoElseOf(here, by, "ada");
  expect([named("bea"), named("bea", [bea, bea]), named("bea", [ada])]).toEqual(["Bea", "Bea", null]);
  // Oneself in another tab, or nobody knows who: whoever else is there is not accused of it.
  expect([named("ada"), named("ada", [bea]), named(null, [bea])]).toEqual([null, null, null]);
});
