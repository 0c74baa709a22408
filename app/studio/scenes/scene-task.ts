import type { RewriteSlot } from "~/domain/video/rewrite";
import type { Storyboard } from "~/scene/storyboard";

/** Shows at once what a pure edit makes of the storyboard; `place` joins edits of one place to one step back. */
export type ChangeVideo = (edited: (storyboard: Storyboard) => Storyboard, place?: string | null) => void;

/** What is being chosen for a scene at the side of the page. */
export type SceneTask = { sceneId: string } & (
  | { kind: "media" }
  | { kind: "layout" }
  | { kind: "icon" }
  | { kind: "words"; slot: RewriteSlot | "scene" }
);
