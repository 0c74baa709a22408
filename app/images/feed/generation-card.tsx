import { memo, useEffect, useState } from "react";
import type { ImageRequest } from "~/domain/image-request";
import { seedOfResult } from "~/domain/incomplete-request";
import { useNow } from "~/shell/use-now";
import { Badge } from "~/ui/badge";
import { MenuItem } from "~/ui/menu";
import { CollectDialog } from "../boards/collect-dialog";
import { keepImages, starImages, trashImages } from "../image-actions";
import { ImageTile } from "../image-tile";
import { retriesOf } from "../recall";
import { GenerationHeader } from "./generation-header";
import { ImageMenu } from "./image-menu";
import { ResultTile } from "./result-tile";
import { isRunning, missingResults, placeInLine, type ShownGeneration } from "./shown-generation";
import { useImagesOf } from "./use-images-of";

/** What the feed hands to the composer, and where it leads. */
export interface FeedActions {
  /** Of the page of an image. */
  addressOf: (imageId: string) => string;
  reuseWords: (request: ImageRequest) => void;
  reuseAll: (request: ImageRequest) => void;
  takeSeed: (seed: number) => void;
  addReference: (assetId: string) => void;
  send: (requests: ImageRequest[]) => void;
  /** Takes a generation without images out of the feed. */
  hide: (generationId: string) => void;
}

interface GenerationCardProps {
  userId: string;
  generation: ShownGeneration;
  actions: FeedActions;
  /** Hears whether all of it lies in the trash. */
  onGone: (isGone: boolean) => void;
}

/** One generation: what was asked for, and its results as they come. */
export const GenerationCard = memo(function GenerationCard({
  userId,
  generation,
  actions,
  onGone,
}: GenerationCardProps) {
  const { id, request, results } = generation;
  const hasImages = results.some(({ imageId }) => imageId);
  const [collectedId, setCollectedId] = useState<string | null>(null);
  const images = useImagesOf(userId, id, hasImages);
  const nowMs = useNow(isRunning(generation));
  const elapsedMs = nowMs - generation.startedMs;
  const [across = 1, down = 1] = request.ratio.split(":").map(Number);

  const shown = results.map((result, index) => {
    const image = result.imageId ? (images?.get(result.imageId) ?? null) : null;
    return { result, index, image };
  });
  const present = shown.filter(({ image }) => image?.shelf !== "trash");
  // All of it lies in the trash: bringing it back shows it again.
  const isGone = images !== null && present.length === 0 && !isRunning(generation);
  useEffect(() => onGone(isGone), [isGone, onGone]);
  if (isGone) return null;
  const ids = present.flatMap(({ image }) => (image ? [image.id] : []));

  return (
    <>
      <GenerationHeader
        generation={generation}
        elapsedMs={elapsedMs}
        onReuseWords={() => actions.reuseWords(request)}
        onReuseAll={() => actions.reuseAll(request)}
        onRetryMissing={() => actions.send(retriesOf(request, missingResults(generation)))}
        onDelete={() => (ids.length > 0 ? void trashImages(ids) : actions.hide(id))}
      />
      {generation.state === "failed" &&
        !hasImages &&
        generation.error &&
        results.every((one) => !one.error) && (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
            {generation.error.message}
          </p>
        )}
      <ul
        aria-label="Results"
        style={{
          gridTemplateColumns: `repeat(auto-fill, minmax(min(calc(50% - 6px), ${leastWidth(across / down)}px), 1fr))`,
        }}
        className="grid gap-3"
      >
        {present.map(({ result, index, image }) => (
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
                badge={image?.shelf === "staged" && <Badge tone="accent">Not kept yet</Badge>}
                onStar={image ? (starred) => void starImages([image.id], starred) : undefined}
                actions={
                  image && (
                    <ImageMenu
                      image={image}
                      modelLabel={generation.modelLabel}
                      onCollect={() => setCollectedId(image.id)}
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
                elapsedMs={elapsedMs}
                placeInLine={placeInLine(generation, index)}
                onRetry={() => actions.send(retriesOf(request, [index]))}
              />
            )}
          </li>
        ))}
      </ul>
      {collectedId && (
        <CollectDialog
          userId={userId}
          image={images?.get(collectedId) ?? null}
          onClose={() => setCollectedId(null)}
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
