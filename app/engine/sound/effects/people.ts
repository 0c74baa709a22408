import { addRoom, type EffectRecipe, filter, glide, noise, place, strike, tone } from "./kit.ts";

type Random = Parameters<EffectRecipe>[1];

/** Two hands: a burst of air between palms of some size. */
function handsOf(random: Random): Float32Array {
  const palms = 900 + 1100 * random();
  const burst = noise(0.14, random, (time) => strike(0.0008, 85)(time) + 0.25 * strike(0.006, 30)(time));
  return filter(burst, "band", palms, 0.9);
}

export const people: Record<string, EffectRecipe> = {
  applause(sound, random) {
    for (let person = 0; person < 46; person++) {
      const pan = 1.8 * random() - 0.9;
      const gain = 0.25 + 0.75 * random() ** 2;
      const pace = 0.17 + 0.12 * random();
      const stops = 2 + 1.1 * random();
      for (let at = 0.25 * random(); at < stops; at += pace * (0.9 + 0.2 * random())) {
        place(sound, handsOf(random), { at, pan, gain: gain * Math.min(1, (stops - at) / 0.8 + 0.15) });
      }
    }
    addRoom(sound, 1.1, 0.3);
  },
  clap(sound, random) {
    for (const at of [0, 0.009, 0.017]) place(sound, handsOf(random), { at, pan: 40 * at - 0.3 });
    addRoom(sound, 0.5, 0.2);
  },
  "finger-snap"(sound, random) {
    place(sound, filter(noise(0.12, random, strike(0.0005, 75)), "band", 2300, 2.4));
    place(sound, filter(noise(0.05, random, strike(0.0005, 160)), "band", 5200, 1.2), { gain: 0.5 });
    addRoom(sound, 0.4, 0.14);
  },
  heartbeat(sound) {
    for (const beat of [0, 1]) {
      place(sound, tone(0.24, glide(78, 44, 0.1), strike(0.012, 17)), { at: beat });
      place(sound, tone(0.22, glide(92, 50, 0.1), strike(0.012, 21)), { at: beat + 0.29, gain: 0.75 });
    }
  },
  footsteps(sound, random) {
    for (let step = 0; step < 4; step++) {
      const pan = step % 2 === 0 ? -0.2 : 0.2;
      const heel = filter(noise(0.12, random, strike(0.001, 48)), "band", 420 + 80 * random(), 1.1);
      const toe = filter(noise(0.1, random, strike(0.002, 60)), "band", 1300 + 300 * random(), 0.7);
      place(sound, heel, { at: 0.48 * step, pan, gain: 1.4 });
      place(sound, toe, { at: 0.48 * step + 0.085, pan, gain: 0.5 });
    }
    addRoom(sound, 0.5, 0.16, 0.6);
  },
};
