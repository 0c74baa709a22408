import Check from "lucide-react/icons/check";
import { useMemo } from "react";
import type { Page } from "~/sections/page";
import { Button } from "~/ui/button";
import { pageDifferences } from "./page-differences";
import type { PublishReading } from "./use-publishing";

interface PublishButtonProps {
  reading: PublishReading;
  /** As it is edited. */
  page: Page;
  onPress: () => void;
}

/** Opens the panel of publishing, and is loud only where there is something to publish. */
export function PublishButton({ reading, page, onPress }: PublishButtonProps) {
  const state = reading.kind === "ready" ? reading.state : null;
  const isOnline = state?.published != null && !state.published.isDown;
  const isBehind = useMemo(
    () =>
      isOnline && state?.shown
        ? state.outOfDate.length + pageDifferences(state.shown, page).length > 0
        : false,
    [isOnline, state, page],
  );
  if (isOnline && !isBehind) {
    return (
      <Button
        variant="ghost"
        className="!h-8 ms-1"
        icon={<Check className="size-4 text-success" aria-hidden="true" />}
        onClick={onPress}
      >
        Published
      </Button>
    );
  }
  return (
    <Button
      variant={reading.kind === "loading" ? "secondary" : "primary"}
      className="!h-8 ms-1"
      onClick={onPress}
    >
      <span>Publish{isOnline && <span className="max-sm:sr-only"> changes</span>}</span>
    </Button>
  );
}
