import { spokenLineOf } from "~/domain/video/spoken-line";
import { textOf } from "~/scene/resolve/scene-slots";
import { headingOf } from "~/scene/scene-heading";
import type { Scene } from "~/scene/storyboard";

/** What a voice is to say in a scene: what it was asked to, or what stands on the screen. Empty where nothing does. */
export function lineToSay(scene: Scene, language: string): string {
  const { text: headline } = headingOf(scene, language);
  return spokenLineOf({ headline, body: textOf(scene, "body"), spoken: scene.spoken }, language);
}
