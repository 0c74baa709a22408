import { type DraftAngle, mostAngles } from "~/domain/video/angle";
import { type ScriptDraft, scriptLimits } from "~/domain/video/script";
import { askQuestions } from "./ask-questions";
import { findOpenings, type Opening } from "./find-openings";
import { fitScenes, type Room } from "./fit-scenes";
import type { Material } from "./material";
import { pictureBrief } from "./picture-brief";
import { splitHeadline } from "./set-line";
import { tell } from "./tell";
import { bodyOf, copyOf, type ToldScene } from "./told-scene";

/**
 * The script of a brief: the user's words, arranged by the strongest opening there is, with all the ways to tell it, that
 * one first, what to ask, and what was left out.
 */
export function composeScript(material: Material, size: Omit<Room, "language">): ScriptDraft {
  const room = { ...size, language: material.language };
  const openings = findOpenings(material);
  const [first = plainOpening(material)] = openings;
  const scenes = tellWithin(material, first, room);
  return {
    title: splitHeadline(titleOf(material), material.language)?.[0] ?? scenes[0]!.headline,
    language: material.language,
    framework: first.framework,
    scenes: scenes.map((scene) => ({ ...copyOf(scene), pictureBrief: pictureBrief(scene, material) })),
    angles: openings
      .slice(0, mostAngles)
      .map((opening) => angleOf(opening, tellWithin(material, opening, room), scenes, material)),
    questions: askQuestions(material),
    leftOut: leftOut(material, scenes),
  };
}

function titleOf({ about, name, phrase }: Material): string {
  return phrase ? (name ?? phrase.text) : about;
}

/** Scenes of the opening, within the room there is. */
function tellWithin(material: Material, opening: Opening, room: Room): ToldScene[] {
  return fitScenes(tell(material, opening), room);
}

/** Of a brief that says nothing that could be told apart: its first words. */
function plainOpening({ lines, about, language }: Material): Opening {
  const [line] = lines;
  const [headline] = splitHeadline(line?.text ?? about, language) ?? [
    about.slice(0, scriptLimits.headlineCharacters),
  ];
  return {
    kind: "statement",
    framework: "statement",
    label: "",
    headline,
    below: [],
    holds: line ? [line] : [],
  };
}

/** A way to tell it, each scene with the place in the script of the scene whose picture suits it. */
function angleOf(
  opening: Opening,
  told: readonly ToldScene[],
  scenes: readonly ToldScene[],
  material: Material,
): DraftAngle {
  const common = (one: ToldScene, other: ToldScene) =>
    one.section === other.section && one.section === "close"
      ? 1
      : one.holds.filter((line) => other.holds.includes(line)).length;
  const free = new Set(scenes.keys());
  const take = (at: number | undefined) => {
    if (at === undefined) return null;
    free.delete(at);
    return at;
  };
  const best = told.map((scene) => {
    const places = [...free].sort((a, b) => common(scene, scenes[b]!) - common(scene, scenes[a]!));
    return take(places.find((at) => common(scene, scenes[at]!) > 0));
  });
  return {
    kind: opening.kind,
    framework: opening.framework,
    headline: told[0]!.headline,
    body: bodyOf(told[0]!),
    scenes: told.map((scene, index) => ({
      ...copyOf(scene),
      pictureBrief: pictureBrief(scene, material),
      at: best[index] ?? take([...free][0]),
    })),
  };
}

/** What the brief says and the script does not, in the user's words. */
function leftOut({ lines }: Material, scenes: readonly ToldScene[]): string[] {
  const shown = scenes
    .map((scene) => `${scene.headline}\n${bodyOf(scene)}`)
    .join("\n")
    .toLowerCase();
  return lines
    .filter(
      (line) => !scenes.some(({ holds }) => holds.includes(line)) && !shown.includes(line.text.toLowerCase()),
    )
    .map(({ text }) => text);
}
