import {
  addRoom,
  drive,
  type EffectRecipe,
  filter,
  glide,
  noise,
  place,
  saw,
  sine,
  swell,
  tone,
} from "./kit.ts";

/** Grows towards its end and is gone on it. */
function growth(seconds: number, power: number) {
  return (time: number) => (time / seconds) ** power * Math.min(1, Math.max(0, (seconds - time) / 0.03));
}

export const rises: Record<string, EffectRecipe> = {
  "rise-noise"(sound, random) {
    for (const pan of [-0.7, 0.7]) {
      place(sound, filter(noise(2.45, random, growth(2.45, 1.8)), "band", glide(300, 7000, 2.4), 1.6), {
        pan,
      });
    }
  },
  "rise-tone"(sound) {
    for (const [detune, pan] of [
      [0.994, -0.6],
      [1, 0],
      [1.006, 0.6],
    ] as const) {
      const swept = tone(2.15, (time) => detune * glide(110, 440, 2.1)(time), growth(2.15, 1.2), saw);
      place(sound, filter(swept, "low", glide(300, 6000, 2.1), 1.2), { pan });
    }
  },
  "rise-reverse"(sound, random) {
    for (const pan of [-0.5, 0.5]) {
      place(sound, filter(noise(1.78, random, growth(1.78, 3)), "high", 2600, 0.6), { pan });
    }
  },
  "rise-pulse"(sound) {
    const rate = (time: number) => 4 + 3.6 * time + 2.2 * time ** 2;
    let turns = 0;
    const pulse = tone(
      2.35,
      glide(98, 294, 2.3),
      (time) => {
        turns += rate(time) / 48000;
        return growth(2.35, 0.9)(time) * (0.15 + 0.85 * (0.5 + 0.5 * sine(turns)) ** 2);
      },
      saw,
    );
    place(sound, filter(pulse, "low", glide(500, 5000, 2.3), 1.4));
  },
  "fall-tone"(sound) {
    const fall = tone(1.35, glide(880, 110, 1.3), swell(0.05, 1.35), saw);
    place(sound, filter(fall, "low", glide(5000, 400, 1.3), 1));
    addRoom(sound, 0.7, 0.15);
  },
  "fall-sub"(sound) {
    place(sound, drive(tone(1.75, glide(140, 32, 1.3), swell(0.02, 1.75)), 1.7));
  },
};
