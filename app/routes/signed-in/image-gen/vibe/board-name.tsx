import { useEffect, useState } from "react";
import type { Board } from "~/stores/boards/board-document";
import { lengthProblem } from "~/ui/text-limit";
import { showErrorToast } from "~/ui/toast";
import { changeOwnBoard } from "./board-changes";

const nameCharacters = 120;

/** The name, changed in its place: Enter or leaving keeps it, Escape gives the old one back. */
export function BoardName({ board }: { board: Board }) {
  const [name, setName] = useState(board.name);
  useEffect(() => setName(board.name), [board.name]);
  const problem = lengthProblem(name.trim(), nameCharacters);
  const keep = () => {
    const next = name.trim();
    if (problem) return showErrorToast("The name was not kept", problem);
    if (next && next !== board.name) void changeOwnBoard(board.id, { name: next });
    else setName(board.name);
  };
  return (
    <h1 className="min-w-0 grow font-display text-3xl">
      <input
        aria-label="Name of the board"
        dir="auto"
        value={name}
        aria-invalid={problem !== null || undefined}
        onChange={(event) => setName(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.currentTarget.blur();
          if (event.key === "Escape") setName(board.name);
        }}
        className="-mx-2 w-full max-w-full text-ellipsis rounded-md bg-transparent px-2 py-0.5 hover:bg-hover focus:bg-raised"
      />
    </h1>
  );
}
