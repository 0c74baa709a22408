import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ImageRequest } from "~/domain/image/image-request";
import { isThing } from "~/domain/image/placed-products";
import { describeLeftOut, describeUncut } from "~/domain/image/shown-subject";
import { ignoredInputs } from "~/domain/image/validation/ignored-inputs";
import { useShownSubject } from "./use-shown-subject";

interface LeftOutNoteProps {
  model: ImageModelInfo | undefined;
  request: ImageRequest;
}

/** Says under the prompt what of it the model cannot draw, and which product cannot be cut out, before anything is made. */
export function LeftOutNote({ model, request }: LeftOutNoteProps) {
  const shown = useShownSubject(model, request);
  const uncut = request.references.flatMap((reference, index) =>
    isThing(reference) && shown?.uncut.includes(reference.assetId) ? [index + 1] : [],
  );
  const notes = [
    // Another model draws the place by itself.
    model?.findsSubject && shown ? describeLeftOut(model.label, shown) : null,
    describeUncut(uncut),
    ...(model ? ignoredInputs(model, request) : [])
      .filter(({ field }) => field === "prompt")
      .map(({ message }) => message),
  ].filter((note) => note !== null);
  return (
    <div role="status" className="grid gap-2 empty:-mt-3">
      {notes.map((note) => (
        <p
          key={note}
          dir="auto"
          className="wrap-anywhere text-pretty rounded-md bg-warning-soft px-3 py-2 text-sm text-warning"
        >
          {note}
        </p>
      ))}
    </div>
  );
}
