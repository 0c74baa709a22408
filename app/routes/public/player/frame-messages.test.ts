import { expect, test } from "vitest";
import { parseFrameCommand, parseFrameOrigin } from "./frame-messages.ts";

test("takes commands addressed to it, and nothing else", () => {
  expect(parseFrameCommand({ target: "vitrine", type: "play" })).toEqual({ type: "play" });
  expect(parseFrameCommand({ target: "vitrine", type: "seek", timeSeconds: 2.5 })).toEqual({
    type: "seek",
    timeSeconds: 2.5,
  });
  expect(parseFrameCommand({ target: "vitrine", type: "mute" })).toEqual({ type: "mute", muted: true });
  expect(parseFrameCommand({ target: "vitrine", type: "mute", muted: false })).toEqual({
    type: "mute",
    muted: false,
  });
  for (const other of [
    { type: "play" },
    { target: "vitrine", type: "explode" },
    { target: "vitrine", type: "seek", timeSeconds: "2" },
    { target: "vitrine", type: "seek", timeSeconds: Number.NaN },
    "play",
    null,
    undefined,
  ]) {
    expect(parseFrameCommand(other)).toBeNull();
  }
});

test("an origin is an origin, whatever path it was given with", () => {
  expect(parseFrameOrigin("https://shop.example/page")).toBe("https://shop.example");
  expect(parseFrameOrigin("data:text/html,x")).toBeNull();
  expect(parseFrameOrigin("shop")).toBeNull();
  expect(parseFrameOrigin(null)).toBeNull();
});
