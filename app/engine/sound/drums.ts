import { applyBiquad, bandPass, highPass, lowPass } from "./biquad.ts";
import type { Random } from "./seeded-random.ts";

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

function render(sampleRate: number, seconds: number, sample: (timeSeconds: number) => number): Float32Array {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (let index = 0; index < samples.length; index++) samples[index] = sample(index / sampleRate);
  return samples;
}
