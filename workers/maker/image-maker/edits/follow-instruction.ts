import type { Pixels } from "~/formats/raster/pixels";
import { mirrored, turned } from "~/formats/raster/turn";
import { ProviderError } from "~/providers/provider-error.server";
import type { Subjects } from "../../subjects/subjects";
import { blurred } from "../blur";
import { composite } from "../composite";
import { sceneBehind } from "../generate";
import { looks } from "../looks/looks";
import { adjustTones } from "../tones";
import { cutOut } from "./cut-out";
import { type InstructionStep, readInstruction } from "./read-instruction";
import { recolour } from "./recolour";
import { relight } from "./relight";
import { sharpen, upscale } from "./upscale";

/**
 * Does what an instruction asks, step by step. Throws `instruction_unknown` where nothing in it is understood and
 * `background_not_plain` where a step needs the subject apart.
 */
export async function followInstruction(
  subjects: Subjects,
  source: Pixels,
  instruction: string,
  seed: number,
): Promise<Pixels> {
  const steps = readInstruction(instruction);
  if (steps.length === 0) throw new ProviderError("instruction_unknown", { details: [instruction] });
  let pixels = source;
  for (const step of steps) pixels = await follow(subjects, pixels, step, seed);
  return pixels;
}

async function follow(
  subjects: Subjects,
  pixels: Pixels,
  step: InstructionStep,
  seed: number,
): Promise<Pixels> {
  switch (step.kind) {
    case "tones":
      adjustTones(pixels, step.tones);
      return pixels;
    case "sepia":
      adjustTones(pixels, { light: 0, contrast: 0.05, colour: -1, warmth: 1.1 });
      return pixels;
    case "recolour":
      recolour(pixels, { from: step.from, to: step.to });
      return pixels;
    case "relight":
      return relight(pixels, step.light, 1);
    case "style":
      return looks[step.styleId].finish(pixels, { colors: [], seed });
    case "blur":
      return blurred(pixels, Math.min(pixels.width, pixels.height) * 0.012);
    case "sharpen":
      return sharpen(pixels, 0.9, 1);
    case "turn":
      return turned(pixels, step.quarters);
    case "mirror":
      return mirrored(pixels, step.axis);
    case "upscale":
      return upscale(pixels, 2);
    case "remove-background":
      return requireCutOut(pixels);
    case "blur-background": {
      const subject = requireCutOut(pixels);
      const behind = blurred(pixels, Math.min(pixels.width, pixels.height) * 0.025);
      composite(behind, subject, 0, 0);
      return behind;
    }
    case "replace-background":
      return sceneBehind(subjects, requireCutOut(pixels), { prompt: step.words, seed });
  }
}

/** The subject off its background. Throws `background_not_plain`. */
export function requireCutOut(pixels: Pixels): Pixels {
  const subject = cutOut(pixels);
  if (!subject) throw new ProviderError("background_not_plain");
  return subject;
}
