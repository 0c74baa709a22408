import { Button } from "~/ui/button";

/** Wishes that can be asked by one press, in words a person would use. */
export function Suggestions({
  wishes,
  isRow,
  isDisabled,
  onAsk,
}: {
  wishes: readonly string[];
  /** Whether they stand in one line that scrolls. */
  isRow: boolean;
  isDisabled: boolean;
  onAsk: (wish: string) => void;
}) {
  return (
    <ul
      aria-label="Suggestions"
      className={
        isRow
          ? "-mx-3 flex gap-1.5 overflow-x-auto overscroll-x-contain px-3 pt-0.5 pb-1 [scrollbar-width:none]"
          : "flex flex-wrap gap-1.5"
      }
    >
      {wishes.map((wish) => (
        <li key={wish} className="shrink-0">
          <Button size="sm" disabled={isDisabled} onClick={() => onAsk(wish)}>
            {wish}
          </Button>
        </li>
      ))}
    </ul>
  );
}
