import { expect, test } from "vitest";
import { avcCodecString, countFrames, estimateSizeBytes, videoBitrate } from "./video-settings.ts";

test("a duration is cut into whole frames, each once", () => {
  expect(countFrames(15, 30)).toBe(450);
  expect(countFrames(10.01, 24)).toBe(240);
  expect(countFrames(0.01, 24)).toBe(0);
});

test("levels follow size and frame rate", () => {
  expect(avcCodecString(720, 1280, 30)).toBe("avc1.64001f");
  expect(avcCodecString(1080, 1920, 30)).toBe("avc1.640028");
  expect(avcCodecString(1080, 1920, 60)).toBe("avc1.64002a");
  expect(avcCodecString(2160, 3840, 60)).toBe("avc1.640034");
  expect(avcCodecString(7680, 4320, 60)).toBeNull();
});

test("bitrate grows with pixels, and less than in step with frames", () => {
  expect(videoBitrate(1080, 1920, 30)).toBe(6_221_000);
  expect(videoBitrate(1080, 1920, 60)).toBeLessThan(2 * videoBitrate(1080, 1920, 30));
  expect(videoBitrate(1080, 1920, 24)).toBeLessThan(videoBitrate(1080, 1920, 30));
});

test("the estimate counts sound only where there is some", () => {
  expect(estimateSizeBytes(720, 1280, 30, 10, true) - estimateSizeBytes(720, 1280, 30, 10, false)).toBe(
    240_000,
  );
});
