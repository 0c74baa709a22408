import * as z from "zod/mini";
import { brandFieldsSchema, logosSchema, typefaceFileSchema } from "~/domain/brands/brand";
import { pictureAreasSchema } from "~/domain/image/picture-report";
import { formatSchema } from "~/domain/video/format";
import { platforms } from "~/domain/video/platform";
import { sceneRoles } from "~/domain/video/scene-role";
import { mostTakes, takeSchema } from "~/domain/video/take";
import { timedWordSchema } from "~/domain/video/timed-word";
import { anchorSchema } from "~/scene/anchor";
import { clipEffectFields } from "~/scene/clip-effects";
import { elementSchema, overlaySchema } from "~/scene/element";
import { factBindingSchema, mostBindings } from "~/scene/fact-binding";
import { colorSchema, partChangesSchema } from "~/scene/part-changes";
import { gainFields, soundSchema } from "~/scene/sound";
import { transitionKinds } from "~/scene/templates/template";
import { upgradeStoryboard } from "~/scene/upgrade-storyboard";

/**
 * The storyboard: what a video is meant to say and show, as stored in Firestore. It holds intent only; times,
 * pixels and line breaks are computed by `resolveComposition` and are never stored.
 */

const fraction = z.number().check(z.gte(0), z.lte(1));
const assetId = z.string().check(z.minLength(1), z.maxLength(128));
const wordsMark = z.string().check(z.maxLength(16));
const idSchema = z.string().check(z.minLength(1), z.maxLength(64));

export const mostScenes = 100;
/** What is left between two words may be this short. */
export const shortestSceneSeconds = 0.2;
export const longestSceneSeconds = 20;

/** Of all scenes together. */
export const mostElements = 400;
export const mostOverlays = 60;
export const mostSounds = 120;
export const mostMarkers = 100;

/** Of one text. */
export const mostTextCharacters = 400;

/** Twice the rows of the longest list. Each line is measured and placed, so a text of nothing but lines would cost most. */
export const mostTextLines = 24;

/** Lines beyond `mostTextLines` go on in the last one: the rules cannot look into scenes, so what is stored may have them. */
function joinExcessLines(text: string): string {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u);
  if (lines.length <= mostTextLines) return text;
  return [...lines.slice(0, mostTextLines - 1), lines.slice(mostTextLines - 1).join(" ")].join("\n");
}

/** Of words and numbers that stand in a sample for a person's own: they are not for finished videos. */
const sample = z.optional(z.literal(true));

const textSlotSchema = z.object({
  kind: z.literal("text"),
  sample,
  text: z.pipe(z.string().check(z.maxLength(mostTextCharacters)), z.transform(joinExcessLines)),
  facts: z.optional(z.array(factBindingSchema).check(z.maxLength(mostBindings))),
});

const mediaFields = {
  /** Id of a document in `assets`; the engine is given the decoded media under this id. */
  assetId,
  alt: z.string().check(z.maxLength(400)),
  /** Point that must stay in view when the media is cropped, 0–1 from the left and from the top. */
  focusX: fraction,
  focusY: fraction,
};

const pictureSlotSchema = z.object({
  kind: z.literal("picture"),
  ...mediaFields,
  /** Of a picture whose maker knows what it drew: its subject is kept whole and clear of text. */
  areas: z.optional(pictureAreasSchema),
  /** What it was to show, where nothing of it is in it. */
  missing: z.optional(z.string().check(z.maxLength(200))),
});

/** A piece of a video file. Times are those of the file, in seconds, before `speed` is applied. */
const clipSlotSchema = z.object({
  kind: z.literal("clip"),
  ...mediaFields,
  trimStartSeconds: z.number().check(z.gte(0)),
  /** `null`: to the file's end. */
  trimEndSeconds: z.nullable(z.number().check(z.gt(0))),
  speed: z.number().check(z.gte(0.25), z.lte(4)),
  /** Begins again when it ends before its scene does; otherwise its last frame stands. */
  loop: z.boolean(),
  /** Of the clip's own sound, 0–1; 0 is mute. */
  gain: fraction,
  ...clipEffectFields,
});

