import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { mostReferencesOf } from "~/domain/image/placed-products";
import { BoardPicker } from "~/images/composer/board-picker";
import { ReferencesTray } from "~/images/composer/references-tray";
import type { Composer } from "~/images/composer/use-composer";
import type { Board } from "~/stores/boards/board-document";

interface BroughtAlongProps {
  userId: string;
  model: ImageModelInfo | undefined;
  uploads: Composer["uploads"];
  request: ImageRequest;
  boards: readonly Board[] | null;
  onChange: (request: ImageRequest) => void;
}

/**
 * What this page has no field for and an image that is made again may bring: references and boards. Each stands here
 * as long as it is part of the request, so that nothing is sent unseen.
 */
export function BroughtAlong({ userId, model, uploads, request, boards, onChange }: BroughtAlongProps) {
  const { references, steeringBoardId, boardId } = request;
  const hasReferences = references.length > 0 || uploads.runs.length > 0;
  if (!hasReferences && !steeringBoardId && !boardId) return null;
  return (
    <div className="grid gap-5 md:max-w-sm">
      {hasReferences && (
        <ReferencesTray
          userId={userId}
          references={references}
          uploads={uploads}
          most={model ? mostReferencesOf(model) : 0}
          modelLabel={model?.label ?? "This model"}
          onFiles={uploads.add}
          onChange={(next) => onChange({ ...request, references: next })}
        />
      )}
      {steeringBoardId && boards && (
        <BoardPicker
          userId={userId}
          label="In the spirit of"
          about="Its colours, words and mood steer the images."
          boards={boards}
          value={steeringBoardId}
          onChange={(next) => onChange({ ...request, steeringBoardId: next })}
        />
      )}
      {boardId && boards && (
        <BoardPicker
          userId={userId}
          label="Put on a board"
          about="Fixed when you press the button."
          boards={boards}
          value={boardId}
          onChange={(next) => onChange({ ...request, boardId: next })}
        />
      )}
    </div>
  );
}
