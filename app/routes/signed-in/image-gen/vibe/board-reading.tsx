import RefreshCw from "lucide-react/icons/refresh-cw";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { moods } from "~/domain/image/board-mood";
import { type Board, mostWordsOnBoard } from "~/stores/boards/board-document";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { addOwnWords, changeOwnBoard, editOwnBoard, removeOwnWord } from "./board-changes";
import { moodNames } from "./mood-names";
import { PaletteField } from "./palette-field";
import { keepBoardReading } from "./read-board";

/** What a board says: read from its images, and changed by hand. What is changed stays when images come and go. */
export function BoardReading({ board }: { board: Board }) {
  const [word, setWord] = useState("");
  const edit = (fields: Parameters<typeof editOwnBoard>[1]) => void editOwnBoard(board.id, fields);

  function addWord() {
    const typed = word
      .toLowerCase()
      .split(",")
      .map((each) => each.trim());
    const added = [...new Set(typed)].filter((each) => each && !board.words.includes(each));
    const room = mostWordsOnBoard - board.words.length;
    if (added.length > room)
      showErrorToast(`A board has ${mostWordsOnBoard} words at most`, "Take some off first, then add more.");
    const taken = added.slice(0, room);
    if (taken.length > 0) void addOwnWords(board.id, taken);
    setWord("");
  }

  async function readAgain() {
    try {
      await changeOwnBoard(board.id, { edited: [], removedWords: [] });
      await keepBoardReading({ ...board, edited: [], removedWords: [] });
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
        <PaletteField colors={board.palette} onChange={(palette) => edit({ palette })} />
        {board.palette.length === 0 && <p className="text-muted text-sm">Measured when images are on it.</p>}
      </section>
      <section className="grid gap-2.5">
        <h2 className="font-[600] text-sm">Words</h2>
        {board.words.length === 0 && (
          <p className="text-muted text-sm">Read from what its images were asked for.</p>
        )}
        <ul className="flex flex-wrap gap-1.5 empty:hidden">
          {board.words.map((each) => (
            <li
              key={each}
              title={each}
              className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-sunken ps-2.5 pe-1 text-sm"
            >
              <span className="truncate">{each}</span>
              <button
                type="button"
                aria-label={`Remove ${each}`}
                onClick={() => void removeOwnWord(board, each)}
                className="grid size-5 shrink-0 place-items-center rounded-full text-muted hover:bg-hover hover:text-text"
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
            limit={60}
            onChange={(event) => setWord(event.target.value)}
          />
        </form>
      </section>
      <Select
        label="Typography"
        value={board.typography}
        onChange={(typography) => edit({ typography })}
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
