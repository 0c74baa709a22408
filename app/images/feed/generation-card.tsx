import { memo, useEffect, useState } from "react";
import { describeReturned } from "~/domain/image/describe-missing";
import type { ImageRequest } from "~/domain/image/image-request";
import { seedOfResult } from "~/domain/image/seed-of-result";
import { mayRepeat } from "~/domain/jobs/job-error";
import { describeDuplicates } from "~/domain/jobs/kinds/images";
import { useNow } from "~/shell/use-now";
import type { Image } from "~/stores/images/image-document";
import { Badge } from "~/ui/badge";
import { MenuItem } from "~/ui/menu";
import { CollectDialog } from "../boards/collect-dialog";
import type { QuickEdit } from "../edit/quick-edits";
import { starAll } from "../gallery/bulk-actions";
import { keepImages, starImages, trashImages } from "../image-actions";
import { ImageTile } from "../image-tile";
import { retriesOf } from "../recall";
import { downloadAll } from "./download-all";
import { GenerationHeader } from "./generation-header";
import { placeId } from "./hidden-generations";
import { ImageMenu } from "./image-menu";
import { ResultTile } from "./result-tile";
import { priceOfRetries } from "./retry-label";
import { sharedFailure } from "./shared-failure";
import { isRunning, missingResults, placeInLine, type ShownGeneration } from "./shown-generation";
import { useImagesOf } from "./use-images-of";

/** What the feed hands to the composer, and where it leads. */
export interface ComposerActions {
  /** Of the page of an image. */
  addressOf: (imageId: string) => string;
  reusePrompt: (request: ImageRequest) => void;
  reuseAll: (request: ImageRequest) => void;
  takeSeed: (seed: number) => void;
  addReference: (assetId: string) => void;
  send: (requests: ImageRequest[]) => void;
  /** Credits; null where its model is not offered any more. */
  priceOf: (request: ImageRequest) => number | null;
  editsOf: (image: Image) => readonly QuickEdit[];
  /** Asks for an edit; what comes of it is a generation of its own, at the top. */
  ask: (edit: QuickEdit) => void;
}

/** The same with what the feed does itself. */
export interface FeedActions extends ComposerActions {
  /** The images of the feed, in its order. */
  listIds: () => readonly string[];
  /** Tells which images of a generation are shown. */
  showsOf: (generationId: string, imageIds: readonly string[]) => void;
  /** Takes a generation without images, or places of one (`placeId`), out of the feed. */
  hide: (ids: readonly string[]) => void;
}

interface GenerationCardProps {
  userId: string;
  generation: ShownGeneration;
  /** Indexes of results that did not come and are not shown: removed, or asked for again since. */
  folded: readonly number[];
  actions: FeedActions;
  /** Hears whether all of it lies in the trash. */
  onGone: (isGone: boolean) => void;
}

