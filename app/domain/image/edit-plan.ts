import * as z from "zod/mini";
import { adSizes } from "./ad-sizes";
import { imageOperations } from "./image-operation";
import { imageRatios } from "./image-request";
import type { InstructionTool } from "./instruction-tools";

/** What a text model may make of an instruction: steps with the tools of the image editor, in a closed table. */

export const planLimits = { steps: 8, cannot: 6, promptCharacters: 500, textCharacters: 200 } as const;

/** Where something is laid: nine places of the image. */
export const layerPlaces = [
  "top-left",
  "top",
  "top-right",
  "left",
  "middle",
  "right",
  "bottom-left",
  "bottom",
  "bottom-right",
] as const;
export type LayerPlace = (typeof layerPlaces)[number];

export const planShapes = [
  "rectangle",
  "ellipse",
  "line",
  "frame",
  "arrow",
  "triangle",
  "star",
  "fade",
] as const;
export const planBadges = ["disc", "burst", "tag", "ribbon"] as const;
export const plannedAdjustments = [
  "exposure",
  "contrast",
  "highlights",
  "shadows",
  "saturation",
  "warmth",
  "tint",
  "sharpness",
  "vignette",
] as const;

const prompt = z.string().check(z.trim(), z.minLength(1), z.maxLength(planLimits.promptCharacters));
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(planLimits.textCharacters));
const color = z.nullish(z.string().check(z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/)));
const place = z.nullish(z.enum(layerPlaces));
const percent = z.nullish(z.int().check(z.minimum(-100), z.maximum(100)));
const layerId = z.string().check(z.minLength(1), z.maxLength(60));

const askedSteps = [
  z.object({ do: z.literal("instruct"), prompt }),
  z.object({ do: z.literal("fill"), prompt: z.nullish(prompt) }),
  z.object({ do: z.literal("extend"), ratio: z.enum(imageRatios), prompt: z.nullish(prompt) }),
  z.object({ do: z.literal("remove-background") }),
  z.object({ do: z.literal("replace-background"), prompt }),
  z.object({ do: z.literal("upscale"), factor: z.union([z.literal(2), z.literal(3), z.literal(4)]) }),
  z.object({ do: z.literal("vary"), prompt: z.nullish(prompt) }),
  z.object({ do: z.literal("relight"), prompt }),
  z.object({ do: z.literal("recolour"), prompt }),
] as const;

const handSteps = [
  z.object({ do: z.literal("crop"), ratio: z.enum(imageRatios), keep: place }),
  z.object({ do: z.literal("turn"), direction: z.enum(["left", "right", "around"]) }),
  z.object({ do: z.literal("mirror"), axis: z.enum(["across", "down"]) }),
  z.object({
    do: z.literal("straighten"),
    degrees: z.number().check(z.minimum(-45), z.maximum(45)),
  }),
  z.object({
    do: z.literal("adjust"),
    exposure: percent,
    contrast: percent,
    highlights: percent,
    shadows: percent,
    saturation: percent,
    warmth: percent,
    tint: percent,
    sharpness: percent,
    vignette: percent,
  }),
  z.object({
    do: z.literal("add-text"),
    text,
    place,
    size: z.nullish(z.enum(["small", "medium", "large"])),
    color,
  }),
  z.object({ do: z.literal("add-button"), text, place }),
  z.object({
    do: z.literal("add-badge"),
    text,
    detail: z.nullish(text),
    shape: z.nullish(z.enum(planBadges)),
    place,
  }),
  z.object({ do: z.literal("add-shape"), shape: z.enum(planShapes), place, color }),
  z.object({
    do: z.literal("change-layer"),
    layerId,
    text: z.nullish(text),
    color,
    place,
    /** How many times larger it becomes. */
    scale: z.nullish(z.number().check(z.minimum(0.25), z.maximum(4))),
    opacity: z.nullish(z.int().check(z.minimum(0), z.maximum(100))),
  }),
  z.object({ do: z.literal("remove-layer"), layerId }),
] as const;

const exportStep = z.object({
  do: z.literal("export"),
  sizes: z.array(z.enum(adSizes.map(({ id }) => id))).check(z.minLength(1), z.maxLength(6)),
});

export const planStepSchema = z.discriminatedUnion("do", [...askedSteps, ...handSteps, exportStep]);
export type PlanStep = z.output<typeof planStepSchema>;
export type AskedStep = z.output<(typeof askedSteps)[number]>;
export type HandStep = z.output<(typeof handSteps)[number]>;

/** What a part of an instruction needs that no step gives. */
export const planNeeds = ["marking", "own-file", "image-model", "nothing"] as const;

export const editPlanSchema = z.object({
  steps: z.array(planStepSchema).check(z.maxLength(planLimits.steps)),
  cannot: z._default(
    z
      .array(
        z.object({
          wish: z.string().check(z.trim(), z.minLength(1), z.maxLength(160)),
          needs: z.enum(planNeeds),
        }),
      )
      .check(z.maxLength(planLimits.cannot)),
    [],
  ),
});
export type EditPlan = z.output<typeof editPlanSchema>;

/** A part of an instruction that is not done, and what could do it. */
export const unmetWishSchema = z.object({
  wish: z.string().check(z.maxLength(700)),
  /** Why not, where there is more to say than what the tool does. */
  why: z.nullable(z.string()),
  tool: z.nullable(z.enum(["background", "layers", "extend", "crop", "fill"] satisfies InstructionTool[])),
  /** An image model that could. */
  modelId: z.nullable(z.string()),
});
export type UnmetWish = z.output<typeof unmetWishSchema>;

/** What POST /api/v1/image-instructions answers. */
export interface PlannedEdits {
  steps: PlanStep[];
  cannot: UnmetWish[];
  /** Label of the model that read the instruction. */
  madeBy: string;
}

/** Whether a step asks an image model, and so is an operation; the others happen in the browser. */
export function isAsked(step: PlanStep): step is AskedStep {
  return imageOperations.some((operation) => operation === step.do);
}

/** The words an image model is given with a step. */
export function promptOfStep(step: AskedStep): string {
  return "prompt" in step ? (step.prompt ?? "") : "";
}
