import { href } from "react-router";

/** Where a board is shown; also what is given away when it is shared. */
export function boardAddress(boardId: string): string {
  return `${href("/image-gen/vibe")}?board=${encodeURIComponent(boardId)}`;
}
