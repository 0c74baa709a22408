import { addRoom, type EffectRecipe, filter, glide, noise, place, swell, tone } from "./kit.ts";

/** Air that passes: noise whose colour rises and falls while it crosses the picture. */
function pass(
  seconds: number,
  peak: number,
  from: number,
  to: number,
  q: number,
  random: () => number,
): Float32Array {
  const air = noise(seconds, random, swell(peak, seconds));
  return filter(air, "band", (time) => from + (to - from) * swell(peak, seconds)(time), q);
}

export const whooshes: Record<string, EffectRecipe> = {
  "whoosh-soft"(sound, random) {
    place(sound, pass(0.9, 0.4, 260, 1500, 0.9, random), { pan: (time) => 1.6 * time - 0.7 });
  },
  "whoosh-fast"(sound, random) {
    place(sound, pass(0.42, 0.2, 500, 4200, 1.1, random), { pan: (time) => 4 * time - 0.8 });
    addRoom(sound, 0.3, 0.15);
  },
  "whoosh-deep"(sound, random) {
    place(sound, pass(1.3, 0.75, 90, 620, 1.4, random), { pan: (time) => 1.3 * time - 0.8 });
    place(sound, tone(1.2, glide(46, 92, 0.8), swell(0.75, 1.2)), { gain: 0.35 });
    addRoom(sound, 0.8, 0.2);
  },
  "whoosh-double"(sound, random) {
    place(sound, pass(0.45, 0.2, 400, 2600, 1, random), { pan: (time) => 3 * time - 0.8 });
    place(sound, pass(0.5, 0.22, 500, 3400, 1, random), { at: 0.42, pan: (time) => 0.8 - 3 * time });
  },
  swish(sound, random) {
    const air = filter(noise(0.28, random, swell(0.12, 0.28)), "high", 3800, 0.8);
    place(sound, air, { pan: (time) => 4 * time - 0.5 });
  },
  "paper-swipe"(sound, random) {
    const rustle = noise(
      0.5,
      random,
      (time) =>
        swell(0.18, 0.5)(time) * (0.35 + 0.65 * Math.abs(Math.sin(61 * time + 9 * Math.sin(23 * time)))),
    );
    place(sound, filter(filter(rustle, "high", 1400, 0.7), "low", 7500, 0.7), {
      pan: (time) => 1.6 * time - 0.4,
    });
  },
};
