import { lineToSay } from "~/scene/line-to-say";
import type { Scene } from "~/scene/storyboard";

/**
 * Whether a scene's voice says other words than the scene would say now. Capitals, punctuation and spaces are not
 * heard, so they do not count; of a voice whose words nobody knows nothing can be told.
 */
export function voiceIsStale(scene: Scene, language: string): boolean {
  const said = heardIn(scene.voice?.text ?? "");
  return said !== "" && said !== heardIn(lineToSay(scene, language).slice(0, 1000));
}

function heardIn(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}%€$£¥]+/gu) ?? []
  ).join(" ");
}
