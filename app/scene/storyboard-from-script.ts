import type { Brief, Tone } from "~/domain/video/brief";
import type { Script, ScriptScene } from "~/domain/video/script";
import { copySlotsOf, sceneSecondsOf } from "~/scene/script-seconds";
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
    version: 3,
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

function slotsOf(scene: ScriptScene, picture: MediaContent | null): Record<string, SlotContent> {
  const slots = copySlotsOf(scene);
  return picture ? { ...slots, picture } : slots;
}
