import Download from "lucide-react/icons/download";
import FolderInput from "lucide-react/icons/folder-input";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { useState } from "react";
import {
  formatFileCount,
  moveFiles,
  restoreFiles,
  tagFiles,
  trashFiles,
  untagFiles,
} from "~/assets/asset-actions";
import { FolderItems } from "~/assets/folder-items";
import { TagMenu } from "~/assets/tag-menu";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { Menu } from "~/ui/menu";
import { SelectionBar } from "~/ui/selection-bar";
import { showErrorToast } from "~/ui/toast";
import { DeleteDialog } from "./delete-dialog";
import { saveBlob, zipAssets } from "./zip-assets";

interface BulkBarProps {
  assets: readonly Asset[];
  isTrash: boolean;
  userId: string;
  folders: readonly AssetFolder[];
  tags: readonly { tag: string }[];
  onClear: () => void;
}

/** What can be done with what is selected. */
export function BulkBar({ assets, isTrash, userId, folders, tags, onClear }: BulkBarProps) {
  const [isDeleting, setDeleting] = useState(false);
  const download = useDownload(assets);
  const present = [...new Set(assets.flatMap((asset) => asset.tags ?? []))].sort();
  return (
    <SelectionBar label="Selected files">
      <p role="status" className="tabular shrink-0 whitespace-nowrap ps-2 pe-1 font-[550]">
        {assets.length.toLocaleString()}
        <span className="max-sm:sr-only"> selected</span>
      </p>
      {isTrash ? (
        <>
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw className="size-4" />}
            onClick={() => void restoreFiles(assets)}
          >
            Restore
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 className="size-4" />}
            onClick={() => setDeleting(true)}
          >
            Delete for good
          </Button>
        </>
      ) : (
        <>
          <Menu
            align="start"
            trigger={
              <Button variant="ghost" size="sm" icon={<FolderInput className="size-4" />}>
                <span className="max-sm:sr-only">Move</span>
              </Button>
            }
          >
            <FolderItems
              folders={folders}
              userId={userId}
              onChoose={(folder) => void moveFiles(assets, folder)}
            />
          </Menu>
          <TagMenu
            known={tags.map(({ tag }) => tag)}
            present={present}
            onAdd={(tag) => void tagFiles(assets, tag)}
            onRemove={(tag) => void untagFiles(assets, tag)}
          />
          <Button
            variant="ghost"
            size="sm"
            icon={<Download className="size-4" />}
            disabled={download.progress !== null}
            onClick={download.start}
          >
            <span className="tabular max-sm:sr-only">
              {download.progress === null ? "Download" : `${download.progress} of ${assets.length}`}
            </span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 className="size-4" />}
            onClick={() => void trashFiles(assets)}
          >
            <span className="max-sm:sr-only">Move to trash</span>
          </Button>
        </>
      )}
      <IconButton
        label="Clear the selection"
        shortcut="Escape"
        size="sm"
        icon={<X className="size-4" />}
        onClick={onClear}
      />
      <DeleteDialog assets={isDeleting ? assets : []} onClose={() => setDeleting(false)} />
    </SelectionBar>
  );
}

/** One file as it is, several as a zip. */
function useDownload(assets: readonly Asset[]) {
  const [progress, setProgress] = useState<number | null>(null);
  async function start() {
    const [only] = assets;
    if (assets.length === 1 && only) {
      location.assign(`/media/assets/${only.id}?download=1`);
      return;
    }
    setProgress(0);
    try {
      const zip = await zipAssets(assets, setProgress, new AbortController().signal);
      saveBlob(zip, `Vitrine ${formatFileCount(assets.length)}.zip`);
    } catch (error) {
      showErrorToast("The files could not be downloaded", error instanceof Error ? error.message : undefined);
    }
    setProgress(null);
  }
  return { progress, start: () => void start() };
}
