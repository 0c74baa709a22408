import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changePart, type PartTarget, putElement, putMarker, removePart } from "~/scene/edit-parts";
import { StoryboardEditError, setSlotText } from "~/scene/edit-storyboard";
import type { Element } from "~/scene/element";
import { type Storyboard, storyboardSchema } from "~/scene/storyboard";
import { mostStoryboardBytes } from "~/scene/storyboard-size";
import type { Content } from "~/stores/content/content-document";
import { contentDocument } from "../../tests/fakes/content-fields";
import { MemoryAccount, MemoryDevice } from "../../tests/fakes/memory-video-store";
import { VideoSession } from "./video-session";
import type { LiveContent, VideoStore } from "./video-store";

const document: Content = { id: "bread", ...contentDocument("ada") };
const text = (words: string, fields: Partial<Element> = {}): Element => ({
  content: { kind: "text", text: words },
  start: { to: "start", seconds: 0 },
  end: { to: "end", seconds: 0 },
  ...fields,
});
const start: Storyboard = ["e1", "e2", "e3"].reduce(
  (board, id) => putElement(board, "one", id, text(id)),
  document.storyboard,
);
const served: Content = { ...document, storyboard: start };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Somebody with the video open on a device of their own, which may be cut off from the others. */
function person(account: MemoryAccount) {
  const store = new MemoryDevice(account).openStore();
  const watchers = new Set<() => void>();
  let isOnline = true;
  let missed: (() => void) | null = null;
  const cutOff: VideoStore = {
    ...store,
    watch: (onChange, onError) =>
      store.watch((live: LiveContent) => {
        if (isOnline) onChange(live);
        else missed = () => onChange(live);
      }, onError),
    saveStoryboard: async (base, mine) => {
      if (!isOnline) throw Object.assign(new Error("Not reached."), { code: "unavailable" });
      return store.saveStoryboard(base, mine);
    },
    readOnline: () => (isOnline ? "online" : "offline"),
    watchOnline: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
  const session = new VideoSession(served, cutOff, {
    onOverruled: () => {},
    onReplaced: () => {},
    onWatchFailed: () => {},
  });
  const close = session.open();
  const go = (online: boolean) => {
    isOnline = online;
    if (online) missed?.();
    missed = null;
    for (const watcher of watchers) watcher();
  };
  return { session, close, go };
}

/** A place that an edit sets, and how to read it again. `of` is what it belongs to, which may be removed as a whole. */
interface Place {
  name: string;
  of: string | null;
  read: (storyboard: Storyboard) => unknown;
}
interface Edit {
  place: Place;
  value: unknown;
  apply: (storyboard: Storyboard) => Storyboard;
}

const sceneOf = (board: Storyboard, id: string) => board.scenes.find((scene) => scene.id === id);
const numbers = fc.integer({ min: 0, max: 9 });
const targets: PartTarget[] = [
  ...["e1", "e2", "e3"].map((id): PartTarget => ({ kind: "element", sceneId: "one", id })),
  ...["headline", "picture"].map((key): PartTarget => ({ kind: "part", sceneId: "two", key })),
];
const changesAt = (board: Storyboard, target: PartTarget) => {
  if (target.kind === "element") return sceneOf(board, target.sceneId)?.elements?.[target.id];
  return target.kind === "part" ? sceneOf(board, target.sceneId)?.overrides?.[target.key] : undefined;
};
const nameOf = (target: PartTarget) => (target.kind === "part" ? target.key : target.id);

const fieldEdit = fc
  .tuple(fc.constantFrom(...targets), fc.constantFrom("opacity", "order", "blur", "rotationDegrees"), numbers)
  .map(([target, field, number]): Edit => {
    const value = field === "opacity" ? number / 10 : field === "blur" ? number / 100 : number;
    return {
      place: {
        name: `${nameOf(target)}.${field}`,
        of: target.kind === "element" ? target.id : null,
        read: (board) => (changesAt(board, target) as Record<string, unknown> | undefined)?.[field],
      },
      value,
      apply: (board) => changePart(board, target, { [field]: value }),
    };
  });
const keyframeEdit = fc
  .tuple(fc.constantFrom(...targets), fc.integer({ min: 0, max: 3 }), numbers)
  .map(([target, seconds, value]): Edit => {
    const find = (board: Storyboard) => changesAt(board, target)?.keyframes?.x ?? [];
    return {
      place: {
        name: `${nameOf(target)}.x@${seconds}`,
        of: target.kind === "element" ? target.id : null,
        read: (board) => find(board).find((one) => one.seconds === seconds)?.value,
      },
      value,
      apply: (board) => {
        const others = find(board).filter((one) => one.seconds !== seconds);
        const x = [...others, { seconds, value, easing: "linear" as const }];
        x.sort((one, other) => one.seconds - other.seconds);
        return changePart(board, target, { keyframes: { ...changesAt(board, target)?.keyframes, x } });
      },
    };
  });
const wordEdit = fc
  .tuple(fc.constantFrom("one", "two"), fc.constantFrom("headline", "body"), numbers)
  .map(([sceneId, slot, number]): Edit => {
    const value = `Words ${number}`;
    return {
      place: {
        name: `${sceneId}/${slot}`,
        of: null,
        read: (board) => {
          const content = sceneOf(board, sceneId)?.slots[slot];
          return content?.kind === "text" ? content.text : undefined;
        },
      },
      value,
      apply: (board) => setSlotText(board, sceneId, slot, value),
    };
  });
const addEdit = fc.tuple(fc.constantFrom("one", "two"), numbers).map(([sceneId, number]): Edit => {
  const id = `new-${number}`;
  return {
    place: { name: `${sceneId}+${id}`, of: null, read: (board) => sceneOf(board, sceneId)?.elements?.[id] },
    value: text(id),
    apply: (board) => putElement(board, sceneId, id, text(id)),
  };
});
const markerEdit = numbers.map((number): Edit => {
  const marker = { at: { to: "video-start", seconds: number }, name: `At ${number}` } as const;
  return {
    place: { name: `marker ${number}`, of: null, read: (board) => board.markers?.[number] },
    value: marker,
    apply: (board) => putMarker(board, String(number), marker),
  };
});
const removal = fc.constantFrom("e1", "e2", "e3").map(
  (id): Edit => ({
    place: { name: id, of: id, read: (board) => sceneOf(board, "one")?.elements?.[id] },
    value: undefined,
    apply: (board) => removePart(board, { kind: "element", sceneId: "one", id }),
  }),
);
const anyEdit = fc.oneof(fieldEdit, keyframeEdit, wordEdit, addEdit, markerEdit, removal);

type Step =
  | { kind: "edit"; who: 0 | 1; edit: Edit }
  | { kind: "connect"; who: 0 | 1; online: boolean }
  | { kind: "wait"; milliseconds: number };
const who = fc.constantFrom(0 as const, 1 as const);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("edit" as const), who, edit: anyEdit }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("connect" as const), who, online: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), milliseconds: fc.constantFrom(100, 600) }),
  },
);
/** At least one edit of each. */
const afternoon = fc
  .tuple(anyEdit, anyEdit, fc.array(step, { maxLength: 8 }))
  .map(([mine, theirs, steps]): Step[] => [
    { kind: "edit", who: 0, edit: mine },
    { kind: "edit", who: 1, edit: theirs },
    ...steps,
  ]);

