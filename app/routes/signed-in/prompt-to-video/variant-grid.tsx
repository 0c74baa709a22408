import { useMemo } from "react";
import { useNavigate } from "react-router";
import { useDocuments } from "~/firebase/use-documents";
import { writeDocuments } from "~/firebase/write-documents";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { makeVariants, variantName } from "~/scene/make-variants";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { variantOrigin } from "~/scene/variant-origin";
import { useLibrary } from "~/session/use-library";
import type { Content } from "~/stores/content/content-document";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast } from "~/ui/toast";

const variantCount = 6;
/** About twice the pixels a version is shown with. */
const previewScale = 0.4;
const gridByFormat: Record<Storyboard["format"], string> = {
  "9:16": "grid-cols-2 sm:grid-cols-3 xl:grid-cols-6",
  "4:5": "grid-cols-2 sm:grid-cols-3 xl:grid-cols-6",
  "1:1": "grid-cols-2 sm:grid-cols-3",
  "16:9": "sm:grid-cols-2 xl:grid-cols-3",
};

/** The same copy as different videos, playing side by side. Nothing is rendered; choosing costs nothing. */
export function VariantGrid({ contentId }: { contentId: string }) {
  const reading = useDocuments(
    contentId,
    () => import("~/stores/content/content"),
    (store, documents, onChange: (content: Content | null) => void, onError) =>
      store.watchContent(documents, contentId, (live) => onChange(live.item), onError),
  );

  if (reading.kind === "failed") {
    return (
      <ErrorState title="The versions could not be loaded" onRetry={reading.retry}>
        The video itself is safe in your videos.
      </ErrorState>
    );
  }
  if (reading.kind === "loading") return <VariantSkeletons />;
  return reading.value ? (
    <Variants content={reading.value} />
  ) : (
    <ErrorState title="This video is no longer there">
      It was deleted, or it belongs to another account.
    </ErrorState>
  );
}

function Variants({ content }: { content: Content }) {
  const navigate = useNavigate();
  const storyboard = content.storyboard;
  const origin = useMemo(() => variantOrigin(content), [content]);
  const library = useLibrary();
  const variants = useMemo(
    () =>
      makeVariants(storyboard, variantCount, origin, library).map((variant) => ({
        storyboard: variant,
        name: variantName(variant),
        composition: resolveComposition(variant, sizeOfFormat(variant.format, previewScale), library),
      })),
    [storyboard, origin, library],
  );

  /** The choice is shown at once and stored behind it, also when the connection is gone. */
  function open(index: number) {
    const variant = variants[index];
    if (!variant) return;
    import("~/stores/content/content")
      .then(({ chooseVariant }) =>
        writeDocuments((documents) => chooseVariant(documents, content.id, index, variant.storyboard)),
      )
      .catch((error: Error) => showErrorToast("The chosen version was not stored", error.message));
    void navigate(`/videos/${content.id}`);
  }

  return (
    <section aria-labelledby="variants-heading" className="grid gap-5">
      <header className="grid gap-1">
        <h2 id="variants-heading" className="text-xl font-[600]">
          Choose a version
        </h2>
        <p className="text-muted">
          All of them are your video. You can switch at any time; an MP4 is made only when you download one.
        </p>
      </header>
      <ul className={`grid gap-4 ${gridByFormat[storyboard.format]}`}>
        {variants.map((variant, index) => (
          <li key={`${variant.storyboard.templateId}-${variant.storyboard.seed}`}>
            <button type="button" onClick={() => open(index)} className="group grid w-full gap-2 text-start">
              <span className="block overflow-hidden rounded-md shadow-raised outline-2 outline-transparent outline-offset-2 transition-[outline-color] group-hover:outline-accent">
                <PreviewPlayer
                  composition={variant.composition}
                  mediaUrl={(assetId) => `/media/assets/${assetId}`}
                  label={`${variant.name} version`}
                  autoPlay
                />
              </span>
              <span className="flex items-baseline justify-between gap-2 text-sm">
                <span className="font-[550]">{variant.name}</span>
                <span className="text-muted transition-colors group-hover:text-accent">Open</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function VariantSkeletons() {
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-3" role="status" aria-label="Loading the versions">
      {Array.from({ length: 3 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: three identical placeholders
        <Skeleton key={index} className="aspect-[9/16] rounded-md" />
      ))}
    </div>
  );
}
