import { classNames } from "~/ui/class-names";

interface RoomBarProps {
  /** CSS pixels the words take, and those that a results page gives them. */
  pixels: number;
  room: number;
}

/** How much of the room of a results page some words take. */
export function RoomBar({ pixels, room }: RoomBarProps) {
  const isOver = pixels > room;
  return (
    <span className="grid gap-1">
      <span aria-hidden="true" className="block h-1 overflow-hidden rounded-full bg-neutral-4">
        <span
          className={classNames(
            "block h-full rounded-full transition-[width]",
            isOver ? "bg-warning" : "bg-accent",
          )}
          style={{ width: `${Math.min(100, (pixels / room) * 100)}%` }}
        />
      </span>
      <span className="tabular text-xs">
        {pixels === 0 ? (
          "Nothing written"
        ) : (
          <>
            {pixels} of {room} pixels{isOver && ": the end is cut off on a desktop"}
          </>
        )}
      </span>
    </span>
  );
}
