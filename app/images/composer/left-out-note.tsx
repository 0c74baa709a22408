import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { describeLeftOut } from "~/domain/image/shown-subject";
import { useShownSubject } from "./use-shown-subject";

interface LeftOutNoteProps {
  model: ImageModelInfo | undefined;
  request: ImageRequest;
}

/** Says under the prompt what of it the model cannot draw, before anything is made. */
export function LeftOutNote({ model, request }: LeftOutNoteProps) {
  const shown = useShownSubject(model, request);
  const note = model && shown && describeLeftOut(model.label, shown);
  return (
    <div role="status" className="empty:-mt-3">
      {note && (
        <p dir="auto" className="text-pretty rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
          {note}
        </p>
      )}
    </div>
  );
}
