import type { Board } from "~/stores/boards/board-document";
import { CopyField } from "~/ui/copy-field";
import { Dialog } from "~/ui/dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { boardAddress } from "./board-address";
import { changeOwnBoard } from "./board-changes";

interface ShareDialogProps {
  board: Board;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const whatItMeans: Record<Board["sharing"], string> = {
  private: "Nobody else sees this board. A link given away before leads nowhere.",
  link: "Whoever is signed in and has the link sees the board and may take its colours, words and mood. The pictures stay yours.",
  copy: "Whoever is signed in and has the link may also save the pictures as their own. What they have saved stays theirs.",
};

/** Who may see a board, and its link. */
export function ShareDialog({ board, open, onOpenChange }: ShareDialogProps) {
  const { sharing } = board;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Share “${board.name}”`}>
      <SegmentedControl
        label="Who may see it"
        value={sharing}
        onChange={(next) => void changeOwnBoard(board.id, { sharing: next })}
        segments={[
          { value: "private", label: "Only me" },
          { value: "link", label: "By link" },
          { value: "copy", label: "By link, to copy" },
        ]}
      />
      <p className="text-muted">{whatItMeans[sharing]}</p>
      {sharing !== "private" && (
        <div className="min-w-0 overflow-hidden">
          <CopyField label="Link" value={`${location.origin}${boardAddress(board.id)}`} />
        </div>
      )}
    </Dialog>
  );
}
