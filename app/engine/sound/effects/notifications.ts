import { addRoom, type EffectRecipe, filter, place, square, strike, struck, tone } from "./kit.ts";

/** A small bell: its partials lie apart as those of a struck metal bar do. */
function bell(hertz: number, seconds: number, decay: number): Float32Array {
  return struck(seconds, [
    { hertz, gain: 1, decay },
    { hertz: hertz * 2.76, gain: 0.35, decay: decay * 2 },
    { hertz: hertz * 5.4, gain: 0.16, decay: decay * 4 },
  ]);
}

/** A wooden bar over its tube. */
function bar(hertz: number, seconds: number): Float32Array {
  return struck(seconds, [
    { hertz, gain: 1, decay: 8 },
    { hertz: hertz * 3.98, gain: 0.3, decay: 24 },
    { hertz: hertz * 9.9, gain: 0.08, decay: 80 },
  ]);
}

const A4 = 440;
const step = (semitones: number) => A4 * 2 ** (semitones / 12);

export const notifications: Record<string, EffectRecipe> = {
  ding(sound) {
    place(sound, bell(step(15), 1.35, 3.4));
  },
  "chime-two"(sound) {
    place(sound, bell(step(11), 1.2, 3.6), { pan: -0.2 });
    place(sound, bell(step(7), 1.25, 3.2), { at: 0.22, pan: 0.2 });
    addRoom(sound, 0.8, 0.12);
  },
  "chime-three"(sound) {
    for (const [index, semitones] of [3, 7, 10].entries()) {
      place(sound, bell(step(semitones), 1.4, 2.8), { at: 0.18 * index, pan: 0.3 * (index - 1) });
    }
    addRoom(sound, 0.9, 0.12);
  },
  message(sound) {
    place(
      sound,
      tone(0.16, (time) => 620 + 1900 * time, strike(0.004, 22)),
    );
    place(
      sound,
      tone(0.3, (time) => 930 + 900 * time, strike(0.004, 15)),
      { at: 0.1, gain: 0.9 },
    );
  },
  success(sound) {
    for (const [index, semitones] of [3, 7, 10, 15].entries()) {
      place(sound, bar(step(semitones), 0.9), { at: 0.09 * index, gain: index === 3 ? 1.2 : 0.8 });
    }
    place(sound, bell(step(27), 0.9, 5), { at: 0.3, gain: 0.25 });
    addRoom(sound, 0.7, 0.14);
  },
  error(sound) {
    for (const at of [0, 0.2]) {
      const buzz = tone(0.3, () => (at === 0 ? 208 : 165), strike(0.004, at === 0 ? 14 : 7), square);
      place(sound, filter(buzz, "low", 1600, 0.8), { at });
    }
  },
  reminder(sound) {
    for (const [index, semitones] of [0, 4, 0, 7].entries()) {
      place(sound, bar(step(semitones + 12), 0.5), { at: 0.17 * index, pan: index % 2 === 0 ? -0.2 : 0.2 });
    }
  },
};
