import type { Random } from "../../domain/random/seeded-random.ts";
import { applyBiquad, bandPass, highPass, lowPass } from "./biquad.ts";

/** One hit of each drum, mono, made once per bed and then placed many times with `addAt`. */

/** A sine that falls from a click to `toneFrequency` hertz. */
export function kick(sampleRate: number, toneFrequency: number, ringSeconds: number): Float32Array {
  let phase = 0;
  return render(sampleRate, ringSeconds, (time) => {
    phase += (toneFrequency + 130 * Math.exp(-time * 38)) / sampleRate;
    const body = Math.sin(2 * Math.PI * phase) * Math.exp((-5 * time) / ringSeconds);
    return Math.tanh(1.6 * body);
  });
}

/** A drum skin with its wires; `brightness` is the centre of the noise in hertz. */
export function snare(sampleRate: number, random: Random, brightness: number): Float32Array {
  const wires = render(sampleRate, 0.24, (time) => (random() * 2 - 1) * Math.exp(-time * 24));
  applyBiquad(wires, bandPass(brightness, 0.7, sampleRate));
  for (let index = 0; index < wires.length; index++) {
    const time = index / sampleRate;
    const skin = Math.sin(2 * Math.PI * (185 * time + 0.6 * (1 - Math.exp(-time * 60))));
    wires[index] = wires[index]! * 1.3 + skin * 0.5 * Math.exp(-time * 28);
  }
  return wires;
}

/** Several hands: three quick bursts, then the room. */
export function clap(sampleRate: number, random: Random): Float32Array {
  const bursts = [0, 0.011, 0.023];
  const hands = render(sampleRate, 0.3, (time) => {
    let level = 0;
    for (const burst of bursts) if (time >= burst) level = Math.exp(-(time - burst) * 130);
    if (time >= 0.023) level += 0.5 * Math.exp(-(time - 0.023) * 20);
    return (random() * 2 - 1) * level;
  });
  applyBiquad(hands, bandPass(1500, 0.9, sampleRate));
  return hands;
}

/** A stick on the rim: short, woody, high. */
export function rim(sampleRate: number): Float32Array {
  return render(sampleRate, 0.08, (time) => {
    const wood = Math.sin(2 * Math.PI * 820 * time) + 0.6 * Math.sin(2 * Math.PI * 1740 * time);
    return 0.6 * wood * Math.exp(-time * 75);
  });
}

/** Cymbals: closed for short rings, open for long ones. */
export function hat(sampleRate: number, random: Random, ringSeconds: number): Float32Array {
  const metal = render(
    sampleRate,
    ringSeconds,
    (time) => (random() * 2 - 1) * Math.exp((-6 * time) / ringSeconds),
  );
  applyBiquad(metal, highPass(7200, 0.8, sampleRate));
  return metal;
}

/** A grain of sand swings forward and stops. */
export function shaker(sampleRate: number, random: Random): Float32Array {
  const sand = render(
    sampleRate,
    0.11,
    (time) => (random() * 2 - 1) * Math.sin((Math.PI * time) / 0.11) ** 3,
  );
  applyBiquad(sand, bandPass(6200, 0.8, sampleRate));
  return sand;
}

/** The noise floor of an old record: a soft hiss with sparse clicks, `durationSeconds` long. */
export function vinyl(sampleRate: number, random: Random, durationSeconds: number): Float32Array {
  const clicksPerSecond = 9;
  const surface = render(sampleRate, durationSeconds, () => {
    const hiss = (random() * 2 - 1) * 0.05;
    return random() < clicksPerSecond / sampleRate ? hiss + (random() * 2 - 1) * 3 : hiss;
  });
  applyBiquad(surface, lowPass(5200, 0.7, sampleRate));
  applyBiquad(surface, highPass(400, 0.7, sampleRate));
  return surface;
}

/** A tuned skin; `toneFrequency` in hertz. */
export function tom(sampleRate: number, toneFrequency: number, ringSeconds: number): Float32Array {
  let phase = 0;
  return render(sampleRate, ringSeconds, (time) => {
    phase += (toneFrequency * (1 + 0.35 * Math.exp(-time * 26))) / sampleRate;
    const skin = Math.sin(2 * Math.PI * phase) + 0.25 * Math.sin(2 * Math.PI * phase * 1.59);
    return 0.8 * Math.tanh(1.3 * skin * Math.exp((-5.5 * time) / ringSeconds));
  });
}

/** A very large drum far away: a low fall with a breath of noise. */
export function boom(sampleRate: number, random: Random): Float32Array {
  const ring = 1.9;
  const breath = render(sampleRate, ring, (time) => (random() * 2 - 1) * Math.exp(-time * 14));
  applyBiquad(breath, lowPass(420, 0.7, sampleRate));
  let phase = 0;
  for (let index = 0; index < breath.length; index++) {
    const time = index / sampleRate;
    phase += (41 + 46 * Math.exp(-time * 16)) / sampleRate;
    breath[index] = Math.tanh(
      1.4 * Math.sin(2 * Math.PI * phase) * Math.exp(-time * 2.8) + 0.9 * breath[index]!,
    );
  }
  return fadeEnd(breath, sampleRate);
}

