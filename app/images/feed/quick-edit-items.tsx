import ImageUpscale from "lucide-react/icons/image-upscale";
import Shuffle from "lucide-react/icons/shuffle";
import { formatCredits } from "~/domain/credits/format-credits";
import { MenuItem, MenuSeparator } from "~/ui/menu";
import { quickEditLabel } from "../edit/quick-edit-label";
import type { QuickEdit } from "../edit/quick-edits";

interface QuickEditItemsProps {
  edits: readonly QuickEdit[];
  onAsk: (edit: QuickEdit) => void;
}

const icons = { vary: <Shuffle />, upscale: <ImageUpscale /> };

/** What one press makes of an image, each with its price. */
export function QuickEditItems({ edits, onAsk }: QuickEditItemsProps) {
  if (edits.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      {edits.map((edit) => (
        <MenuItem key={edit.operation} icon={icons[edit.operation]} onSelect={() => onAsk(edit)}>
          {quickEditLabel(edit)} · {formatCredits(edit.price)}
        </MenuItem>
      ))}
    </>
  );
}
