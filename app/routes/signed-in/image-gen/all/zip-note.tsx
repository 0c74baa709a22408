import { Button } from "~/ui/button";
import type { Zip } from "./use-zip";

/** Says how far a zip is after its images were let go. */
export function ZipNote({ zip: { progress, stop } }: { zip: Zip }) {
  return (
    <div className="flex items-center gap-2 rounded-lg bg-raised p-1.5 ps-3 shadow-overlay">
      <p role="status" className="tabular text-sm">
        Zipping {progress}
      </p>
      <Button variant="ghost" size="sm" onClick={stop}>
        Stop
      </Button>
    </div>
  );
}
