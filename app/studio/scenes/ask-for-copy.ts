import type { Brief } from "~/domain/video/brief";
import type { RewriteAsked, RewriteSlot, SceneLines } from "~/domain/video/rewrite";
import { moveNames, whyNoWords } from "~/domain/video/rewrite-move";
import { sayingOf } from "~/domain/video/saying-of";
import { copyOfScene, type SceneCopy } from "~/scene/edit-takes";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { askForRewrite } from "../ask-for-rewrite";

interface About {
  scene: Scene;
  storyboard: Storyboard;
  brief: Brief | null;
  target: RewriteSlot | "scene";
  instruction: string;
  /** Alternatives that need not come again. */
  seen: string[];
}

export interface OfferedCopy {
  madeBy: string;
  choices: {
    /** All copy the scene would have. */
    words: SceneCopy;
    /** What is new about it. */
    shown: SceneLines;
    /** The new copy as one text; tells choices apart. */
    text: string;
    unbacked: string[];
    /** What was done to the words; "" where the model did not say. */
    move: string;
  }[];
  /** What to do where there are none. */
  none: string;
}

/** Asks for other copy. Throws ApiError; an abort passes through. */
export async function askForCopy(about: About, signal: AbortSignal): Promise<OfferedCopy> {
  const { scene, storyboard, brief, target, instruction, seen } = about;
  const lines = copyOfScene(scene);
  const asked: RewriteAsked = {
    language: storyboard.language as RewriteAsked["language"],
    tone: brief?.tone ?? "plain",
    prompt: brief?.prompt ?? "",
    scene: { role: scene.role, lines },
    otherLines: storyboard.scenes
      .filter(({ id }) => id !== scene.id)
      .flatMap((other) => Object.values(copyOfScene(other)))
      .slice(0, 80),
    seen,
    ...(target === "scene" ? { target } : { target: "line", slot: target }),
    ...(instruction.trim() ? { instruction: instruction.trim() } : {}),
  };
  const answer = await askForRewrite(asked, signal);
  return {
    madeBy: answer.madeBy,
    choices: answer.alternatives.map(({ lines: written, unbacked, move }) => ({
      words: target === "scene" ? written : { ...lines, [target]: written[target] },
      shown: target === "scene" ? written : { [target]: written[target] },
      text: sayingOf(written, target),
      unbacked,
      move: move ? moveNames[move] : "",
    })),
    none: whyNoWords[answer.why ?? "nothing-else"],
  };
}
