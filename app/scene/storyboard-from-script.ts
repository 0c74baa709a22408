import type { Brief, Tone } from "~/domain/video/brief";
import type { Script, ScriptScene } from "~/domain/video/script";
import { spokenLineOf } from "~/domain/video/spoken-line";
import { captionOf } from "~/scene/figure-caption";
import { sceneSecondsFor, speakingSeconds } from "~/scene/reading-time";
import { seededChoice } from "~/scene/seeded-choice";
import type { MediaContent, Scene, SlotContent, Storyboard } from "~/scene/storyboard";
import { templateOrDefault } from "~/scene/templates/built-in-templates";

/** Which picture or clip a scene shows; a scene without an entry has copy alone. */
export type ScenePictures = Readonly<Record<string, MediaContent | null | undefined>>;

/** The templates a tone begins with, one of them by the seed; every other one is a variant away. */
const templatesOfTone: Record<Tone, readonly string[]> = {
  plain: ["minimal", "gallery"],
  warm: ["editorial", "journal"],
  bold: ["bold", "stadium"],
  playful: ["market", "jelly"],
  premium: ["maison", "velvet", "night"],
};

const shortestSceneSeconds = 2.2;
const longestSceneSeconds = 12;
/** How far the time a scene needs may be pressed or stretched to meet the length asked for. */
const mostPressed = 0.7;
const mostStretched = 1.6;
const musicGain = 0.8;

type StoryboardBrief = Pick<Brief, "format" | "lengthSeconds" | "tone" | "platform" | "templateId">;

/**
 * The approved copy and its pictures as a storyboard: one scene each, in order. The time asked for is shared out
 * by how long each scene takes to read or to say. Where there is much less or much more to say than the time asked
 * for holds, the copy sets the length.
 */
export function storyboardFromScript(
  script: Script,
  brief: StoryboardBrief,
  pictures: ScenePictures,
  seed: number,
): Storyboard {
  const template = templateOrDefault(brief.templateId ?? templateIdOfTone(brief.tone, seed));
  const scenes = script.scenes.map((scene): Omit<Scene, "durationSeconds"> => {
    const { id, role, spoken, pictureBrief, takes } = scene;
    return {
      id,
      role,
      slots: slotsOf(scene, pictures[id] ?? null),
      ...(spoken && { spoken }),
      pictureBrief,
      ...(takes && takes.length > 0 && { takes }),
    };
  });
  const seconds = sceneSecondsOf(script, brief.lengthSeconds, template.transition.seconds);
  return {
    version: 2,
    title: script.title,
    language: script.language,
    format: brief.format,
    ...(brief.platform && { platform: brief.platform }),
    scenes: scenes.map((scene, index) => ({ ...scene, durationSeconds: seconds[index] as number })),
    templateId: template.id,
    seed,
    music: { bedId: template.musicBedId, gain: musicGain },
  };
}

/** The template a video of a tone begins with. */
export function templateIdOfTone(tone: Tone, seed: number): string {
  return seededChoice(templatesOfTone[tone], seed, "template");
}

/** Between the transitions of the templates; the length of a script is told before one is chosen. */
const usualTransitionSeconds = 0.5;

/** How long the video of a script will be, in seconds, as asked for and as its copy needs. */
export function scriptSeconds(script: Script, lengthSeconds: number): number {
  const scenes = sceneSecondsOf(script, lengthSeconds, usualTransitionSeconds);
  return sum(scenes) + Math.max(0, scenes.length - 1) * usualTransitionSeconds;
}

function sceneSecondsOf(script: Script, lengthSeconds: number, transitionSeconds: number): number[] {
  const transitions = (script.scenes.length - 1) * transitionSeconds;
  const wanted = script.scenes.map((scene) => {
    const reading = sceneSecondsFor(slotsOf(scene, null), script.language);
    const saying = scene.spoken ? speakingSeconds(spokenLineOf(scene, script.language), script.language) : 0;
    return Math.max(reading, Math.min(longestSceneSeconds, saying));
  });
  return shareSeconds(wanted, lengthSeconds - transitions);
}

function slotsOf(scene: ScriptScene, picture: MediaContent | null): Record<string, SlotContent> {
  const slots = copySlotsOf(scene);
  return picture ? { ...slots, picture } : slots;
}

/** What a scene of a script says, as it stands in slots. */
export function copySlotsOf(scene: ScriptScene): Record<string, SlotContent> {
  const slots: Record<string, SlotContent> = {};
  const caption = scene.figure ? captionOf(scene.headline) : null;
  const words = caption
    ? { ...scene, headline: caption.headline, label: caption.label || scene.label }
    : scene;
  for (const name of ["label", "headline", "body", "action"] as const) {
    const text = words[name];
    if (text) slots[name] = { kind: "text", text };
  }
  if (caption) slots.figure = { kind: "number", ...caption.figure, from: scene.figure?.from ?? 0 };
  if (scene.icon) slots.icon = { kind: "icon", name: scene.icon };
  return slots;
}

/**
 * Scales times to a total, in seconds to a tenth, each within the bounds of a scene: the one factor under which they
 * add up is found by halving, because the sum only grows with it, and held to what can still be read and does not
 * drag.
 */
function shareSeconds(wanted: readonly number[], totalSeconds: number): number[] {
  const scaled = (factor: number) =>
    wanted.map((seconds) => Math.min(longestSceneSeconds, Math.max(shortestSceneSeconds, seconds * factor)));
  let low = mostPressed;
  let high = mostStretched;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sum(scaled(middle)) < totalSeconds) low = middle;
    else high = middle;
  }
  // Rounding where scenes begin, not how long they last, keeps the sum and both bounds.
  let exactSeconds = 0;
  let startSeconds = 0;
  return scaled(high).map((seconds) => {
    exactSeconds += seconds;
    const lasts = toTenth(toTenth(exactSeconds) - startSeconds);
    startSeconds = toTenth(startSeconds + lasts);
    return lasts;
  });
}

function toTenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
