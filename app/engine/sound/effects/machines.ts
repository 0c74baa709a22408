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
  square,
  strike,
  swell,
  tone,
} from "./kit.ts";

export const machines: Record<string, EffectRecipe> = {
  glitch(sound, random) {
    for (let at = 0; at < 0.62; at += 0.02 + 0.05 * random()) {
      const length = 0.015 + 0.04 * random();
      const flat = (time: number) => (time < length ? 1 : 0);
      const hertz = 120 * 2 ** (5 * random());
      const piece =
        random() < 0.45
          ? filter(noise(length, random, flat), "band", 800 + 6000 * random(), 1.5)
          : tone(length, () => hertz, flat, square);
      place(sound, piece, { at, gain: 0.4 + 0.6 * random(), pan: 1.6 * random() - 0.8 });
    }
  },
  "power-up"(sound) {
    const hum = tone(1.25, glide(55, 330, 1.1), (time) => swell(0.9, 1.25)(time), saw);
    place(sound, filter(hum, "low", glide(200, 5200, 1.1), 2));
    place(
      sound,
      tone(0.25, () => 1318, strike(0.004, 14)),
      { at: 0.98, gain: 0.5 },
    );
  },
  "power-down"(sound) {
    const hum = tone(1.25, glide(392, 38, 1.15), (time) => swell(0.04, 1.25)(time), saw);
    place(sound, filter(hum, "low", glide(5200, 160, 1.1), 2));
  },
  scan(sound) {
    for (let index = 0; index < 6; index++) {
      const beep = tone(0.11, () => (index === 5 ? 2093 : 1568), strike(0.003, index === 5 ? 10 : 26));
      place(sound, beep, { at: 0.22 * index, gain: 0.7, pan: index / 5 - 0.5 });
    }
    const sweep = tone(1.5, (time) => 700 + 250 * Math.sin(2 * Math.PI * 1.4 * time), swell(0.75, 1.5));
    place(sound, sweep, { gain: 0.14 });
  },
  laser(sound) {
    place(sound, filter(tone(0.45, glide(3200, 160, 0.3), strike(0.002, 9), square), "low", 6500, 0.8));
    addRoom(sound, 0.4, 0.2);
  },
  engine(sound, random) {
    // Four strokes a turn, uneven at first, then running.
    const speed = (time: number) =>
      time < 0.6 ? 9 + 2 * Math.sin(22 * time) : 24 + 34 * swell(0.7, 1.9)(time - 0.6);
    let turns = 0;
    const motor = tone(
      2.35,
      (time) => 2 * speed(time),
      (time) => {
        turns += speed(time) / 48000;
        const stroke = Math.abs(sine(turns)) ** 1.5;
        return (
          Math.min(1, time / 0.05) *
          Math.min(1, (2.35 - time) / 0.5) *
          (time < 0.6 ? 0.45 : 1) *
          (0.35 + stroke)
        );
      },
      saw,
    );
    place(sound, filter(drive(motor, 1.8), "low", 1100, 0.9));
    const air = noise(2.35, random, (time) => (time < 0.6 ? 0.1 : 0.3) * Math.min(1, (2.35 - time) / 0.5));
    place(sound, filter(air, "band", 340, 0.7), { gain: 0.7 });
  },
};