/** One generation: what was asked for, and its results as they come. */
export const GenerationCard = memo(function GenerationCard({
  userId,
  generation,
  folded,
  actions,
  onGone,
}: GenerationCardProps) {
  const { id, request, results } = generation;
  const hasImages = results.some(({ imageId }) => imageId);
  const [collectedIds, setCollectedIds] = useState<readonly string[]>([]);
  const images = useImagesOf(userId, id, hasImages);
  const nowMs = useNow(isRunning(generation));
  const elapsedMs = nowMs - generation.startedMs;
  const [across = 1, down = 1] = request.ratio.split(":").map(Number);

  const shown = results.map((result, index) => {
    const image = result.imageId ? (images?.get(result.imageId) ?? null) : null;
    return { result, index, image };
  });
  const missing = missingResults(generation).filter((index) => !folded.includes(index));
  const present = shown.filter(
    ({ result: { state }, image, index }) =>
      image?.shelf !== "trash" &&
      state !== "duplicate" &&
      (missing.includes(index) || (state !== "failed" && state !== "cancelled")),
  );
  // All of it lies in the trash, was removed or asked for again: bringing it back shows it again.
  const isKnown = images !== null || !hasImages;
  const shownIds = isKnown ? present.flatMap(({ result }) => result.imageId ?? []).join() : null;
  useEffect(() => {
    if (shownIds !== null) actions.showsOf(id, shownIds.split(",").filter(Boolean));
  }, [actions, id, shownIds]);
  const isGone = isKnown && present.length === 0 && !isRunning(generation);
  useEffect(() => onGone(isGone), [isGone, onGone]);
  if (isGone) return null;
  const own = present.flatMap(({ image }) => image ?? []);
  const ids = own.map((image) => image.id);
  const repeatable = missing.filter((index) => mayRepeat(results[index]?.error ?? generation.error));
  const failure = sharedFailure(generation);
  const notes = [describeDuplicates(results), describeReturned(results)].filter((note) => note !== null);

  return (
    <>
      <GenerationHeader
        generation={generation}
        elapsedMs={elapsedMs}
        onReusePrompt={() => actions.reusePrompt(request)}
        onReuseAll={() => actions.reuseAll(request)}
        repeatable={repeatable}
        retryPrice={priceOfRetries(request, repeatable, actions.priceOf)}
        imageCount={ids.length}
        priceAgain={actions.priceOf(request)}
        onRetryMissing={() => actions.send(retriesOf(request, repeatable))}
        onAgain={() => actions.send([{ ...request, seed: null }])}
        onStarAll={() => starAll(own, true)}
        onCollectAll={() => setCollectedIds(ids)}
        onDownloadAll={() => void downloadAll(own, generation.modelLabel)}
        onDelete={() => (ids.length > 0 ? void trashImages(ids) : actions.hide([id]))}
      />
      {failure && (
        <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
          {failure.message}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} role="status" className="text-pretty text-muted text-sm">
          {note}
        </p>
      ))}
      <ul
        aria-label="Results"
        style={{
          gridTemplateColumns: `repeat(auto-fill, minmax(min(calc(50% - 6px), ${leastWidth(across / down)}px), 1fr))`,
        }}
        className="grid gap-3"
      >
        {(failure ? [] : present).map(({ result, index, image }) => (
          <li key={index}>
            {result.imageId && images ? (
              <ImageTile
                image={
                  image ?? {
                    id: result.imageId,
                    title: request.prompt || `Image ${index + 1}`,
                    width: across,
                    height: down,
                    color: "var(--color-sunken)",
                    starred: false,
                  }
                }
                to={actions.addressOf(result.imageId)}
                listIds={actions.listIds}
                badge={image?.shelf === "staged" && <Badge tone="accent">Not kept yet</Badge>}
                onStar={image ? (starred) => void starImages([image.id], starred) : undefined}
                actions={
                  image && (
                    <ImageMenu
                      image={image}
                      modelLabel={generation.modelLabel}
                      edits={actions.editsOf(image)}
                      onAsk={actions.ask}
                      onCollect={() => setCollectedIds([image.id])}
                      onReuseAll={() => actions.reuseAll(request)}
                      onUseSeed={() =>
                        actions.takeSeed(
                          seedOfResult(request.seed ?? image.recipe.seed, request.seed === null ? 0 : index),
                        )
                      }
                      onUseAsReference={() => actions.addReference(image.id)}
                      onTrash={() => void trashImages([image.id], image.shelf)}
                    >
                      {image.shelf === "staged" && (
                        <MenuItem onSelect={() => void keepImages([image.id])}>Keep it</MenuItem>
                      )}
                    </ImageMenu>
                  )
                }
              />
            ) : (
              <ResultTile
                result={result}
                ratio={across / down}
                placeInLine={placeInLine(generation, index)}
                retryPrice={priceOfRetries(request, [index], actions.priceOf)}
                onRetry={() => actions.send(retriesOf(request, [index]))}
                onRemove={() => actions.hide([placeId(id, index)])}
              />
            )}
          </li>
        ))}
      </ul>
      {collectedIds.length > 0 && (
        <CollectDialog
          userId={userId}
          images={collectedIds.flatMap((one) => images?.get(one) ?? [])}
          onClose={() => setCollectedIds([])}
        />
      )}
    </>
  );
}, isSame);

/** Snapshots bring every generation anew; only one that changed is drawn again. */
function isSame(before: GenerationCardProps, after: GenerationCardProps): boolean {
  const [old, now] = [before.generation, after.generation];
  return (
    before.userId === after.userId &&
    before.actions === after.actions &&
    before.folded.join() === after.folded.join() &&
    old.id === now.id &&
    old.state === now.state &&
    old.updatedMs === now.updatedMs &&
    old.startedMs === now.startedMs
  );
}

/** Tall pictures stand closer together than wide ones, so that all take about the same room. */
function leastWidth(ratio: number): number {
  return Math.round(212 * Math.sqrt(ratio));
}
