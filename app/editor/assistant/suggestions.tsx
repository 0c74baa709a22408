import { Button } from "~/ui/button";

/** Wishes that every assistant here can do, in words a person would use. */
const usual = ["Shorter", "Cut to 15 s", "Cut to 6 s", "For Reels", "For YouTube", "In French", "In German"];

export function Suggestions({
  isRow,
  hasProduct,
  isDisabled,
  onAsk,
}: {
  /** Whether they stand in one line that scrolls. */
  isRow: boolean;
  hasProduct: boolean;
  isDisabled: boolean;
  onAsk: (wish: string) => void;
}) {
  const wishes = [
    ...usual,
    "Match my brand",
    hasProduct ? "Swap the pictures for my product photos" : "Use my latest pictures",
    "Shorter text",
    "Calmer music",
  ];
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
