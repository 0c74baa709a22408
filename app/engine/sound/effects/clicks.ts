import { type EffectRecipe, filter, noise, place, strike, struck } from "./kit.ts";

type Random = Parameters<EffectRecipe>[1];

function snapOf(random: Random, hertz: number, decay: number): Float32Array {
  return filter(noise(0.05, random, strike(0.0003, decay)), "band", hertz, 0.9);
}

function keyOf(random: Random): Float32Array {
  const key = filter(noise(0.12, random, strike(0.0006, 55)), "band", 1900 + 900 * random(), 0.7);
  const body = struck(0.12, [{ hertz: 240 + 90 * random(), gain: 0.35, decay: 60 }]);
  return key.map((sample, index) => sample + body[index]!);
}

export const clicks: Record<string, EffectRecipe> = {
  "click-mouse"(sound, random) {
    place(sound, snapOf(random, 3300, 220));
    place(sound, snapOf(random, 2500, 260), { at: 0.085, gain: 0.6 });
  },
  "click-soft"(sound) {
    place(
      sound,
      struck(0.11, [
        { hertz: 620, gain: 1, decay: 70 },
        { hertz: 1480, gain: 0.35, decay: 130 },
      ]),
    );
  },
  "key-tap"(sound, random) {
    place(sound, keyOf(random));
  },
  typing(sound, random) {
    for (let at = 0; at < 1.62; at += 0.085 + 0.1 * random()) {
      place(sound, keyOf(random), { at, gain: 0.6 + 0.4 * random(), pan: 0.6 * random() - 0.3 });
    }
  },
  switch(sound, random) {
    place(sound, snapOf(random, 1600, 150), { gain: 0.7 });
    place(sound, snapOf(random, 2900, 120), { at: 0.055 });
    place(sound, struck(0.12, [{ hertz: 410, gain: 0.5, decay: 50 }]), { at: 0.055 });
  },
  "camera-shutter"(sound, random) {
    place(sound, snapOf(random, 2600, 130));
    place(sound, filter(noise(0.1, random, strike(0.02, 32)), "band", 4200, 0.6), { at: 0.02, gain: 0.3 });
    place(sound, snapOf(random, 1700, 110), { at: 0.14, gain: 0.9 });
    place(sound, snapOf(random, 3600, 170), { at: 0.165, gain: 0.5 });
  },
  "clock-tick"(sound, random) {
    for (const [index, at] of [0, 0.5, 1, 1.5].entries()) {
      const hertz = index % 2 === 0 ? 2350 : 1840;
      place(
        sound,
        struck(0.09, [
          { hertz, gain: 1, decay: 95 },
          { hertz: hertz * 1.71, gain: 0.5, decay: 150 },
        ]),
        { at },
      );
      place(sound, snapOf(random, 4200, 300), { at, gain: 0.5 });
    }
  },
};
