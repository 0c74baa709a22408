import { expect, test } from "vitest";
import { codecString } from "./codec-strings.ts";

const at = (width: number, height: number, frameRate: number) => ({
  width,
  height,
  frameRate,
  bitrate: 6_000_000,
});

test("levels follow size and frame rate", () => {
  expect(codecString("avc", at(720, 1280, 30))).toBe("avc1.64001f");
  expect(codecString("avc", at(1080, 1920, 30))).toBe("avc1.640028");
  expect(codecString("avc", at(1080, 1920, 60))).toBe("avc1.64002a");
  expect(codecString("avc", at(2160, 3840, 60))).toBe("avc1.640034");
  expect(codecString("vp9", at(1080, 1920, 30))).toBe("vp09.00.40.08");
  expect(codecString("av1", at(1080, 1920, 30))).toBe("av01.0.08M.08");
  expect(codecString("av1", at(2160, 3840, 60))).toBe("av01.0.13M.08");
});

test("what no level allows has no codec string", () => {
  for (const codec of ["avc", "vp9", "av1"] as const)
    expect(codecString(codec, at(7680, 4320, 60))).toBeNull();
});
