import Redo2 from "lucide-react/icons/redo-2";
import Undo2 from "lucide-react/icons/undo-2";
import { IconButton } from "./icon-button";

interface UndoButtonsProps {
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
}

/** The way back over changes, and forth again. */
export function UndoButtons({ canUndo, canRedo, onUndo, onRedo }: UndoButtonsProps) {
  return (
    <>
      <IconButton
        label="Undo"
        shortcut="Mod z"
        icon={<Undo2 className="size-4" />}
        disabled={!canUndo}
        onClick={onUndo}
      />
      <IconButton
        label="Redo"
        shortcut="Mod Shift z"
        icon={<Redo2 className="size-4" />}
        disabled={!canRedo}
        onClick={onRedo}
      />
    </>
  );
}
