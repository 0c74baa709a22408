import Download from "lucide-react/icons/download";
import FolderInput from "lucide-react/icons/folder-input";
import Sparkles from "lucide-react/icons/sparkles";
import Trash2 from "lucide-react/icons/trash-2";
import { href } from "react-router";
import { moveFiles, trashFiles } from "~/assets/asset-actions";
import { FolderItems } from "~/assets/folder-items";
import { mediaAddress } from "~/client/media-address";
import { mediaKindOf } from "~/domain/assets/media-type";
import type { Asset } from "~/stores/assets/asset-document";
import type { AssetFolder } from "~/stores/assets/asset-folder-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { buttonStyle } from "~/ui/button-style";
import { Menu } from "~/ui/menu";

interface AssetActionsProps {
  asset: Asset;
  folders: readonly AssetFolder[];
  userId: string;
}

/** What can be done with the file as a whole. */
export function AssetActions({ asset, folders, userId }: AssetActionsProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      {mediaKindOf(asset.mediaType) === "picture" && !asset.trashedAt && (
        <ButtonLink
          to={`${href("/image-gen")}?reference=${asset.id}`}
          variant="primary"
          icon={<Sparkles className="size-4" />}
        >
          Make images from it
        </ButtonLink>
      )}
      <a href={`${mediaAddress(asset.id)}?download=1`} download className={buttonStyle("secondary", "md")}>
        <Download className="size-4" aria-hidden="true" />
        Download
      </a>
      {!asset.trashedAt && (
        <>
          <Menu
            trigger={
              <Button variant="ghost" icon={<FolderInput className="size-4" />}>
                Move
              </Button>
            }
          >
            <FolderItems
              folders={folders}
              userId={userId}
              onChoose={(folder) => void moveFiles([asset], folder)}
            />
          </Menu>
          <Button
            variant="ghost"
            icon={<Trash2 className="size-4" />}
            onClick={() => void trashFiles([asset])}
          >
            Move to trash
          </Button>
        </>
      )}
    </div>
  );
}
