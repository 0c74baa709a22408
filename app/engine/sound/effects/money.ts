import { addRoom, type EffectRecipe, filter, noise, place, strike, struck } from "./kit.ts";

type Random = Parameters<EffectRecipe>[1];

/** A small round of metal: two close pairs of modes that beat. */
function coin(random: Random, seconds: number, decay: number): Float32Array {
  const base = 3300 * (0.92 + 0.16 * random());
  return struck(seconds, [
    { hertz: base, gain: 1, decay },
    { hertz: base * 1.012, gain: 0.7, decay },
    { hertz: base * 1.59, gain: 0.5, decay: 1.5 * decay },
    { hertz: base * 2.3, gain: 0.25, decay: 2.2 * decay },
  ]);
}

export const money: Record<string, EffectRecipe> = {
  "cash-register"(sound, random) {
    for (const at of [0, 0.06, 0.12]) {
      place(sound, filter(noise(0.06, random, strike(0.0006, 75)), "band", 2300, 0.7), { at, gain: 0.8 });
    }
    place(sound, filter(noise(0.3, random, strike(0.03, 13)), "band", 900, 0.5), { at: 0.16, gain: 0.5 });
    const bell = struck(1, [
      { hertz: 2093, gain: 1, decay: 4 },
      { hertz: 4186, gain: 0.5, decay: 6 },
      { hertz: 5650, gain: 0.4, decay: 8 },
    ]);
    place(sound, bell, { at: 0.24 });
    for (let index = 0; index < 6; index++) {
      place(sound, coin(random, 0.2, 26), { at: 0.36 + 0.06 * index + 0.02 * random(), gain: 0.16 });
    }
  },
  coin(sound, random) {
    place(sound, coin(random, 0.2, 18));
    place(sound, coin(random, 0.75, 6), { at: 0.09, gain: 0.9 });
  },
  coins(sound, random) {
    for (let index = 0; index < 26; index++) {
      place(sound, coin(random, 0.3, 16 + 14 * random()), {
        at: 1.4 * (index / 26) ** 0.8 + 0.04 * random(),
        gain: 0.3 + 0.5 * random(),
        pan: 1.4 * random() - 0.7,
      });
    }
    addRoom(sound, 0.4, 0.1, 0.2);
  },
};
