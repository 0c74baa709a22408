import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { NewBoardDialog } from "~/images/boards/new-board-dialog";
import { putOnNewBoard } from "~/images/boards/put-on-new-board";
import { changeImageBoard } from "~/images/image-actions";
import type { Board } from "~/stores/boards/board-document";
import type { Image } from "~/stores/images/image-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";

interface BoardChipsProps {
  userId: string;
  image: Image;
  boards: readonly Board[] | null;
}

/** The boards the image is on. */
export function BoardChips({ userId, image, boards }: BoardChipsProps) {
  const [isNaming, setNaming] = useState(false);
  const on = boards?.filter(({ id }) => image.boardIds.includes(id)) ?? [];
  const others = boards?.filter(({ id }) => !image.boardIds.includes(id)) ?? [];
  return (
    <section aria-labelledby="boards" className="grid gap-2">
      <h2 id="boards" className="font-[550] text-sm">
        Boards
      </h2>
      <div className="flex flex-wrap items-center gap-1.5">
        {on.map((board) => (
          <span
            key={board.id}
            title={board.name}
            className="inline-flex h-7 max-w-full items-center gap-0.5 rounded-full border border-line bg-raised ps-2.5 pe-0.5 text-sm"
          >
            <span className="truncate">{board.name}</span>
            <IconButton
              label={`Take off ${board.name}`}
              size="sm"
              className="scale-90 rounded-full"
              icon={<X className="size-3.5" />}
              onClick={() => void changeImageBoard([image.id], board, false)}
            />
          </span>
        ))}
        <Menu
          align="start"
          trigger={
            <button
              type="button"
              className="inline-flex h-7 items-center gap-1.5 rounded-full border border-line-strong border-dashed px-2.5 text-muted text-sm transition-colors hover:text-text"
            >
              <Plus className="size-3.5" />
              Put on a board
            </button>
          }
        >
          {others.map((board) => (
            <MenuItem key={board.id} onSelect={() => void changeImageBoard([image.id], board, true)}>
              {board.name}
            </MenuItem>
          ))}
          {others.length > 0 && <MenuSeparator />}
          <MenuItem icon={<Plus />} onSelect={() => setNaming(true)}>
            New board
          </MenuItem>
        </Menu>
      </div>
      <NewBoardDialog
        open={isNaming}
        onOpenChange={setNaming}
        onMake={(name) => void putOnNewBoard(userId, name, [image.id])}
      />
    </section>
  );
}
