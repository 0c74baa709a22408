import { digits, type Picture } from "./picture";

/** Path data of land below a wavy line. */
export function waveBelow(
  picture: Picture,
  y: number,
  { swing, turns, phase }: { swing: number; turns: number; phase: number },
): string {
  const steps = 24;
  const line = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI * turns;
    const height = Math.sin(angle + phase) * swing + Math.sin(angle * 2.1 + phase * 2) * swing * 0.35;
    return `L${digits((i / steps) * picture.width)} ${digits(y + height)}`;
  });
  return `M0 ${digits(picture.height)}V${digits(y)}${line.join("")}V${digits(picture.height)}Z`;
}