/** A foot on a wooden floor. */
export function stomp(sampleRate: number, random: Random): Float32Array {
  const floor = render(sampleRate, 0.22, (time) => (random() * 2 - 1) * Math.exp(-time * 46));
  applyBiquad(floor, lowPass(310, 0.8, sampleRate));
  for (let index = 0; index < floor.length; index++) {
    const time = index / sampleRate;
    floor[index] = 1.5 * floor[index]! + 0.8 * Math.sin(2 * Math.PI * 74 * time) * Math.exp(-time * 26);
  }
  return floor;
}

/** A wire brush laid on a snare. */
export function brushTap(sampleRate: number, random: Random): Float32Array {
  const wires = render(
    sampleRate,
    0.18,
    (time) => (random() * 2 - 1) * Math.min(1, time / 0.006) * Math.exp(-time * 26),
  );
  applyBiquad(wires, bandPass(3100, 0.5, sampleRate));
  return wires;
}

/** The brush drawn across the skin for a while. */
export function brushSweep(sampleRate: number, random: Random, seconds: number): Float32Array {
  const wires = render(
    sampleRate,
    seconds,
    (time) => (random() * 2 - 1) * Math.sin((Math.PI * time) / seconds) ** 2,
  );
  applyBiquad(wires, bandPass(2300, 0.45, sampleRate));
  return wires;
}

/** A clock's small click; `brightness` in hertz. */
export function tick(sampleRate: number, brightness: number): Float32Array {
  return render(sampleRate, 0.05, (time) => {
    const metal =
      Math.sin(2 * Math.PI * brightness * time) + 0.5 * Math.sin(2 * Math.PI * brightness * 1.71 * time);
    return 0.6 * metal * Math.exp(-time * 130);
  });
}

/** A hollow piece of wood; `toneFrequency` in hertz. */
export function woodBlock(sampleRate: number, toneFrequency: number): Float32Array {
  return render(sampleRate, 0.12, (time) => {
    const wood =
      Math.sin(2 * Math.PI * toneFrequency * time) +
      0.4 * Math.sin(2 * Math.PI * toneFrequency * 2.53 * time);
    return 0.7 * wood * Math.exp(-time * 52);
  });
}

/** A hand on a conga. */
export function conga(sampleRate: number, toneFrequency: number, random: Random): Float32Array {
  const slap = render(sampleRate, 0.28, (time) => (random() * 2 - 1) * Math.exp(-time * 190));
  applyBiquad(slap, bandPass(1700, 0.8, sampleRate));
  for (let index = 0; index < slap.length; index++) {
    const time = index / sampleRate;
    const skin = Math.sin(2 * Math.PI * (toneFrequency * time + 0.35 * (1 - Math.exp(-time * 70))));
    slap[index] = 1.1 * slap[index]! + 0.85 * skin * Math.exp(-time * 17);
  }
  return slap;
}

/** Many small bells on a strap. */
export function sleighBells(sampleRate: number, random: Random): Float32Array {
  const tones = Array.from({ length: 14 }, () => ({
    frequency: 4300 + random() * 4600,
    delay: random() * 0.03,
    phase: random(),
  }));
  return render(sampleRate, 0.3, (time) => {
    let sum = 0;
    for (const { frequency, delay, phase } of tones) {
      if (time >= delay) {
        sum += Math.sin(2 * Math.PI * (frequency * (time - delay) + phase)) * Math.exp(-(time - delay) * 22);
      }
    }
    return (sum / 6) * Math.min(1, time / 0.002);
  });
}

/** A cymbal that washes over a change. */
export function crash(sampleRate: number, random: Random): Float32Array {
  const metal = render(sampleRate, 2.2, (time) => (random() * 2 - 1) * Math.exp(-time * 2.6));
  applyBiquad(metal, highPass(3600, 0.6, sampleRate));
  return fadeEnd(metal, sampleRate);
}

/** Noise that opens and grows towards a change, and is gone on it. */
export function riser(sampleRate: number, random: Random, seconds: number): Float32Array {
  let smooth = 0;
  const wind = render(sampleRate, seconds, (time) => {
    const position = time / seconds;
    smooth += (random() * 2 - 1 - smooth) * (0.03 + 0.5 * position ** 2);
    return smooth * position ** 2.2 * (position > 0.985 ? (1 - position) / 0.015 : 1);
  });
  applyBiquad(wind, highPass(320, 0.7, sampleRate));
  return wind;
}

/** Two fingers. */
export function snap(sampleRate: number, random: Random): Float32Array {
  const fingers = render(sampleRate, 0.14, (time) => (random() * 2 - 1) * Math.exp(-time * 70));
  applyBiquad(fingers, bandPass(2300, 2.2, sampleRate));
  for (let index = 0; index < fingers.length; index++) fingers[index]! *= 2.2;
  return fingers;
}

/** Long sounds are cut while still faintly audible: a last fade keeps that from being a click. */
function fadeEnd(samples: Float32Array, sampleRate: number): Float32Array {
  const length = Math.min(samples.length, Math.round(0.25 * sampleRate));
  for (let index = 0; index < length; index++) samples[samples.length - 1 - index]! *= index / length;
  return samples;
}

function render(sampleRate: number, seconds: number, sample: (timeSeconds: number) => number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (let index = 0; index < samples.length; index++) samples[index] = sample(index / sampleRate);
  return samples;
}
