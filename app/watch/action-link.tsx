import { PlayerIcon } from "~/player/icons";
import type { CallToAction } from "~/stores/publications/call-to-action";
import { buttonStyle } from "~/ui/button-style";
import { classNames } from "~/ui/class-names";

interface ActionLinkProps {
  action: CallToAction;
  onPress: () => void;
  /** In the corner of the picture it is small; on the page and the last picture it is the main thing to press. */
  size?: "sm" | "lg";
  className?: string;
}

/** The way to the site that the owner of the video names. Its words and address are a stranger's. */
export function ActionLink({ action, onPress, size = "lg", className }: ActionLinkProps) {
  return (
    <a
      href={action.address}
      target="_blank"
      rel="noopener ugc nofollow"
      title={new URL(action.address).hostname}
      data-player-part="controls"
      onClick={onPress}
      // A press of the middle button opens it too.
      onAuxClick={(event) => event.button === 1 && onPress()}
      className={classNames(buttonStyle("primary", size), "max-w-full", className)}
    >
      <span className="truncate" dir="auto">
        {action.label}
      </span>
      <PlayerIcon name="action" className="size-4 shrink-0 rtl:-scale-x-100" />
    </a>
  );
}
