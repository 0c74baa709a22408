import { writeDocuments } from "~/firebase/write-documents";
import type { Image } from "~/stores/images/image-document";
import { showErrorToast, showUndoToast } from "~/ui/toast";
import { keepImages, trashImages } from "../image-actions";

/** Keeps a candidate; `takeBack` is offered with it. */
export function acceptCandidate(image: Image, takeBack: () => void): void {
  keepAccepted(image);
  showUndoToast("Accepted", takeBack);
}

export function keepAccepted(image: Image): void {
  void keepImages([image.id]);
}

/** Among the candidates again; `goBack` shows what it was made from. */
export function takeBackAccepted(image: Image, goBack: () => void): void {
  goBack();
  void import("~/stores/images/image-changes")
    .then(({ setImageStatus }) =>
      writeDocuments((documents) => setImageStatus(documents, [image.id], "staged")),
    )
    .catch((error: Error) => showErrorToast("It could not be taken back", error.message));
}

/** Into the trash, with the way back. */
export function discardCandidates(images: readonly Image[]): void {
  void trashImages(
    images.map(({ id }) => id),
    "staged",
  );
}
