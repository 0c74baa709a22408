import { expect, test } from "vitest";
import { editState } from "./edit-state";
import { type OnlineEvent, type OnlineState, stepOnlineState } from "./online-state";
import { refusalOf } from "./write-refusal";

test.each<[OnlineEvent[], OnlineState]>([
  [[], "unknown"],
  [["server-answered"], "online"],
  [["server-missed"], "offline"],
  [["long-silence"], "offline"],
  [["server-answered", "long-silence"], "offline"],
  [["server-answered", "server-missed"], "offline"],
  [["network-lost"], "offline"],
  [["network-lost", "network-back"], "unknown"],
  [["network-lost", "network-back", "long-silence"], "offline"],
  [["network-lost", "network-back", "server-answered"], "online"],
  [["server-answered", "network-back"], "online"],
  [["server-answered", "long-silence", "server-answered"], "online"],
])("after %j it is %s", (events, state) => {
  expect(events.reduce(stepOnlineState, "unknown" as OnlineState)).toBe(state);
});

test("an edit is refused before it is offline, and saved only once nothing is unsent", () => {
  const facts = { isUnsent: true, refusal: null, online: "online", keeping: "device" } as const;
  expect(editState({ ...facts, isUnsent: false, online: "offline" })).toEqual({ kind: "saved" });
  expect(editState(facts)).toEqual({ kind: "saving", keeping: "device" });
  expect(editState({ ...facts, online: "unknown" })).toEqual({ kind: "saving", keeping: "device" });
  expect(editState({ ...facts, online: "offline", keeping: "tab" })).toEqual({
    kind: "offline",
    keeping: "tab",
  });
  const refusal = refusalOf("too_large");
  expect(editState({ ...facts, online: "offline", refusal })).toEqual({ kind: "refused", refusal });
});
