import Trash2 from "lucide-react/icons/trash-2";
import { restoreFiles } from "~/assets/asset-actions";
import type { Asset } from "~/stores/assets/asset-document";
import { Button } from "~/ui/button";

const trashDays = 30;
const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** The file lies in the trash, and until when. */
export function TrashNote({ asset, trashedAt }: { asset: Asset; trashedAt: Date }) {
  const end = new Date(trashedAt.getTime() + trashDays * 24 * 60 * 60 * 1000);
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-md bg-warning-soft px-4 py-3">
      <Trash2 className="size-4 text-warning" aria-hidden="true" />
      <p className="grow">In the trash. It is deleted for good on {day.format(end)}.</p>
      <Button size="sm" onClick={() => void restoreFiles([asset])}>
        Restore
      </Button>
    </div>
  );
}
