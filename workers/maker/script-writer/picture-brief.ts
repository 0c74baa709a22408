import { scriptLimits } from "~/domain/video/script";
import type { Material } from "./material";
import { bodyOf, type ToldScene } from "./told-scene";

/**
 * What the picture of a scene is of, in the user's words alone: what the video is about, then what this scene says of it.
 * How to reach somebody cannot be pictured.
 */
export function pictureBrief(scene: ToldScene, { about, prompt }: Material): string {
  const limit = scriptLimits.pictureBriefCharacters;
  const own = scene.holds.filter(({ kinds }) => !kinds.has("contact") && !kinds.has("address"));
  const said =
    own.length > 0
      ? own.map(({ text }) => text).join(", ")
      : scene.section === "close"
        ? ""
        : `${scene.headline}, ${bodyOf(scene)}`;
  const words =
    said.includes(about) || about.includes(said)
      ? [said.length > about.length ? said : about]
      : [about, said];
  const brief = words.filter(Boolean).join(" – ").replace(/\s+/gu, " ").trim() || prompt;
  return [...brief].slice(0, limit).join("").trim();
}
