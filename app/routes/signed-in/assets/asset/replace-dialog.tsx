import { useState } from "react";
import { AssetThumbnail } from "~/assets/asset-thumbnail";
import { spokenName } from "~/assets/describe-asset";
import { mediaKindOf } from "~/domain/assets/media-type";
import { useDocuments } from "~/firebase/use-documents";
import type { Asset } from "~/stores/assets/asset-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Skeleton } from "~/ui/skeleton";
import { formatPlaces, replaceEverywhere } from "./replace-everywhere";
import type { WhereUsed } from "./use-where-used";

interface ReplaceDialogProps {
  asset: Asset;
  used: WhereUsed;
  userId: string;
  open: boolean;
  onClose: () => void;
}

/** Chooses the file that takes the place of this one everywhere. */
export function ReplaceDialog({ open, onClose, asset, used, userId }: ReplaceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Replace “${asset.name}” everywhere`}
      description={`Choose what stands in its place in ${formatPlaces(used.videos.length, used.boards.length)}.`}
      size="lg"
    >
      {open && <Choice asset={asset} used={used} userId={userId} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({ asset, used, userId, onClose }: Omit<ReplaceDialogProps, "open">) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isReplacing, setReplacing] = useState(false);
  const kind = mediaKindOf(asset.mediaType);
  const reading = useDocuments(
    userId,
    () => import("~/stores/assets/assets"),
    (store, documents, onChange: (assets: Asset[]) => void, onError) =>
      store.watchRecentAssets(documents, userId, ({ items }) => onChange(items), onError),
  );
  const others =
    reading.kind === "present"
      ? reading.value.filter((one) => one.id !== asset.id && mediaKindOf(one.mediaType) === kind)
      : null;
  const chosen = others?.find(({ id }) => id === chosenId);
  const published = used.videos.filter(({ video }) => video.status === "published").length;
  async function replace(to: Asset) {
    setReplacing(true);
    await replaceEverywhere(asset, to, used);
    onClose();
  }
  return (
    <>
      {reading.kind === "failed" && (
        <p role="alert" className="text-danger">
          Your files could not be listed. Close this and try again.
        </p>
      )}
      {others?.length === 0 && (
        <p className="py-6 text-center text-muted">
          There is no other {kind}. Upload one first; it can be chosen here at once.
        </p>
      )}
      <ul
        aria-label="Files"
        className="-m-1 grid max-h-[50dvh] grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2 overflow-y-auto p-1"
      >
        {others === null && reading.kind === "loading" && <Skeleton className="aspect-square w-full" />}
        {others?.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-pressed={one.id === chosenId}
              aria-label={spokenName(one)}
              title={one.name}
              onClick={() => setChosenId(one.id)}
              className="relative block aspect-square w-full overflow-hidden rounded-md outline-2 outline-transparent outline-offset-2 hover:outline-line-strong aria-pressed:outline-accent"
            >
              <AssetThumbnail asset={one} fit="contain" className="size-full" />
            </button>
          </li>
        ))}
      </ul>
      {published > 0 && (
        <p className="rounded-md bg-sunken px-3 py-2 text-sm">
          {published === 1 ? "One of the videos is published" : `${published} of the videos are published`}. A
          link that follows its video shows the new file at once; one pinned to a version keeps the old until
          you publish again.
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!chosen}
          loading={isReplacing}
          onClick={() => chosen && void replace(chosen)}
        >
          Replace in {formatPlaces(used.videos.length, used.boards.length)}
        </Button>
      </div>
    </>
  );
}
