import { PlayerIcon } from "~/player/icons";
import type { CallToAction } from "~/stores/publications/call-to-action";
import { buttonStyle } from "~/ui/button-style";
import { ActionLink } from "./action-link";

interface EndCardProps {
  action: CallToAction;
  onAction: () => void;
  onReplay: () => void;
}

/** Over the last picture: what to do next. */
export function EndCard({ action, onAction, onReplay }: EndCardProps) {
  return (
    <div className="scheme-dark absolute inset-0 z-10 grid place-content-center justify-items-center gap-3 bg-black/80 p-4">
      <ActionLink
        action={action}
        onPress={onAction}
        className="@max-[14rem]/player:h-9 @max-[14rem]/player:px-3 @max-[14rem]/player:text-sm"
      />
      <button
        type="button"
        data-player-part="controls"
        onClick={onReplay}
        className={buttonStyle("ghost", "sm", "text-white! hover:bg-white/15! @max-[9rem]/player:hidden")}
      >
        <PlayerIcon name="replay" className="size-4" />
        Watch again
      </button>
    </div>
  );
}
