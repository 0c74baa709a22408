import Plus from "lucide-react/icons/plus";
import RefreshCw from "lucide-react/icons/refresh-cw";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { type Mood, moods } from "~/domain/board-mood";
import { keepBoardReading } from "~/images/boards/read-board";
import type { Board } from "~/stores/board-document";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { changeOwnBoard } from "./board-changes";

type Readable = "palette" | "words" | "typography";

const moodNames: Record<Mood, { label: string; detail: string }> = {
  editorial: { label: "Editorial", detail: "Fine serifs, much air" },
  bold: { label: "Bold", detail: "Heavy, tight, loud" },
  minimal: { label: "Minimal", detail: "Quiet sans serif" },
  playful: { label: "Playful", detail: "Round and friendly" },
  luxury: { label: "Luxury", detail: "High contrast, wide set" },
  tech: { label: "Tech", detail: "Even widths, exact" },
};

/** What a board says: read from its images, and changed by hand. What is changed stays when images come and go. */
export function BoardReading({ board }: { board: Board }) {
  const [word, setWord] = useState("");
  const set = (field: Readable, value: Partial<Board>) =>
    void changeOwnBoard(board.id, { ...value, edited: [...new Set([...board.edited, field])] });

  function addWord() {
    const next = word.trim().toLowerCase().slice(0, 60);
    if (next && !board.words.includes(next)) set("words", { words: [...board.words, next].slice(-24) });
    setWord("");
  }

  async function readAgain() {
    try {
      await changeOwnBoard(board.id, { edited: [] });
      await keepBoardReading({ ...board, edited: [] });
    } catch (error) {
      showErrorToast("The board could not be read", (error as Error).message);
    }
  }

  return (
    <aside
      aria-label="What the board says"
      className="grid gap-6 rounded-lg border border-line bg-raised p-5"
    >
      <section className="grid gap-2.5">
        <h2 className="font-[600] text-sm">Palette</h2>
        <ul className="flex flex-wrap gap-2">
          {board.palette.map((color, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same colour may stand twice
            <li key={`${index}`} className="group/color relative">
              <label
                className="block size-10 cursor-pointer overflow-hidden rounded-md picture-edge"
                style={{ backgroundColor: color }}
              >
                <input
                  type="color"
                  aria-label={`Colour ${index + 1}, ${color}`}
                  defaultValue={color}
                  onBlur={({ target }) =>
                    target.value !== color &&
                    set("palette", { palette: board.palette.with(index, target.value) })
                  }
                  className="size-full cursor-pointer opacity-0"
                />
              </label>
              <button
                type="button"
                aria-label={`Remove ${color}`}
                onClick={() => set("palette", { palette: board.palette.toSpliced(index, 1) })}
                className="absolute -end-1.5 -top-1.5 grid size-5 place-items-center rounded-full bg-raised text-muted opacity-0 shadow-raised focus-visible:opacity-100 group-hover/color:opacity-100 [@media(hover:none)]:opacity-100"
              >
                <X className="size-3" />
              </button>
            </li>
          ))}
          {board.palette.length < 8 && (
            <li>
              <button
                type="button"
                aria-label="Add a colour"
                onClick={() =>
                  set("palette", { palette: [...board.palette, board.palette.at(-1) ?? "#808080"] })
                }
                className="grid size-10 place-items-center rounded-md border border-line-strong border-dashed text-muted hover:bg-hover"
              >
                <Plus className="size-4" />
              </button>
            </li>
          )}
        </ul>
        {board.palette.length === 0 && <p className="text-muted text-sm">Measured when images are on it.</p>}
      </section>
      <section className="grid gap-2.5">
        <h2 className="font-[600] text-sm">Words</h2>
        <ul className="flex flex-wrap gap-1.5">
          {board.words.map((each) => (
            <li
              key={each}
              className="inline-flex h-7 items-center gap-1 rounded-full bg-sunken ps-2.5 pe-1 text-sm"
            >
              {each}
              <button
                type="button"
                aria-label={`Remove ${each}`}
                onClick={() => set("words", { words: board.words.filter((other) => other !== each) })}
                className="grid size-5 place-items-center rounded-full text-muted hover:bg-hover hover:text-text"
              >
                <X className="size-3" />
              </button>
            </li>
          ))}
        </ul>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            addWord();
          }}
        >
          <TextField
            label={<span className="sr-only">Add a word</span>}
            placeholder="Add a word"
            value={word}
            maxLength={60}
            onChange={(event) => setWord(event.target.value)}
          />
        </form>
      </section>
      <Select
        label="Typography"
        value={board.typography}
        onChange={(typography) => set("typography", { typography })}
        choices={moods.map((value) => ({ value, ...moodNames[value] }))}
      />
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        disabled={board.assetIds.length === 0}
        icon={<RefreshCw className="size-4" />}
        onClick={() => void readAgain()}
      >
        Read again from the images
      </Button>
    </aside>
  );
}
