import { deleteFiles, formatFileCount } from "~/assets/asset-actions";
import { useDocuments } from "~/firebase/use-documents";
import { scenesWith } from "~/scene/scenes-with";
import type { Asset } from "~/stores/assets/asset-document";
import type { Content } from "~/stores/content/content-document";
import { Badge } from "~/ui/badge";
import { Dialog } from "~/ui/dialog";
import { TypedConfirmation } from "~/ui/typed-confirmation";

const word = "delete";
const mostNamed = 5;

/** What cannot be taken back asks for a word, and names the videos that lose something. */
export function DeleteDialog({ assets, onClose }: { assets: readonly Asset[]; onClose: () => void }) {
  const isOne = assets.length === 1;
  return (
    <Dialog
      open={assets.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${formatFileCount(assets.length)} for good?`}
      description={`${isOne ? "Its" : "Their"} earlier versions go too. This cannot be undone.`}
      size="sm"
    >
      {assets.length > 0 && (
        <>
          <VideosThatLose assets={assets} />
          <TypedConfirmation
            label={`Type “${word}” to confirm`}
            isRight={(typed) => typed.toLowerCase() === word}
            problem={`Type “${word}” to go on.`}
            keepLabel={isOne ? "Keep it" : "Keep them"}
            onConfirm={() => deleteFiles(assets)}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

function VideosThatLose({ assets }: { assets: readonly Asset[] }) {
  const userId = assets[0]?.ownerId ?? null;
  const videos = useDocuments(
    userId,
    () => import("~/stores/content/content"),
    (store, documents, onChange: (videos: Content[]) => void, onError) =>
      store.watchContentList(documents, userId ?? "", ({ items }) => onChange(items), onError),
  );
  if (videos.kind !== "present") return null;
  const using = videos.value.filter(
    ({ trashedAt, storyboard }) =>
      !trashedAt && assets.some(({ id }) => scenesWith(storyboard, id).length > 0),
  );
  if (using.length === 0) return null;
  return (
    <div className="mb-4 grid gap-1.5 rounded-md bg-warning-soft px-3 py-2 text-sm">
      <p>{using.length === 1 ? "One video loses" : `${using.length} videos lose`} what is deleted:</p>
      <ul className="grid gap-1">
        {using.slice(0, mostNamed).map(({ id, title, status }) => (
          <li key={id} className="flex items-center gap-2">
            <span dir="auto" className="truncate font-[550]">
              {title}
            </span>
            {status === "published" && <Badge tone="success">Published</Badge>}
          </li>
        ))}
      </ul>
      {using.length > mostNamed && <p>and {using.length - mostNamed} more.</p>}
    </div>
  );
}
