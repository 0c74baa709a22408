const stays = "md:sticky md:z-1 [background:inherit]";
/** The line beside them is seen only while something is scrolled below them. */
const line = "border-transparent border-e in-data-scrolled-across:border-line";

/** The box of a row, and its first cell, which stay where other columns scroll below them. */
export const frozenBox = (isFrozen: boolean) => (isFrozen ? `${stays} start-0` : "");
export const frozenCell = (isFrozen: boolean) => (isFrozen ? `${stays} ${line} start-(--boxes)` : "");
