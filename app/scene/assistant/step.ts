import * as z from "zod/mini";
import { languageSchema } from "~/domain/text/language";
import { formatSchema } from "~/domain/video/format";
import { musicMoods } from "~/domain/video/music-bed";
import { platforms } from "~/domain/video/platform";
import { transitionKinds } from "~/scene/templates/template";

/** What an assistant can do to a video: tools, each with what it is given. Every step becomes one undoable edit. */

export const stepLimits = {
  steps: 8,
  textCharacters: 400,
  wishCharacters: 300,
  cannotCharacters: 200,
} as const;

const sceneId = z.string().check(z.minLength(1), z.maxLength(64));
const sceneIds = z.array(sceneId).check(z.minLength(1), z.maxLength(100));
const wish = z.string().check(z.maxLength(stepLimits.wishCharacters));

export const videoStepSchema = z.discriminatedUnion("do", [
  /** Cut to a length; scenes that do not fit are left out. */
  z.object({ do: z.literal("cut"), seconds: z.number().check(z.gte(3), z.lte(180)) }),
  /** Made for a platform: its shape, what its controls leave free. */
  z.object({ do: z.literal("platform"), platform: z.enum(platforms) }),
  z.object({ do: z.literal("format"), format: formatSchema }),
  /** Another language: in this video, or as a linked version beside it. */
  z.object({ do: z.literal("translate"), language: languageSchema }),
  /** Pictures replaced by photos of the product, or by files of the person's own. */
  z.object({ do: z.literal("pictures"), from: z.enum(["product", "own"]) }),
  z.object({ do: z.literal("brand") }),
  /** Other words for scenes, or for all; a model or the built-in writer says them. */
  z.object({ do: z.literal("rewrite"), sceneIds: z.nullable(sceneIds), wish }),
  /** Exactly these words in one line of a scene. */
  z.object({
    do: z.literal("text"),
    sceneId,
    slot: z.enum(["label", "headline", "body", "action"]),
    text: z.string().check(z.maxLength(stepLimits.textCharacters)),
  }),
  z.object({ do: z.literal("remove-scenes"), sceneIds }),
  z.object({ do: z.literal("move-scene"), sceneId, place: z.int().check(z.gte(1), z.lte(100)) }),
  z.object({
    do: z.literal("scene-seconds"),
    sceneIds: z.nullable(sceneIds),
    seconds: z.number().check(z.gte(1), z.lte(20)),
  }),
  z.object({ do: z.literal("template"), templateId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.object({ do: z.literal("music"), mood: z.nullable(z.enum(musicMoods)) }),
  z.object({ do: z.literal("music-gain"), change: z.enum(["louder", "quieter", "off"]) }),
  z.object({ do: z.literal("captions"), show: z.boolean() }),
  z.object({
    do: z.literal("transitions"),
    kind: z.nullable(z.enum(transitionKinds)),
    seconds: z.nullable(z.number().check(z.gte(0), z.lte(3))),
  }),
  z.object({ do: z.literal("beats"), isOn: z.boolean() }),
]);
export type VideoStep = z.infer<typeof videoStepSchema>;

/** What somebody asked for, as steps, with what none of them does. */
export const videoPlanSchema = z.object({
  /** One or two sentences back to the person, in their language; may be empty. First, so that it can be read while the rest comes. */
  reply: z.string().check(z.maxLength(600)),
  steps: z.array(videoStepSchema).check(z.maxLength(stepLimits.steps)),
  cannot: z
    .array(z.string().check(z.minLength(1), z.maxLength(stepLimits.cannotCharacters)))
    .check(z.maxLength(stepLimits.steps)),
});
export type VideoPlan = z.infer<typeof videoPlanSchema>;
