import RotateCcw from "lucide-react/icons/rotate-ccw";
import type { Image } from "~/stores/images/image-document";
import { Button } from "~/ui/button";
import { keepImages } from "./image-actions";

/** Where an image is and the way to keep it, as long as it is not among the person's images. */
export function StatusNote({ image }: { image: Pick<Image, "id" | "shelf"> }) {
  if (image.shelf === "kept") return null;
  const isTrash = image.shelf === "trash";
  return (
    <div className="flex items-center justify-between gap-3 rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      {isTrash ? "In the trash. It is deleted after 30 days." : "A candidate of an edit, not kept yet."}
      <Button
        size="sm"
        variant={isTrash ? "primary" : "secondary"}
        icon={isTrash ? <RotateCcw className="size-3.5" /> : undefined}
        onClick={() => void keepImages([image.id])}
      >
        {isTrash ? "Restore" : "Keep"}
      </Button>
    </div>
  );
}
