import { classNames } from "./class-names";

interface KbdProps {
  /** Keys separated by spaces: `Mod k`, `g h`, `?`. `Mod` is ⌘ on Apple machines and Ctrl elsewhere. */
  keys: string;
  /** For use on an inverted background. */
  onDark?: boolean;
}

const symbols: Record<string, string> = {
  Shift: "⇧",
  Enter: "↵",
  Escape: "Esc",
  Space: "Space",
  Backspace: "⌫",
  Alt: "Alt",
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
};

export function Kbd({ keys, onDark = false }: KbdProps) {
  return (
    <span className="inline-flex gap-0.5 font-sans">
      {keys.split(" ").map((key) => (
        <kbd
          key={key}
          className={classNames(
            "inline-grid h-[18px] min-w-[18px] place-items-center rounded-[5px] px-1 font-medium font-sans text-2xs",
            onDark ? "bg-neutral-11/40" : "border border-line bg-surface text-muted",
          )}
        >
          {key === "Mod" ? <ModKey /> : (symbols[key] ?? key.toUpperCase())}
        </kbd>
      ))}
    </span>
  );
}

/** Both names are rendered and CSS shows the right one, so the server need not know the machine. */
function ModKey() {
  return (
    <>
      <span className="hidden [[data-platform=apple]_&]:inline">⌘</span>
      <span className="[[data-platform=apple]_&]:hidden">Ctrl</span>
    </>
  );
}
