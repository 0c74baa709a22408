import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { EditDraft } from "~/image-editor/edit-draft";
import { coversAnything } from "~/image-editor/mask-shape";
import { promptOf } from "~/images/edit/edit-request";
import { askForPlan } from "./ask-for-plan";
import { planOf } from "./plan";
import type { Plans } from "./use-plans";
import type { TextModel } from "./use-text-model";

interface PlanRequestOptions {
  assetId: string;
  draft: EditDraft;
  model: ImageModelInfo | undefined;
  textModel: TextModel | null;
  plans: Plans;
}

/** Asks for the steps of what is typed. It can be called off; the words stay whatever happens. */
export function usePlanRequest({ assetId, draft, model, textModel, plans }: PlanRequestOptions) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useUnreachedMessage(problem, () => setProblem(null));
  /** The plan that is shown was asked for here, and did not come with the page. */
  const [isNew, setNew] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function ask() {
    if (abort.current || !model || !textModel) return;
    const instruction = promptOf(draft, "instruct").trim();
    if (!instruction) return setProblem("Say what should change first.");
    const controller = new AbortController();
    abort.current = controller;
    setAsking(true);
    setProblem(null);
    try {
      const asked = {
        instruction,
        assetId,
        imageModelId: model.id,
        isMarked: coversAnything(draft.mask),
        layers: draft.layers.map((layer) => ({
          id: layer.id,
          kind: layer.kind,
          says: layer.kind === "text" || layer.kind === "label" ? layer.text : layer.name,
        })),
      };
      const planned = await askForPlan(asked, textModel, controller.signal);
      const names = draft.layers.map(({ id, name }) => [id, name]);
      setNew(true);
      plans.set(assetId, planOf(instruction, planned, Object.fromEntries(names)));
    } catch (error) {
      if (!controller.signal.aborted)
        setProblem(
          error instanceof ApiError
            ? error.message
            : "The steps could not be worked out. Your text is unchanged; try again.",
        );
    } finally {
      abort.current = null;
      setAsking(false);
    }
  }

  return {
    isAsking,
    isNew,
    problem,
    ask: () => void ask(),
    stop: () => abort.current?.abort(),
  };
}

export type PlanRequest = ReturnType<typeof usePlanRequest>;
