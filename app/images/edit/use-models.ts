import { useState } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageOperation } from "~/domain/image/image-operation";
import { unsupportedOperation } from "~/domain/image/validation/unsupported-reason";

export interface OfferedModels {
  models: readonly ImageModelInfo[];
  model: ImageModelInfo | undefined;
  choose: (model: ImageModelInfo) => void;
}

const storageKey = "vitrine:image-edit-model";

/** The models of this studio and the one that edits; it is remembered in this browser. */
export function useModels(models: readonly ImageModelInfo[]): OfferedModels {
  const [chosenId, setChosenId] = useState<string | null>(readChosen);
  return {
    models,
    // Without a choice, one that can do the most of what is done here.
    model: models.find(({ id }) => id === chosenId) ?? ableMost(models),
    choose: ({ id }) => {
      setChosenId(id);
      try {
        localStorage.setItem(storageKey, id);
      } catch {
        // It is chosen for as long as the page lives.
      }
    },
  };
}

function ableMost(models: readonly ImageModelInfo[]): ImageModelInfo | undefined {
  return models.toSorted((one, other) => other.capabilities.length - one.capabilities.length)[0];
}

/** Why none of some operations can be done by a model; null where one can, or where none is asked of a model. */
export function whyNoneOf(
  model: ImageModelInfo | undefined,
  operations: readonly ImageOperation[],
): string | null {
  if (!model || operations.length === 0) return null;
  const reasons = operations.map((operation) => unsupportedOperation(model, operation));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}

function readChosen(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
