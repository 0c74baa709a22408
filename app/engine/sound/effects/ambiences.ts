import {
  EFFECT_SAMPLE_RATE,
  type EffectRecipe,
  filter,
  glide,
  noise,
  place,
  strike,
  swell,
  tone,
} from "./kit.ts";

type Random = Parameters<EffectRecipe>[1];

function secondsOf({ left }: Parameters<EffectRecipe>[0]): number {
  return left.length / EFFECT_SAMPLE_RATE;
}

/** A slow wander between 0 and 1, different for each seed. */
function wander(random: Random, pace: number): (time: number) => number {
  const waves = [1, 1.7, 2.9].map((ratio) => ({
    rate: pace * ratio * (0.8 + 0.4 * random()),
    phase: 6 * random(),
  }));
  return (time) => 0.5 + waves.reduce((sum, { rate, phase }) => sum + Math.sin(rate * time + phase), 0) / 6;
}

export const ambiences: Record<string, EffectRecipe> = {
  rain(sound, random) {
    const seconds = secondsOf(sound);
    for (const pan of [-0.8, 0.8]) {
      place(
        sound,
        filter(
          filter(
            noise(seconds, random, () => 0.5),
            "high",
            900,
            0.7,
          ),
          "low",
          7000,
          0.7,
        ),
        { pan },
      );
    }
    for (let at = 0; at < seconds; at += 0.006 + 0.02 * random()) {
      const drop = tone(0.02, glide(1800 + 2600 * random(), 1400, 0.02), strike(0.0006, 220));
      place(sound, drop, { at, gain: 0.5 * random() ** 2, pan: 2 * random() - 1 });
    }
  },
  wind(sound, random) {
    const seconds = secondsOf(sound);
    for (const pan of [-0.7, 0.7]) {
      const gust = wander(random, 0.9);
      const air = noise(seconds, random, (time) => 0.35 + 0.65 * gust(time));
      place(
        sound,
        filter(air, "band", (time) => 240 + 620 * gust(time), 1.7),
        { pan },
      );
    }
  },
  sea(sound, random) {
    const seconds = secondsOf(sound);
    place(
      sound,
      filter(
        noise(seconds, random, () => 0.35),
        "low",
        380,
        0.7,
      ),
    );
    for (let at = -2; at < seconds; at += 3.1 + 1.3 * random()) {
      const surf = filter(
        noise(4.6, random, swell(1.7, 4.6)),
        "band",
        (time) => 500 + 1500 * swell(1.7, 4.6)(time),
        0.5,
      );
      const begun = Math.max(0, -at);
      const heard = surf.subarray(Math.round(begun * EFFECT_SAMPLE_RATE));
      place(sound, heard, { at: Math.max(0, at), gain: 0.7 + 0.3 * random(), pan: random() - 0.5 });
    }
  },
  fire(sound, random) {
    const seconds = secondsOf(sound);
    const flicker = wander(random, 3);
    place(
      sound,
      filter(
        noise(seconds, random, (time) => 0.3 + 0.3 * flicker(time)),
        "low",
        320,
        0.7,
      ),
    );
    for (let at = 0; at < seconds; at += 0.015 + 0.17 * random() ** 2) {
      const crack = filter(noise(0.03, random, strike(0.0003, 190)), "band", 1200 + 4200 * random(), 1);
      place(sound, crack, { at, gain: 0.25 + 1.5 * random() ** 5, pan: 1.4 * random() - 0.7 });
    }
  },
  night(sound, random) {
    const seconds = secondsOf(sound);
    place(
      sound,
      filter(
        noise(seconds, random, () => 0.05),
        "low",
        700,
        0.7,
      ),
    );
    for (const [hertz, pan, gap] of [
      [4300, -0.7, 0.62],
      [4720, 0.5, 0.81],
      [3900, 0.1, 1.13],
    ] as const) {
      for (let at = gap * random(); at < seconds; at += gap * (0.95 + 0.1 * random())) {
        const chirp = tone(
          0.22,
          () => hertz,
          (time) => swell(0.1, 0.22)(time) * Math.max(0, Math.sin(2 * Math.PI * 26 * time)),
        );
        place(sound, chirp, { at, pan, gain: 0.5 });
      }
    }
  },
  birds(sound, random) {
    const seconds = secondsOf(sound);
    place(
      sound,
      filter(
        noise(seconds, random, () => 0.04),
        "band",
        900,
        0.5,
      ),
    );
    for (let at = 0.1; at < seconds; at += 0.5 + 0.7 * random()) {
      const pan = 1.8 * random() - 0.9;
      const base = 2300 + 1900 * random();
      const notes = 2 + Math.floor(4 * random());
      for (let note = 0; note < notes; note++) {
        const from = base * (0.9 + 0.3 * random());
        const song = tone(0.12, glide(from, from * (0.75 + 0.6 * random()), 0.11), swell(0.04, 0.12));
        place(sound, song, { at: at + 0.13 * note, pan, gain: 0.4 + 0.4 * random() });
      }
    }
  },
  cafe(sound, random) {
    const seconds = secondsOf(sound);
    // Many talk at once: syllables of noise in the range of voices, none of which can be understood.
    for (let person = 0; person < 14; person++) {
      const pan = 1.8 * random() - 0.9;
      const pitch = 400 + 700 * random();
      const talk = wander(random, 1.1);
      const pace = 3.4 + 2 * random();
      const voice = noise(
        seconds,
        random,
        (time) => talk(time) * Math.max(0, Math.sin(2 * Math.PI * pace * time + person)) ** 2,
      );
      place(
        sound,
        filter(voice, "band", (time) => pitch * (1 + 0.4 * Math.sin(pace * 3 * time + person)), 2.2),
        {
          pan,
          gain: 0.4,
        },
      );
    }
    for (let at = 0.4; at < seconds; at += 0.7 + 1.4 * random()) {
      const clink = tone(0.2, () => 3100 + 400 * Math.sin(at), strike(0.0006, 34));
      place(sound, clink, { at, gain: 0.08 + 0.12 * random(), pan: 1.6 * random() - 0.8 });
    }
  },
};
