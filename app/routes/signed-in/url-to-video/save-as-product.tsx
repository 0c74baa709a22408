import Package from "lucide-react/icons/package";
import { useSaveReading } from "~/products/use-save-reading";
import type { SourceReading } from "~/sources/source-reading";
import { usualPictures } from "~/sources/usual-pictures";
import { Button } from "~/ui/button";
import { readPlan } from "./kept-plan";

/** Keeps what was read as a product, with the chosen pictures: its works are listed there, and it can be read again. */
export function SaveAsProduct({ userId, reading }: { userId: string; reading: SourceReading }) {
  const { save, progress } = useSaveReading(userId);

  function saveChosen() {
    const { chosen, assetIds } = readPlan(userId, reading.id);
    void save(reading, chosen ?? usualPictures(reading.pictures), assetIds);
  }

  return (
    <div className="flex items-center gap-3">
      {progress && (
        <span role="status" className="text-muted text-sm">
          {progress}
        </span>
      )}
      <Button
        size="sm"
        loading={progress !== null}
        icon={<Package className="size-3.5" />}
        onClick={saveChosen}
      >
        Save as product
      </Button>
    </div>
  );
}