/** A number that counts up (or down) to its value, written in the storyboard's language. */
const numberSlotSchema = z.object({
  kind: z.literal("number"),
  sample,
  value: z.number(),
  from: z.number(),
  decimals: z.int().check(z.gte(0), z.lte(4)),
  /** ISO 4217 code makes it a price, `percent` adds the sign (the value 20 is 20 %); `null` is a plain number. */
  unit: z.nullable(z.union([z.literal("percent"), z.string().check(z.regex(/^[A-Z]{3}$/))])),
  /** The fact it states: its value is the fact's, as long as nobody changes it. */
  factId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
  /** Decimals it was first written with. */
  factDecimals: z.optional(z.int().check(z.gte(0), z.lte(4))),
});

const iconSlotSchema = z.object({ kind: z.literal("icon"), name: z.string().check(z.maxLength(64)) });

export const slotContentSchema = z.discriminatedUnion("kind", [
  textSlotSchema,
  pictureSlotSchema,
  clipSlotSchema,
  numberSlotSchema,
  iconSlotSchema,
]);
export type SlotContent = z.infer<typeof slotContentSchema>;
export type MediaContent = Extract<SlotContent, { kind: "picture" | "clip" }>;

/** A spoken line: a recording or the answer of a speech provider, with the time of each word in it. */
const voiceSchema = z.object({
  assetId,
  durationSeconds: z.number().check(z.gt(0), z.lte(120)),
  /** Times from the start of the line. Empty where nobody knows them: captions then show whole sentences. */
  words: z.array(timedWordSchema).check(z.maxLength(400)),
  /** What is said, when that is not what stands on the screen. */
  text: z.string().check(z.maxLength(1000)),
  /** Where in the file the line begins, when it is part of a longer one; `durationSeconds` and `words` count from there. */
  fromSeconds: z.optional(z.number().check(z.gte(0), z.lte(3600))),
  /** How long after its scene stands it begins; absent: a moment, as far as there is room. Negative: while the scene comes in. */
  leadSeconds: z.optional(z.number().check(z.gte(-3), z.lte(20))),
  /** Linear, beside the gain of all voices; absent is 1. */
  gain: z.optional(z.number().check(z.gte(0), z.lte(2))),
});
export type SceneVoice = z.infer<typeof voiceSchema>;

/** How far a caption reaches from what its times count from, before and after. */
export const mostCaptionSeconds = 600;

/** Negative is before the voice begins, or before a scene whose start has been cut off. */
const captionSeconds = z.number().check(z.gte(-mostCaptionSeconds), z.lte(mostCaptionSeconds));

/**
 * One caption as a person has set it. Times in seconds from the start of its scene's voice, so that words stay on their sound
 * wherever that begins; from the start of the scene where it has no voice.
 */
export const captionSchema = z.object({
  startSeconds: captionSeconds,
  endSeconds: captionSeconds,
  text: z.string().check(z.minLength(1), z.maxLength(400)),
  /** Absent: they are spread over its time. */
  words: z.optional(
    z
      .array(z.extend(timedWordSchema, { startSeconds: captionSeconds, endSeconds: captionSeconds }))
      .check(z.maxLength(100)),
  ),
  /** Places of words that are set apart. */
  emphasis: z.optional(z.array(z.int().check(z.gte(0), z.lte(99))).check(z.maxLength(40))),
  /** It is the rest of the caption before the cut of its scene: what stood between the two. They are one while they follow each other. */
  goesOnAfter: z.optional(z.string().check(z.maxLength(8))),
});
export type Caption = z.infer<typeof captionSchema>;

