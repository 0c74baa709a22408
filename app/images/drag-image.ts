import type { DragEvent } from "react";

const imageType = "application/x-vitrine-image";

/** Begins to drag an image by its tile; other programs get its address, as of any link. */
export function dragImage(event: DragEvent<HTMLElement>, imageId: string): void {
  event.dataTransfer.effectAllowed = "copyLink";
  event.dataTransfer.setData(imageType, imageId);
  const picture = event.currentTarget.querySelector("img");
  if (picture) event.dataTransfer.setDragImage(picture, picture.width / 2, picture.height / 2);
}

/** Handlers of an element that takes a dragged image; `data-drop` says that one is over it. */
export function attachDroppedImage(onDropped: (imageId: string) => void) {
  const accept = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(imageType)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    event.currentTarget.dataset.drop = "true";
  };
  return {
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave(event: DragEvent<HTMLElement>) {
      const goesTo = event.relatedTarget;
      // Between two elements inside, it has not left.
      if (goesTo instanceof Node && event.currentTarget.contains(goesTo)) return;
      delete event.currentTarget.dataset.drop;
    },
    onDrop(event: DragEvent<HTMLElement>) {
      delete event.currentTarget.dataset.drop;
      const imageId = event.dataTransfer.getData(imageType);
      if (!imageId) return;
      event.preventDefault();
      onDropped(imageId);
    },
  };
}
