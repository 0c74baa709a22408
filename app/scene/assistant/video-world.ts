import type { FunctionCall } from "~/domain/function-calls/answer";
import type { World } from "~/domain/function-calls/world";
import { applyStep } from "~/scene/assistant/apply-step";
import { outlineOf, type VideoOutline } from "~/scene/assistant/assistant-request";
import { type VideoStep, videoStepSchema } from "~/scene/assistant/step";
import { builtInLibrary } from "~/scene/library";
import { parseStoryboard, type Storyboard } from "~/scene/storyboard";

interface VideoState {
  storyboard: Storyboard;
  /** What asks a writer, a brand or a person's files first: that it was asked for, without its words. */
  asked: string[];
}

/** The video that talks and questions of the suite are about. */
export const suiteStoryboard = parseStoryboard({
  version: 3,
  title: "Harbour Roast",
  language: "en",
  format: "9:16",
  platform: "reels",
  templateId: "minimal",
  seed: 1,
  music: { bedId: "lofi-morning", gain: 0.5 },
  scenes: [
    ["intro", "hook", "Coffee roasted this Tuesday"],
    ["beans", "point", "Small batches from Bristol"],
    ["price", "point", "250 g from £9"],
    ["delivery", "point", "At your door on Thursday"],
    ["end", "action", "Order at harbourroast.example"],
  ].map(([id, role, text]) => ({
    id,
    role,
    durationSeconds: 4,
    slots: { headline: { kind: "text", text } },
  })),
});

/** A video on which the assistant's tools act as they do in the editor. */
export const videoWorld: World<VideoState> & { describe(state: VideoState): VideoOutline } = {
  begin: () => ({ storyboard: suiteStoryboard, asked: [] }),
  carryOut({ storyboard, asked }, call) {
    const step = stepOf(call);
    if (!step) return null;
    const state = applied(storyboard, asked, step);
    return { state, answer: state.storyboard === storyboard && state.asked === asked ? "unchanged" : "done" };
  },
  compared: ({ storyboard, asked }) => ({ storyboard, asked }),
  describe: ({ storyboard }) =>
    outlineOf(storyboard, builtInLibrary, { hasProduct: true, hasBrand: true, shownSceneId: "beans" }),
};

/** A call of a tool as a step; null where the tool would not take it. */
function stepOf({ name, arguments: given }: FunctionCall): VideoStep | null {
  const read = videoStepSchema.safeParse({ ...given, do: name });
  return read.success ? read.data : null;
}

/** A step as the call it stands for. */
export function callOfStep({ do: name, ...given }: VideoStep): FunctionCall {
  return { name, arguments: given };
}

function applied(storyboard: Storyboard, asked: string[], step: VideoStep): VideoState {
  switch (step.do) {
    case "translate":
      return { storyboard: { ...storyboard, language: step.language }, asked };
    case "pictures":
      return { storyboard, asked: [...asked, `pictures ${step.from}`] };
    case "brand":
      return { storyboard, asked: [...asked, "brand"] };
    case "rewrite":
      return { storyboard, asked: [...asked, `rewrite ${step.sceneIds?.join(" ") ?? "all"}`] };
    default:
      return { storyboard: applyStep(storyboard, step).storyboard, asked };
  }
}
