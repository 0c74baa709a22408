import { writeDocuments } from "~/firebase/write-documents";
import type { Image } from "~/stores/images/image-document";
import { showErrorToast, showUndoToast } from "~/ui/toast";
import { keepImages, trashImages } from "../image-actions";

/** Keeps a candidate; `goBack` shows again what it was made from when that is taken back. */
export function acceptCandidate(image: Image, goBack: () => void): void {
  void keepImages([image.id]);
  showUndoToast("Accepted", () => {
    goBack();
    void import("~/stores/images/image-changes")
      .then(({ setImageStatus }) =>
        writeDocuments((documents) => setImageStatus(documents, [image.id], "staged")),
      )
      .catch((error: Error) => showErrorToast("It could not be taken back", error.message));
  });
}

/** Into the trash, with the way back. */
export function discardCandidates(images: readonly Image[]): void {
  void trashImages(
    images.map(({ id }) => id),
    "staged",
  );
}
