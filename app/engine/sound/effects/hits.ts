import {
  addRoom,
  drive,
  type EffectRecipe,
  filter,
  glide,
  noise,
  place,
  strike,
  struck,
  tone,
} from "./kit.ts";

export const hits: Record<string, EffectRecipe> = {
  "hit-deep"(sound, random) {
    place(sound, drive(tone(2.2, glide(120, 38, 0.35), strike(0.003, 2.2)), 2));
    place(sound, filter(noise(0.5, random, strike(0.001, 16)), "low", 900, 0.8), { gain: 0.9 });
    addRoom(sound, 1.9, 0.35, 0.6);
  },
  "hit-punch"(sound, random) {
    place(sound, drive(tone(0.35, glide(190, 55, 0.08), strike(0.001, 13)), 2.4));
    place(sound, filter(noise(0.12, random, strike(0.0008, 60)), "band", 2400, 0.7), { gain: 0.9 });
  },
  "hit-metal"(sound, random) {
    const ratios = [1, 1.47, 2.09, 2.56, 3.39, 4.08, 5.4];
    const plate = struck(
      1.9,
      ratios.map((ratio, index) => ({
        hertz: 311 * ratio,
        gain: 1 / (1 + 0.4 * index),
        decay: 2 + index * 0.9,
      })),
    );
    place(sound, plate);
    place(sound, filter(noise(0.06, random, strike(0.0005, 90)), "high", 3000, 0.7), { gain: 1.5 });
    addRoom(sound, 1.2, 0.2, 0.2);
  },
  "hit-wood"(sound, random) {
    const board = struck(0.3, [
      { hertz: 212, gain: 1, decay: 26 },
      { hertz: 497, gain: 0.6, decay: 38 },
      { hertz: 1130, gain: 0.3, decay: 60 },
    ]);
    place(sound, board);
    place(sound, filter(noise(0.03, random, strike(0.0004, 160)), "band", 1800, 0.8), { gain: 0.8 });
  },
  thud(sound, random) {
    place(sound, tone(0.5, glide(95, 48, 0.1), strike(0.004, 11)));
    place(sound, filter(noise(0.3, random, strike(0.002, 24)), "low", 320, 0.8), { gain: 1.6 });
  },
  stamp(sound, random) {
    place(sound, filter(noise(0.05, random, strike(0.001, 70)), "band", 3100, 0.6), { gain: 0.4 });
    place(sound, drive(tone(0.3, glide(150, 70, 0.05), strike(0.001, 20)), 1.8), { at: 0.06 });
    place(sound, filter(noise(0.2, random, strike(0.0008, 38)), "band", 1100, 0.6), { at: 0.06, gain: 1.3 });
  },
};
