import { emptyImageRequest, type ImageRequest } from "~/domain/image/image-request";
import type { OfferedModels } from "~/domain/image/offered-models";
import { LeftOutNote } from "~/images/composer/left-out-note";
import { withReference } from "~/images/recall";
import type { ComposerFile } from "./composer-draft";

interface ImagesNoteProps {
  models: OfferedModels;
  prompt: string;
  files: readonly ComposerFile[];
}

/** What of the words and files the images would not show, said before they are paid, as the image page says it. */
export default function ImagesNote({ models, prompt, files }: ImagesNoteProps) {
  const [model] = models.images;
  if (!model) return null;
  const request = files.reduce<ImageRequest>(
    (before, { assetId }) => withReference(before, assetId) ?? before,
    { ...emptyImageRequest(model.id), prompt },
  );
  return <LeftOutNote model={model} request={request} />;
}
