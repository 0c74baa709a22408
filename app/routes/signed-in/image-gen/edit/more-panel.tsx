import Clapperboard from "lucide-react/icons/clapperboard";
import Copy from "lucide-react/icons/copy";
import type { RefObject } from "react";
import { PopoverPanel } from "~/ui/popover-panel";

interface MorePanelProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Everything that is on the picture is known. */
  isReady: boolean;
  onCopy: () => void;
  /** Null where no videos are made. */
  onUseInVideo: (() => void) | null;
}

const rowStyle =
  "flex h-9 w-full items-center gap-2.5 rounded-sm px-2 hover:bg-hover disabled:pointer-events-none disabled:opacity-45 [&>svg]:size-4 [&>svg]:text-faint";

/** What has no room in the header of a phone. */
export default function MorePanel({ isReady, onCopy, onUseInVideo, ...popover }: MorePanelProps) {
  const then = (run: () => void) => () => {
    popover.onOpenChange(false);
    run();
  };
  return (
    <PopoverPanel label="More" className="w-52" {...popover}>
      <button type="button" className={rowStyle} disabled={!isReady} onClick={then(onCopy)}>
        <Copy /> Copy image
      </button>
      {onUseInVideo && (
        <button type="button" className={rowStyle} disabled={!isReady} onClick={then(onUseInVideo)}>
          <Clapperboard /> Use in a video
        </button>
      )}
    </PopoverPanel>
  );
}
