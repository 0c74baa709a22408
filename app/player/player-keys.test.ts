import { expect, test } from "vitest";
import { keyNames } from "./key-names.ts";
import { commandOfKey } from "./player-keys.ts";

const press = (key: string, target: "player" | "button" | "position" | "volume" = "player") =>
  commandOfKey({ key, target, ctrlKey: false, metaKey: false, altKey: false });

test("keys of other players do the same here", () => {
  expect(press(" ")).toEqual({ type: "toggle" });
  expect(press("k")).toEqual({ type: "toggle" });
  expect(press(",")).toEqual({ type: "step", frames: -1 });
  expect(press(".")).toEqual({ type: "step", frames: 1 });
  expect(press("End")).toEqual({ type: "seekToShare", share: 1 });
  expect(press("f")).toEqual({ type: "toggleFullScreen" });
});

test("letters do the same with Shift or Caps Lock; digits go to tenths", () => {
  expect(press("M")).toEqual({ type: "toggleMuted" });
  expect(press("<")).toEqual({ type: "rate", direction: -1 });
  expect(press("3")).toEqual({ type: "seekToShare", share: 0.3 });
  expect(press("toString")).toBeNull();
});

test("every key that the list names does something", () => {
  const named: Record<string, string> = { Space: " ", "0–9": "7" };
  for (const key of keyNames.flatMap(({ keys }) => keys)) {
    expect(press(named[key] ?? key), key).not.toBeNull();
  }
});

test("buttons and the volume slider keep their own keys", () => {
  expect(press(" ", "button")).toBeNull();
  expect(press("k", "button")).toEqual({ type: "toggle" });
  expect(press("ArrowLeft", "volume")).toBeNull();
  expect(press("ArrowLeft", "position")).toEqual({ type: "seekBy", seconds: -1 });
});

test("shortcuts of the browser and other keys pass", () => {
  expect(
    commandOfKey({ key: "f", target: "player", ctrlKey: true, metaKey: false, altKey: false }),
  ).toBeNull();
  expect(press("Tab")).toBeNull();
  expect(press("x")).toBeNull();
});
