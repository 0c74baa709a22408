import ArrowUp from "lucide-react/icons/arrow-up";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { ErrorState } from "~/ui/error-state";
import { Spinner } from "~/ui/spinner";
import { showUndoToast } from "~/ui/toast";
import { ClipCard } from "../clips/clip-card";
import { headingOf } from "../settings-line";
import { askedAgain } from "./asked-again";
import { feedOrder } from "./feed-order";
import { FeedPlace } from "./feed-place";
import { FeedSkeleton } from "./feed-skeleton";
import { FirstUse } from "./first-use";
import { type ComposerActions, type FeedActions, GenerationCard } from "./generation-card";
import { placeId, useHiddenGenerations } from "./hidden-generations";
import {
  missingResults,
  type ShownGeneration,
  type StartedGeneration,
  withStarted,
} from "./shown-generation";
import { useFeed } from "./use-feed";
import { useFeedPlace } from "./use-feed-place";

interface FeedListProps {
  userId: string;
  /** Taken a moment ago, and not yet heard of from the documents. */
  started: readonly StartedGeneration[];
  /** Give the same object at each render: what is typed beside the feed must not draw it anew. */
  actions: ComposerActions;
  /** Hears of the newest generation's seed; null before there is one. */
  onLatestSeed: (seed: number | null) => void;
}

/** All generations and clips, the newest first; older ones come as one scrolls. What comes above never moves what one looks at. */
export const FeedList = memo(function FeedList({ userId, started, actions, onLatestSeed }: FeedListProps) {
  const feed = useFeed(userId);
  const hidden = useHiddenGenerations(userId);
  const end = useRef<HTMLDivElement>(null);
  const ready = feed.kind === "ready" ? feed : null;
  const showOlder = ready?.hasOlder ? ready.showOlder : null;
  const count = ready?.made.length ?? 0;
  useFeedPlace(count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer list needs another look at its end
  useEffect(() => {
    if (!end.current || !showOlder) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && showOlder(), {
      rootMargin: "800px 0px",
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, showOlder !== null]);

  const latestSeed = ready?.made.find((one) => one.kind === "make-images")?.request.seed ?? null;
  useEffect(() => onLatestSeed(latestSeed), [latestSeed, onLatestSeed]);

  const heard = useRef(new Set<string>());
  for (const { id } of ready?.made ?? []) heard.current.add(id);
  const latestHidden = useRef(hidden);
  latestHidden.current = hidden;
  /** As far as cards were drawn; of the others all images that came are taken to be there. */
  const shownOf = useRef(new Map<string, readonly string[]>());
  const listed = useRef<readonly ShownGeneration[]>([]);
  const cardActions = useMemo(
    (): FeedActions => ({
      ...actions,
      listIds: () => feedOrder(listed.current, shownOf.current),
      showsOf: (generationId, imageIds) => void shownOf.current.set(generationId, imageIds),
      hide: (ids) => {
        latestHidden.current.hide(ids);
        showUndoToast("Removed from the feed", () => latestHidden.current.show(ids));
      },
    }),
    [actions],
  );

  if (feed.kind === "failed") {
    return (
      <ErrorState title="Your images could not be loaded" onRetry={feed.retry}>
        {feed.message} Your work is safe.
      </ErrorState>
    );
  }
  if (!ready) return <FeedSkeleton />;
  const all = withStarted(ready.made, started, heard.current);
  const again = askedAgain(all);
  const shown = all.filter(({ id }) => !hidden.isHidden(id));
  listed.current = shown.flatMap((one) => (one.kind === "make-images" ? one : []));
  if (shown.length === 0) return <FirstUse onTry={actions.reusePrompt} />;
  return (
    <div>
      <NewAbove newestId={shown[0]?.id ?? null} />
      <div className="grid gap-10">
        {shown.map((one) => {
          const label =
            one.kind === "make-clip" ? one.clipRequest.prompt || "Without words" : headingOf(one.request);
          return (
            <FeedPlace key={one.id} id={one.id} label={label}>
              {(onGone) =>
                one.kind === "make-clip" ? (
                  <ClipCard
                    userId={userId}
                    clip={one}
                    onHide={(id) => cardActions.hide([id])}
                    onGone={onGone}
                  />
                ) : (
                  <GenerationCard
                    userId={userId}
                    generation={one}
                    folded={missingResults(one).filter(
                      (index) =>
                        again.get(one.id)?.includes(index) || hidden.isHidden(placeId(one.id, index)),
                    )}
                    actions={cardActions}
                    onGone={onGone}
                  />
                )
              }
            </FeedPlace>
          );
        })}
      </div>
      <div ref={end} className="grid h-10 place-items-center text-muted">
        {ready.hasOlder && <Spinner className="size-5" />}
      </div>
    </div>
  );
});

/** Says that something new stands above, where one has scrolled away from it. */
function NewAbove({ newestId }: { newestId: string | null }) {
  const top = useRef<HTMLDivElement>(null);
  const [isAtTop, setAtTop] = useState(true);
  const [seenId, setSeenId] = useState(newestId);
  useEffect(() => {
    if (!top.current) return;
    const observer = new IntersectionObserver(([entry]) => setAtTop(entry?.isIntersecting ?? true));
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isAtTop) setSeenId(newestId);
  }, [isAtTop, newestId]);
  const isNew = !isAtTop && newestId !== seenId;
  return (
    <>
      <div ref={top} className="h-px" />
      {isNew && (
        <div className="sticky top-28 z-10 grid h-0 justify-items-center">
          <Button
            size="sm"
            variant="primary"
            icon={<ArrowUp className="size-3.5" />}
            className="shadow-overlay"
            onClick={() => top.current?.scrollIntoView({ block: "center", behavior: "smooth" })}
          >
            New above
          </Button>
        </div>
      )}
    </>
  );
}
