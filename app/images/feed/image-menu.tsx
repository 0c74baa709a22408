import Ellipsis from "lucide-react/icons/ellipsis";
import ImagePlus from "lucide-react/icons/image-plus";
import Repeat from "lucide-react/icons/repeat-2";
import Sprout from "lucide-react/icons/sprout";
import Trash2 from "lucide-react/icons/trash-2";
import type { ReactNode } from "react";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { overPicture } from "../star-button";

interface ImageMenuProps {
  title: string;
  onReuseAll: () => void;
  onUseSeed: () => void;
  onUseAsReference: () => void;
  onTrash: () => void;
  /** What more can be done with it, above the last. */
  children?: ReactNode;
}

/** What can be done with a picture of the feed. */
export function ImageMenu({
  title,
  onReuseAll,
  onUseSeed,
  onUseAsReference,
  onTrash,
  children,
}: ImageMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${title}`}
          size="sm"
          icon={<Ellipsis className="size-4" />}
          className={overPicture}
        />
      }
    >
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
