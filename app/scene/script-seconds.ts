import type { Script, ScriptScene } from "~/domain/video/script";
import { spokenLineOf } from "~/domain/video/spoken-line";
import { captionOf } from "~/scene/figure-caption";
import { sceneSecondsFor, speakingSeconds } from "~/scene/reading-time";
import type { SlotContent } from "~/scene/storyboard";

/** How long the scenes of a script stand. */

const shortestSceneSeconds = 2.2;
const longestSceneSeconds = 12;
/** How far the time a scene needs may be pressed or stretched to meet the length asked for. */
const mostPressed = 0.7;
const mostStretched = 1.6;
/** Between the transitions of the templates; the length of a script is told before one is chosen. */
const usualTransitionSeconds = 0.5;
/** Of all templates: what fits with it fits with each. */
export const slowestTransitionSeconds = 1;

type SceneCopy = Pick<ScriptScene, "label" | "headline" | "body" | "action" | "figure" | "icon" | "spoken">;
type ScriptCopy = Pick<Script, "language"> & { scenes: readonly SceneCopy[] };

/** How long the video of a script will be, in seconds, as asked for and as its copy needs. */
export function scriptSeconds(
  script: ScriptCopy,
  lengthSeconds: number,
  transitionSeconds = usualTransitionSeconds,
): number {
  const scenes = sceneSecondsOf(script, lengthSeconds, transitionSeconds);
  return sum(scenes) + Math.max(0, scenes.length - 1) * transitionSeconds;
}

/** How long each scene stands, in seconds: the time asked for, less the transitions, shared out by what they say. */
export function sceneSecondsOf(
  script: ScriptCopy,
  lengthSeconds: number,
  transitionSeconds: number,
): number[] {
  const transitions = (script.scenes.length - 1) * transitionSeconds;
  const wanted = script.scenes.map((scene) => {
    const reading = sceneSecondsFor(copySlotsOf(scene), script.language);
    const saying = scene.spoken ? speakingSeconds(spokenLineOf(scene, script.language), script.language) : 0;
    return Math.max(reading, Math.min(longestSceneSeconds, saying));
  });
  return shareSeconds(wanted, lengthSeconds - transitions);
}

/** What a scene of a script says, as it stands in slots. */
export function copySlotsOf(scene: SceneCopy): Record<string, SlotContent> {
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