export const sceneSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  role: z.enum(sceneRoles),
  /**
   * Slot name → content. Text layouts know `label`, `headline`, `body` and `action`; `picture` holds a picture or
   * a clip, `figure` a number, `icon` an icon. What a layout has no place for is kept, and shown by another one.
   */
  slots: z.record(z.string().check(z.maxLength(32)), slotContentSchema),
  /** Time the scene holds the screen, in seconds, without its share of transitions. */
  durationSeconds: z.number().check(z.gte(shortestSceneSeconds), z.lte(longestSceneSeconds)),
  /** Lasts as long as a spoken line and a little more; `durationSeconds` counts while that line does not exist. */
  lastsAs: z.optional(z.object({ voiceOfSceneId: z.string(), plusSeconds: z.number().check(z.gte(0)) })),
  /** Chosen by a person; without one the template and the seed choose. */
  layoutId: z.optional(z.string().check(z.maxLength(64))),
  voice: z.optional(voiceSchema),
  /** The sentence a voice is to say; absent: what stands on the screen. */
  spoken: z.optional(z.string().check(z.maxLength(1000))),
  spokenFacts: z.optional(z.array(factBindingSchema).check(z.maxLength(mostBindings))),
  /** What the picture is to show, in words: what a new one is made from. */
  pictureBrief: z.optional(z.string().check(z.maxLength(400))),
  /** Copy and pictures the scene had or was offered, the newest first; nothing of them is shown. */
  takes: z.optional(z.array(takeSchema).check(z.maxLength(2 * mostTakes))),
  /** What a person calls it. */
  name: z.optional(z.string().check(z.maxLength(80))),
  /** The scene it was split from: while it follows that by a cut, it goes on with what is shown and nothing comes in anew. */
  goesOnFrom: z.optional(idSchema),
  /**
   * What chance and the scenes around gave it before one of those came, went or moved. It holds with that template and seed alone,
   * and gives way to a layout of its own and to content that asks for another one.
   */
  keptLook: z.optional(
    z.object({
      templateId: z.string().check(z.maxLength(64)),
      seed: z.int().check(z.gte(0), z.lte(0xffffffff)),
      layoutId: z.string().check(z.maxLength(64)),
      /** Its place in the round of the palette's grounds, from which the next scene goes on. */
      ground: z.int().check(z.gte(0), z.lte(9999)),
      /** The scene whose chance is its own too: that of which it is a copy. */
      chanceOf: z.optional(idSchema),
    }),
  ),
  /** How it comes in, instead of the template's way; of the first scene it says nothing. */
  transition: z.optional(
    z.object({
      kind: z.optional(z.enum(transitionKinds)),
      seconds: z.optional(z.number().check(z.gte(0), z.lte(3))),
    }),
  ),
  /** Part → how a person changed it. One for a part that the present layout lacks sleeps until one has it again. */
  overrides: z.optional(z.record(z.string().check(z.maxLength(64)), partChangesSchema)),
  /** Id → what a person added. */
  elements: z.optional(z.record(idSchema, elementSchema)),
  /** Language (BCP 47) → captions a person has set; absent: they are made from the voice. */
  captions: z.optional(
    z.record(z.string().check(z.maxLength(35)), z.array(captionSchema).check(z.maxLength(200))),
  ),
  /** Language → mark of the words of the storyboard's own language that its captions were made from. */
  captionsMadeOf: z.optional(z.record(z.string().check(z.maxLength(35)), wordsMark)),
});
export type Scene = z.infer<typeof sceneSchema>;

