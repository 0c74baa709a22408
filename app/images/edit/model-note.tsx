import type { ImageModelInfo } from "~/domain/image/image-model";
import { Button } from "~/ui/button";
import type { OfferedModels } from "./use-models";

interface ModelNoteProps {
  offered: OfferedModels;
  /** Why a model cannot do what is asked, in words; null where it can. */
  unsupportedReason: (model: ImageModelInfo) => string | null;
}

/** Why the chosen model cannot do it, and one that can. Nothing where it can. */
export function ModelNote({ offered: { models, model, choose }, unsupportedReason }: ModelNoteProps) {
  const cannot = model ? unsupportedReason(model) : null;
  if (!cannot) return null;
  const able = models.find((other) => unsupportedReason(other) === null);
  return (
    <div className="grid justify-items-start gap-2 rounded-md bg-warning-soft px-3 py-2.5 text-sm">
      <p>{cannot}</p>
      {able && (
        <Button size="sm" onClick={() => choose(able)}>
          Use {able.label}
        </Button>
      )}
    </div>
  );
}
