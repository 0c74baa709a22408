import { type EffectRecipe, filter, glide, noise, place, saw, strike, swell, tone } from "./kit.ts";

type Random = Parameters<EffectRecipe>[1];

/** A bubble rises in pitch as it leaves the water. */
function bubble(random: Random): Float32Array {
  const start = 320 + 620 * random();
  return tone(0.12, glide(start, start * 2.1, 0.1), strike(0.006, 30));
}

function whistle(seconds: number, from: number, to: number): Float32Array {
  const pitch = glide(from, to, seconds);
  const trembling = (time: number) => pitch(time) * (1 + 0.012 * Math.sin(2 * Math.PI * 7 * time));
  const level = (time: number) => Math.min(1, time / 0.03, (seconds - time) / 0.06);
  const pipe = tone(seconds, trembling, level);
  const octave = tone(seconds, (time) => 2 * trembling(time), level);
  return pipe.map((sample, index) => sample + 0.12 * octave[index]!);
}

export const cartoons: Record<string, EffectRecipe> = {
  boing(sound) {
    const spring = tone(
      0.88,
      (time) => 150 * (1 + 0.5 * Math.exp(-3 * time) * Math.sin(2 * Math.PI * (11 + 7 * time) * time)),
      strike(0.003, 4.4),
      saw,
    );
    place(
      sound,
      filter(spring, "band", (time) => 900 + 700 * Math.sin(2 * Math.PI * 12 * time), 0.8),
    );
  },
  "slide-up"(sound) {
    place(sound, whistle(0.78, 520, 1900));
  },
  "slide-down"(sound) {
    place(sound, whistle(0.88, 1800, 380));
  },
  pop(sound, random) {
    place(sound, tone(0.14, glide(360, 980, 0.05), strike(0.002, 34)));
    place(sound, filter(noise(0.02, random, strike(0.0004, 260)), "band", 2400, 0.8), { gain: 0.7 });
  },
  bubbles(sound, random) {
    for (let at = 0; at < 1.45; at += 0.04 + 0.11 * random()) {
      place(sound, bubble(random), { at, gain: 0.5 + 0.5 * random(), pan: 1.4 * random() - 0.7 });
    }
  },
  squeak(sound) {
    for (const [at, from, to] of [
      [0, 1250, 1750],
      [0.2, 1700, 1150],
    ] as const) {
      const rubber = tone(0.2, glide(from, to, 0.16), swell(0.06, 0.2), saw);
      place(sound, filter(rubber, "band", 2600, 0.9), { at });
    }
  },
  zip(sound, random) {
    place(sound, tone(0.32, glide(240, 3400, 0.28), swell(0.2, 0.32), saw), { gain: 0.5 });
    place(sound, filter(noise(0.35, random, swell(0.22, 0.35)), "band", glide(700, 7000, 0.3), 2.5), {
      gain: 1.4,
      pan: (time) => 4 * time - 0.6,
    });
  },
};
