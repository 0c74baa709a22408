import Star from "lucide-react/icons/star";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";

interface StarButtonProps {
  starred: boolean;
  onChange: (starred: boolean) => void;
  /** Lies on a picture rather than on the page. */
  onPicture?: boolean;
  className?: string;
}

/** Marks what one wants to find again. */
export function StarButton({ starred, onChange, onPicture = false, className }: StarButtonProps) {
  return (
    <IconButton
      label={starred ? "Take the star off" : "Star"}
      shortcut={onPicture ? undefined : "s"}
      size={onPicture ? "sm" : "md"}
      aria-pressed={starred}
      onClick={() => onChange(!starred)}
      className={classNames(onPicture && overPicture, className)}
      icon={<Star className={classNames("size-4", starred && "fill-warning text-warning")} />}
    />
  );
}

/** The look of a small control that lies on a picture: legible on any ground. */
export const overPicture = "bg-raised/92 text-text shadow-raised backdrop-blur-sm hover:bg-raised";
