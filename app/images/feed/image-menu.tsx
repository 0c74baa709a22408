import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import ImagePlus from "lucide-react/icons/image-plus";
import LayoutGrid from "lucide-react/icons/layout-grid";
import PencilLine from "lucide-react/icons/pencil-line";
import Repeat from "lucide-react/icons/repeat-2";
import Sprout from "lucide-react/icons/sprout";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { href, useNavigate } from "react-router";
import type { Image } from "~/stores/images/image-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { downloadImage } from "../download/download-image";
import type { QuickEdit } from "../edit/quick-edits";
import { overPicture } from "../star-button";
import { QuickEditItems } from "./quick-edit-items";

interface ImageMenuProps {
  image: Image;
  modelLabel: string;
  edits: readonly QuickEdit[];
  onAsk: (edit: QuickEdit) => void;
  onCollect: () => void;
  onReuseAll: () => void;
  onUseSeed: () => void;
  onUseAsReference: () => void;
  onTrash: () => void;
  /** What more can be done with it, above the last. */
  children?: ReactNode;
}

/** What can be done with a picture of the feed. */
export function ImageMenu(props: ImageMenuProps) {
  const { image, modelLabel, edits, onAsk, onTrash, children } = props;
  const { onCollect, onReuseAll, onUseSeed, onUseAsReference } = props;
  const navigate = useNavigate();
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${image.title}`}
          size="sm"
          icon={<Ellipsis className="size-4" />}
          className={overPicture}
        />
      }
    >
      <MenuItem
        icon={<PencilLine />}
        onSelect={() => void navigate(`${href("/image-gen/edit")}?image=${image.id}`)}
      >
        Edit
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => void downloadImage(image, modelLabel)}>
        Download
      </MenuItem>
      <MenuItem icon={<LayoutGrid />} onSelect={onCollect}>
        Put on a board
      </MenuItem>
      <QuickEditItems edits={edits} onAsk={onAsk} />
      <MenuSeparator />
      <MenuItem icon={<ImagePlus />} onSelect={onUseAsReference}>
        Use as a reference
      </MenuItem>
      <MenuItem icon={<Repeat />} onSelect={onReuseAll}>
        Reuse all settings
      </MenuItem>
      <MenuItem icon={<Sprout />} onSelect={onUseSeed}>
        Use its seed
      </MenuItem>
      {children}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger onSelect={onTrash}>
        Move to trash
      </MenuItem>
    </Menu>
  );
}