test("what two people change, apart and offline, ends equal everywhere, and nothing of one alone is lost", async () => {
  await fc.assert(
    fc.asyncProperty(afternoon, async (steps) => {
      const account = new MemoryAccount(served);
      const people = [person(account), person(account)] as const;
      const written = new Map<string, { edit: Edit; by: Set<number> }>();
      const removed = new Set<string>();
      for (const one of steps) {
        if (one.kind === "wait") await vi.advanceTimersByTimeAsync(one.milliseconds);
        else if (one.kind === "connect") people[one.who].go(one.online);
        else {
          const { edit } = one;
          try {
            people[one.who].session.change(edit.apply);
          } catch (error) {
            // It was removed here before.
            if (!(error instanceof StoryboardEditError)) throw error;
            continue;
          }
          const by = written.get(edit.place.name)?.by ?? new Set();
          written.set(edit.place.name, { edit, by: by.add(one.who) });
          if (edit.value === undefined && edit.place.of) removed.add(edit.place.of);
        }
      }
      for (const { go } of people) go(true);
      for (let round = 0; round < 4; round++) await vi.advanceTimersByTimeAsync(16_000);
      const [mine, theirs] = people.map(({ session }) => session.read());
      for (const { close } of people) close();
      expect(mine?.saveState.kind).toBe("saved");
      expect(theirs?.saveState.kind).toBe("saved");
      expect(mine?.storyboard).toEqual(account.content?.storyboard);
      expect(theirs?.storyboard).toEqual(account.content?.storyboard);
      expect(() => storyboardSchema.parse(mine?.storyboard)).not.toThrow();
      for (const { edit, by } of written.values()) {
        if (by.size > 1 || (edit.place.of && removed.has(edit.place.of))) continue;
        expect(edit.place.read(mine!.storyboard), edit.place.name).toEqual(edit.value);
      }
    }),
    { numRuns: 2000 },
  );
}, 60_000);

test("an edit that no document could hold is refused with a message, and nothing is lost", () => {
  const account = new MemoryAccount(served);
  const { session, close } = person(account);
  session.change((board) => setSlotText(board, "one", "headline", "Kept"));
  const before = session.read().storyboard;
  const points = Array.from({ length: 1600 }, () => 0.5);
  const strokes = Array.from({ length: 60 }, () => ({ points, width: 0.01, color: "#000000" }));
  const drawing = text("", {});
  const add = (id: string) => (board: Storyboard) =>
    putElement(board, "one", id, { ...drawing, content: { kind: "drawing", strokes } });
  expect(60 * 1600 * 8 * 2).toBeGreaterThan(mostStoryboardBytes);
  session.change(add("first"));
  const held = session.read().storyboard;
  expect(() => session.change(add("second"))).toThrow(StoryboardEditError);
  expect(session.read().storyboard).toBe(held);
  session.change((board) => removePart(board, { kind: "element", sceneId: "one", id: "first" }));
  expect(session.read().storyboard).toEqual(before);
  close();
});

test("an edit that nobody could read again is refused with a message, and nothing is changed", () => {
  const account = new MemoryAccount(served);
  const { session, close } = person(account);
  const before = session.read().storyboard;
  const target: PartTarget = { kind: "element", sceneId: "one", id: "e1" };
  const beyond = [{ seconds: 0, value: 1e7, easing: "linear" as const }];
  expect(() =>
    session.change((board) => changePart(board, target, { keyframes: { rotation: beyond } })),
  ).toThrow(StoryboardEditError);
  expect(() => session.change((board) => ({ ...board, voiceGain: 2 }))).toThrow(StoryboardEditError);
  expect(session.read().storyboard).toBe(before);
  close();
});
