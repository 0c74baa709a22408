import { expect, test } from "vitest";
import type { SoundMix } from "~/scene/composition";
import { tracksOfSound } from "./tracks-of-sound";

test("each track is alone, and keeps what the music steps back for", () => {
  const sound: SoundMix = {
    music: { bedId: "calm", seed: 1, gain: 0.6 },
    voices: [{ assetId: "line", startSeconds: 1, durationSeconds: 2, gain: 1 }],
    clips: [],
  };
  const tracks = tracksOfSound(sound);
  expect(tracks.map(({ track }) => track)).toEqual(["music", "voices"]);
  expect(tracks[0]?.sound.music?.gain).toBe(0.6);
  expect(tracks[0]?.sound.voices[0]?.gain).toBeLessThan(1e-5);
  expect(tracks[0]?.sound.voices[0]?.gain).toBeGreaterThan(0);
  expect(tracks[1]?.sound.music).toBeNull();
  expect(tracks[1]?.sound.voices).toEqual(sound.voices);
});
