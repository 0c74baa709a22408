import Star from "lucide-react/icons/star";
import { classNames } from "~/ui/class-names";
import { IconButton, PlainIconButton } from "~/ui/icon-button";

interface StarButtonProps {
  starred: boolean;
  onChange: (starred: boolean) => void;
  /** Lies on a picture rather than on the page. */
  onImage?: boolean;
  className?: string;
}

/** Marks what one wants to find again. */
export function StarButton({ starred, onChange, onImage = false, className }: StarButtonProps) {
  const button = {
    label: starred ? "Take the star off" : "Star",
    "aria-pressed": starred,
    onClick: () => onChange(!starred),
    icon: <Star className={classNames("size-4", starred && "fill-warning text-warning")} />,
  };
  if (!onImage) return <IconButton {...button} shortcut="s" className={className} />;
  return (
    <PlainIconButton
      {...button}
      title={`${button.label} (S)`}
      size="sm"
      className={classNames(overPicture, className)}
    />
  );
}

/** The style of a small control over an image: legible on any background. */
export const overPicture = "bg-raised/92 text-text shadow-raised hover:bg-raised";
