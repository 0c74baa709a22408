import CircleAlert from "lucide-react/icons/circle-alert";
import type { Refusal } from "~/firebase/write-refusal";
import type { Storyboard } from "~/scene/storyboard";
import { storyboardText } from "~/scene/storyboard-text";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";

interface RefusalBannerProps {
  refusal: Refusal;
  storyboard: Storyboard;
  onRetry: () => void;
  onDiscard: () => void;
}

/** Why a change was not saved, and what can be done with it. The change stays where it was made meanwhile, and the banner in view: on a phone one types far below the header. */
export default function RefusalBanner({ refusal, storyboard, onRetry, onDiscard }: RefusalBannerProps) {
  return (
    <div
      role="alert"
      className="sticky top-16 z-20 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5 rounded-md bg-danger-soft px-4 py-2.5 max-lg:shadow-raised"
    >
      <p className="flex min-w-0 items-start gap-2.5">
        <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
        <span>
          <strong className="font-[550]">Your last change is not saved.</strong> {refusal.message} It stays
          here until you discard it.
        </span>
      </p>
      <div className="flex flex-wrap gap-2 max-sm:ps-6.5">
        <CopyButton label="Copy all words" text={() => storyboardText(storyboard)} />
        <Button size="sm" variant="ghost" onClick={onDiscard}>
          Discard
        </Button>
        <Button size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  );
}
