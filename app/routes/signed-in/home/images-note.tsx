import { emptyImageRequest } from "~/domain/image/image-request";
import type { OfferedModels } from "~/domain/image/offered-models";
import { LeftOutNote } from "~/images/composer/left-out-note";

/** What of the words the images would not show, said before they are paid, as the image page says it. */
export default function ImagesNote({ models, prompt }: { models: OfferedModels; prompt: string }) {
  const [model] = models.images;
  return model ? <LeftOutNote model={model} request={{ ...emptyImageRequest(model.id), prompt }} /> : null;
}
