import type { Brief, Tone } from "~/domain/brief";
import type { Script, ScriptScene } from "~/domain/script";
import { sceneSecondsFor } from "~/scene/reading-time";
import type { Scene, SlotContent, Storyboard } from "~/scene/storyboard";
import { templateOrDefault } from "~/scene/templates/built-in-templates";

/** Which picture a scene shows; a scene without an entry is set in words alone. */
export type ScenePictures = Readonly<Record<string, { assetId: string; alt: string } | null | undefined>>;

/** The template a tone begins with; every other one is a variant away. */
const templateOfTone: Record<Tone, string> = {
  plain: "minimal",
  warm: "editorial",
  bold: "bold",
  playful: "market",
  premium: "night",
};

const shortestSceneSeconds = 1.8;
const longestSceneSeconds = 12;
const musicGain = 0.8;

/**
 * The approved words and their pictures as a storyboard: one scene each, in order. The time asked for is shared out
 * by how long each scene takes to read, so that scenes and transitions add up to it unless their number makes that
 * impossible.
 */
export function storyboardFromScript(
  script: Script,
  brief: Pick<Brief, "format" | "lengthSeconds" | "tone">,
  pictures: ScenePictures,
  seed: number,
): Storyboard {
  const template = templateOrDefault(templateOfTone[brief.tone]);
  const scenes = script.scenes.map((scene): Omit<Scene, "durationSeconds"> => {
    const { id, role } = scene;
    return { id, role, slots: slotsOf(scene, pictures[id] ?? null) };
  });
  const transitionsSeconds = (scenes.length - 1) * template.transition.seconds;
  const seconds = shareSeconds(
    scenes.map(({ slots }) => sceneSecondsFor(slots, script.language)),
    brief.lengthSeconds - transitionsSeconds,
  );
  return {
    version: 2,
    title: script.title,
    language: script.language,
    format: brief.format,
    scenes: scenes.map((scene, index) => ({ ...scene, durationSeconds: seconds[index] as number })),
    templateId: template.id,
    seed,
    music: { bedId: template.musicBedId, gain: musicGain },
  };
}

function slotsOf(
  scene: ScriptScene,
  picture: { assetId: string; alt: string } | null,
): Record<string, SlotContent> {
  const slots: Record<string, SlotContent> = {};
  for (const name of ["label", "headline", "body", "action"] as const) {
    const text = scene[name];
    if (text) slots[name] = { kind: "text", text };
  }
  if (picture) slots.picture = { kind: "picture", ...picture, focusX: 0.5, focusY: 0.5 };
  return slots;
}

/**
 * Scales times to a total, in seconds to a tenth, each within the bounds of a scene: the one factor under which they
 * add up is found by halving, because the sum only grows with it. What rounding leaves goes to the longest scene.
 */
function shareSeconds(wanted: readonly number[], totalSeconds: number): number[] {
  const scaled = (factor: number) =>
    wanted.map((seconds) => Math.min(longestSceneSeconds, Math.max(shortestSceneSeconds, seconds * factor)));
  let low = 0;
  let high = longestSceneSeconds;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (sum(scaled(middle)) < totalSeconds) low = middle;
    else high = middle;
  }
  const rounded = scaled(high).map(toTenth);
  const longest = rounded.indexOf(Math.max(...rounded));
  const withRest = (rounded[longest] as number) + totalSeconds - sum(rounded);
  rounded[longest] = toTenth(Math.min(longestSceneSeconds, Math.max(shortestSceneSeconds, withRest)));
  return rounded;
}

function toTenth(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
