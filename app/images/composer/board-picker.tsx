import type { Board } from "~/stores/board-document";
import { Select } from "~/ui/select";

interface BoardPickerProps {
  label: string;
  about: string;
  boards: readonly Board[];
  value: string | null;
  onChange: (boardId: string | null) => void;
}

const none = "";

/** Chooses one of the person's boards, or none. */
export function BoardPicker({ label, about, boards, value, onChange }: BoardPickerProps) {
  const isKnown = value === null || boards.some(({ id }) => id === value);
  return (
    <Select
      label={label}
      hint={about}
      error={isKnown ? null : "This board is gone. Choose another one or none."}
      value={value ?? none}
      choices={[
        { value: none, label: "No board" },
        ...boards.map(({ id, name }) => ({ value: id, label: name })),
        ...(isKnown ? [] : [{ value: value ?? none, label: "A deleted board" }]),
      ]}
      onChange={(next) => onChange(next === none ? null : next)}
    />
  );
}