export const storyboardFieldsSchema = z.object({
  version: z.literal(3),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** BCP 47 tag of the language of the text. */
  language: z.string().check(z.minLength(2), z.maxLength(35)),
  format: formatSchema,
  /** Whose controls the text keeps clear of; without one, of all those that show this format. */
  platform: z.optional(z.enum(platforms)),
  scenes: z.array(sceneSchema).check(z.minLength(1), z.maxLength(mostScenes)),
  templateId: z.string().check(z.maxLength(64)),
  /** Chooses among the variants of one template: palette, layout order, picture motion. */
  seed: z.int().check(z.gte(0), z.lte(0xffffffff)),
  /** Tokens that stand in for the template's own: a brand's colours and corners. */
  style: z.optional(
    z.object({
      paletteId: z.optional(z.string().check(z.maxLength(64))),
      accent: z.optional(colorSchema),
      background: z.optional(colorSchema),
      text: z.optional(colorSchema),
      headlineFamily: z.optional(z.string().check(z.maxLength(64))),
      bodyFamily: z.optional(z.string().check(z.maxLength(64))),
      radius: z.optional(z.number().check(z.gte(0), z.lte(999))),
    }),
  ),
  music: z.nullable(
    z.object({
      bedId: z.string().check(z.maxLength(64)),
      /** Linear gain, 0–1. */
      gain: fraction,
      /** Scenes change on the music's beats, each moved by less than one beat. */
      cutsOnBeats: z.optional(z.boolean()),
      /** A sound file of one's own instead of the bed. */
      assetId: z.optional(assetId),
      /** Where in the piece it begins, in seconds; its end still falls on the last frame. */
      fromSeconds: z.optional(z.number().check(z.gte(0), z.lte(3600))),
      /** How far it steps back under voices, in decibels; absent is the usual way, 0 not at all. */
      duckDecibels: z.optional(z.number().check(z.gte(0), z.lte(60))),
      curve: gainFields.curve,
      fadeInSeconds: gainFields.fadeInSeconds,
      fadeOutSeconds: gainFields.fadeOutSeconds,
    }),
  ),
  /**
   * What a brand adds to the video, as it was when it was applied. Its colours, typefaces and corners are in `style`, its
   * call to action is in the last scene.
   */
  brand: z.optional(
    z.object({
      brandId: z.string().check(z.minLength(1), z.maxLength(128)),
      logos: logosSchema,
      logo: z.optional(brandFieldsSchema.shape.logoPlace),
      watermark: z.optional(z.omit(brandFieldsSchema.shape.watermark, { show: true })),
      endCard: z.optional(z.omit(brandFieldsSchema.shape.endCard, { show: true })),
      disclaimer: z.optional(brandFieldsSchema.shape.disclaimer),
      /** Files that families of the style name; see `ownFamily`. */
      typefaces: z.optional(z.array(typefaceFileSchema).check(z.maxLength(2))),
    }),
  ),
  /** Of every spoken line, 0–1; absent is 1. */
  voiceGain: z.optional(fraction),
  /** Spoken words written into the picture; absent is off. */
  captions: z.optional(
    z.object({
      show: z.boolean(),
      style: z.enum(["karaoke", "line", "word"]),
      /** Absent: where they cover least. */
      position: z.optional(z.enum(["top", "middle", "bottom"])),
      /** A factor on the usual size. */
      size: z.optional(z.number().check(z.gte(0.5), z.lte(2))),
      color: z.optional(colorSchema),
      activeColor: z.optional(colorSchema),
      /** Behind the words; null for none. */
      plate: z.optional(z.nullable(colorSchema)),
      /** Whose captions are written into the picture; absent: the storyboard's language. */
      language: z.optional(z.string().check(z.minLength(2), z.maxLength(35))),
      /** Beneath the first. */
      secondLanguage: z.optional(z.string().check(z.minLength(2), z.maxLength(35))),
      /** Captions that only say what stands on the screen are left out unless this is set. */
      showsRepeats: z.optional(z.boolean()),
    }),
  ),
  /** Id → what lies over several scenes. */
  overlays: z.optional(z.record(idSchema, overlaySchema)),
  sounds: z.optional(z.record(idSchema, soundSchema)),
  /** Moments to find again; a chapter begins at those that say so. */
  markers: z.optional(
    z.record(
      idSchema,
      z.object({
        at: anchorSchema,
        name: z.string().check(z.maxLength(80)),
        color: z.optional(colorSchema),
        isChapter: z.optional(z.boolean()),
      }),
    ),
  ),
  /** Of a linked version: text → marks of the original's words it was made from, and of what was made of them. */
  wordsOf: z.optional(
    z.record(z.string().check(z.maxLength(200)), z.object({ of: wordsMark, made: z.optional(wordsMark) })),
  ),
});

/** Reads every version ever stored, and gives the present one. */
export const storyboardSchema = z.pipe(z.transform(upgradeStoryboard), storyboardFieldsSchema);
export type Storyboard = z.infer<typeof storyboardSchema>;
export type BrandOfVideo = NonNullable<Storyboard["brand"]>;

/** Reads a storyboard from stored or received data. Throws `z.core.$ZodError` naming each wrong field. */
export function parseStoryboard(value: unknown): Storyboard {
  return storyboardSchema.parse(value);
}
