import { useState } from "react";
import type { Board } from "~/stores/boards/board-document";
import { Select } from "~/ui/select";
import { showErrorToast } from "~/ui/toast";
import { makeBoard } from "../boards/make-board";
import { NewBoardDialog } from "../boards/new-board-dialog";

interface BoardPickerProps {
  userId: string;
  label: string;
  about: string;
  boards: readonly Board[];
  value: string | null;
  onChange: (boardId: string | null) => void;
}

const none = "";
/** No board's id: those have no spaces. */
const another = "a new one";

/** Chooses one of the person's boards, none, or one that is made at once. */
export function BoardPicker({ userId, label, about, boards, value, onChange }: BoardPickerProps) {
  const [isNaming, setNaming] = useState(false);
  const isKnown = value === null || boards.some(({ id }) => id === value);
  async function make(name: string) {
    try {
      const { boardId, written } = await makeBoard(userId, name);
      onChange(boardId);
      await written;
    } catch (error) {
      showErrorToast("The board could not be made", (error as Error).message);
    }
  }
  return (
    <>
      <Select
        label={label}
        hint={about}
        error={isKnown ? null : "This board was deleted, or it is not yours. Choose another one or none."}
        value={value ?? none}
        choices={[
          { value: none, label: "No board" },
          ...boards.map(({ id, name }) => ({ value: id, label: name })),
          ...(isKnown ? [] : [{ value: value ?? none, label: "A board that is not here" }]),
          { value: another, label: "New board…" },
        ]}
        onChange={(next) => (next === another ? setNaming(true) : onChange(next === none ? null : next))}
      />
      <NewBoardDialog open={isNaming} onOpenChange={setNaming} onMake={(name) => void make(name)} />
    </>
  );
}
