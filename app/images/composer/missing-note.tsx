import RotateCcw from "lucide-react/icons/rotate-ccw";
import { restoreFiles } from "~/assets/asset-actions";
import { Button } from "~/ui/button";
import type { FileAvailability } from "./use-file-availability";

/** Says that a file cannot be used as it is, and brings it back where that can be. Nothing where it is there. */
export function MissingNote({ availability }: { availability: FileAvailability }) {
  if (availability.kind === "there") return null;
  return (
    <p className="flex flex-wrap items-center justify-between gap-2 rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm text-warning">
      {availability.kind === "trash" ? "In the trash" : "Deleted, or not yours: take it out."}
      {availability.kind === "trash" && (
        <Button
          size="sm"
          icon={<RotateCcw className="size-3.5" />}
          onClick={() => void restoreFiles([availability.asset])}
        >
          Restore
        </Button>
      )}
    </p>
  );
}
