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
  expect(parseFrameCommand({ target: "vitrine", type: "volume", volume: 3 })).toEqual({
    type: "volume",
    volume: 1,
  });
  expect(parseFrameCommand({ target: "vitrine", type: "speed", speed: 1.5 })).toEqual({
    type: "speed",
    speed: 1.5,
  });
  expect(parseFrameCommand({ target: "vitrine", type: "captions" })).toEqual({
    type: "captions",
    shown: true,
  });
  expect(parseFrameCommand({ target: "vitrine", type: "loop", looping: false })).toEqual({
    type: "loop",
    looping: false,
  });
  expect(parseFrameCommand({ target: "vitrine", type: "state", extra: 1 })).toEqual({ type: "state" });
  expect(parseFrameCommand({ target: "vitrine", version: 1, type: "hello" })).toEqual({ type: "hello" });
  expect(parseFrameCommand({ target: "vitrine", type: "captions", language: "de" })).toEqual({
    type: "captions",
    shown: true,
    language: "de",
  });
  expect(parseFrameCommand({ target: "vitrine", type: "captions", language: {} })).toEqual({
    type: "captions",
    shown: true,
  });
  for (const other of [
    { target: "vitrine", version: 2, type: "play" },
    { target: "vitrine", version: "1", type: "play" },
    { target: "vitrine", type: "volume" },
    { target: "vitrine", type: "speed", speed: 0 },
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
