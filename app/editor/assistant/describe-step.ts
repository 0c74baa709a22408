import { languageName } from "~/domain/text/language-name";
import { moodNames } from "~/domain/video/music-bed";
import { platformPresets } from "~/domain/video/platform";
import { nameScenes } from "~/editor/name-scenes";
import type { VideoStep } from "~/scene/assistant/step";
import { formatSeconds } from "~/scene/describe-move";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";

/** A step as a person reads it before it is done. */
export function describeStep(step: VideoStep, { scenes }: Storyboard, library: Library): string {
  const placeOf = (id: string) => scenes.findIndex((scene) => scene.id === id) + 1;
  const named = (ids: readonly string[] | null) => {
    if (ids === null) return "all scenes";
    const places = ids.map(placeOf).filter((place) => place > 0);
    return nameScenes(places);
  };
  switch (step.do) {
    case "cut":
      return `Cut to ${formatSeconds(step.seconds)}`;
    case "platform":
      return `Fit ${platformPresets[step.platform].name}`;
    case "format":
      return `Change the shape to ${step.format}`;
    case "translate":
      return `Translate into ${languageName(step.language)}`;
    case "pictures":
      return step.from === "product" ? "Show photos of your product" : "Show your latest pictures";
    case "brand":
      return "Apply your brand";
    case "rewrite":
      return `Rewrite ${named(step.sceneIds)}: ${step.wish}`;
    case "text":
      return `Write “${step.text}” in scene ${placeOf(step.sceneId)}`;
    case "remove-scenes":
      return `Remove ${named(step.sceneIds)}`;
    case "move-scene":
      return `Move scene ${placeOf(step.sceneId)} to place ${step.place}`;
    case "scene-seconds":
      return `Show ${named(step.sceneIds)} for ${formatSeconds(step.seconds)}`;
    case "template":
      return `Use the template ${library.templates.get(step.templateId)?.name ?? step.templateId}`;
    case "music":
      return step.mood ? `Music: ${moodNames[step.mood].toLowerCase()}` : "Another piece of music";
    case "music-gain":
      return step.change === "off" ? "No music" : `Music ${step.change}`;
    case "captions":
      return step.show ? "Show captions" : "Hide captions";
    case "transitions":
      return step.seconds === 0 ? "Plain cuts between scenes" : `Transitions: ${step.kind ?? "as they are"}`;
    case "beats":
      return step.isOn ? "Cut on the beat" : "Cut where scenes end";
  }
}
