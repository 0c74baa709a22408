import { addRoom, type EffectRecipe, filter, place, saw, strike, struck, swell, tone } from "./kit.ts";

/** Steps of a scale without half tones, in semitones: whatever comes together sounds well. */
const pentatonic = [0, 2, 4, 7, 9];

function degree(index: number): number {
  return 2 ** (Math.floor(index / 5) + pentatonic[index % 5]! / 12);
}

function glint(hertz: number, seconds: number, decay: number): Float32Array {
  return struck(seconds, [
    { hertz, gain: 1, decay },
    { hertz: hertz * 2.01, gain: 0.3, decay: 1.6 * decay },
  ]);
}

export const sparkles: Record<string, EffectRecipe> = {
  sparkle(sound, random) {
    for (let index = 0; index < 22; index++) {
      const at = 0.75 * (index / 22) ** 1.2 + 0.02 * random();
      const hertz = 1568 * degree(Math.floor(5 + 6 * random() + index / 5)) * 0.5;
      place(sound, glint(hertz, 0.7, 7), { at, gain: 0.5 + 0.5 * random(), pan: 1.6 * random() - 0.8 });
    }
    addRoom(sound, 0.9, 0.2, 0.1);
  },
  shimmer(sound, random) {
    for (let index = 0; index < 16; index++) {
      const hertz = 1046 * degree(Math.floor(random() * 9));
      const rate = 3 + 5 * random();
      const glass = tone(
        2.3,
        () => hertz,
        (time) => swell(0.9, 2.3)(time) * (0.5 + 0.5 * Math.sin(rate * time * 6 + index)),
      );
      place(sound, glass, { gain: 0.2, pan: 1.8 * random() - 0.9 });
    }
    addRoom(sound, 1.6, 0.3, 0.1);
  },
  harp(sound) {
    for (let index = 0; index < 16; index++) {
      const string = struck(
        1.2,
        [1, 2, 3, 4, 5].map((n) => ({
          hertz: 262 * degree(index) * n,
          gain: 1 / n ** 1.4,
          decay: 2.4 + 1.6 * n,
        })),
      );
      place(sound, string, { at: 0.062 * index, gain: 0.6, pan: index / 10 - 0.8 });
    }
    addRoom(sound, 1.2, 0.2);
  },
  reveal(sound) {
    for (const [at, length] of [
      [0, 0.14],
      [0.18, 1.9],
    ] as const) {
      for (const [index, semitones] of [-9, -2, 3, 7, 10].entries()) {
        const horn = tone(length, () => 440 * 2 ** (semitones / 12), strike(0.02, at === 0 ? 9 : 1.7), saw);
        place(sound, filter(horn, "low", 2600, 0.8), { at, gain: 0.35, pan: 0.3 * (index - 2) });
      }
    }
    addRoom(sound, 1.3, 0.22);
  },
};
