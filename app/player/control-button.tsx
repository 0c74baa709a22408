import { PlayerIcon, type PlayerIconName } from "~/player/icons";

interface ControlButtonProps {
  label: string;
  /** Key that does the same. */
  shortcut?: string;
  icon: PlayerIconName;
  onPress: () => void;
  isPressed?: boolean;
  /** It opens a menu, which is open or not. */
  hasMenu?: boolean;
  isExpanded?: boolean;
  className?: string;
}

/** A button of the player's bar. */
export function ControlButton({
  label,
  shortcut,
  icon,
  onPress,
  isPressed,
  hasMenu = false,
  isExpanded,
  className = "",
}: ControlButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-pressed={isPressed}
      aria-haspopup={hasMenu ? "menu" : undefined}
      aria-expanded={isExpanded}
      title={shortcut ? `${label} (${shortcut})` : label}
      onClick={onPress}
      className={`grid size-9 shrink-0 place-items-center rounded-full text-text outline-offset-[-2px] transition-colors hover:bg-text/15 focus-visible:outline-2 focus-visible:outline-text aria-pressed:text-accent ${className}`}
    >
      <PlayerIcon name={icon} className="size-[18px]" />
    </button>
  );
}
