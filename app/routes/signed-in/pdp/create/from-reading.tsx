import { useMemo, useState } from "react";
import type { ModelInfo } from "~/domain/image/offered-models";
import { factCount } from "~/sources/fact-count";
import { previewOf } from "~/sources/picture-chooser";
import { ReadingStatus } from "~/sources/reading-status";
import { sourceTitle, withSheet } from "~/sources/source-reading";
import { useSourceReading } from "~/sources/use-source-reading";
import { usualPictures } from "~/sources/usual-pictures";
import { Skeleton } from "~/ui/skeleton";
import { Making } from "./making";
import { type Material, unknownSize } from "./material";
import { usePageDraft } from "./use-page-draft";

interface FromReadingProps {
  userId: string;
  models: readonly ModelInfo[];
  id: string;
  address: string | null;
  html: string | undefined;
  likeId: string | null;
}

/** A page made from what another page says. */
export function FromReading({ userId, models, id, address, html, likeId }: FromReadingProps) {
  const { reading, isReading, change, read, stop } = useSourceReading({ userId, id, address, html });
  const [isAdding, setAdding] = useState(false);
  const { draft, set } = usePageDraft(userId, likeId ? `${id} ${likeId}` : id);
  const chosen = useMemo(() => {
    const pictures = reading?.pictures ?? [];
    const known = new Set(pictures.map(({ url }) => url));
    return (draft.chosen ?? usualPictures(pictures)).filter((url) => known.has(url));
  }, [reading?.pictures, draft.chosen]);
  if (!reading) return <Skeleton className="h-72" />;

  const material: Material = {
    id,
    title: sourceTitle(reading),
    sheet: reading.sheet,
    variants: reading.variants,
    productId: null,
    language: reading.page?.language ?? null,
    address: reading.page?.url ?? reading.address ?? "",
    images: chosen.flatMap((url) => {
      const picture = reading.pictures.find((one) => one.url === url);
      if (!picture) return [];
      const { alt, width, height } = picture;
      const size = width && height ? { width, height } : unknownSize;
      return [{ from: { url }, src: previewOf(url), alt, ...size }];
    }),
  };
  return (
    <Making
      userId={userId}
      models={models}
      likeId={likeId}
      material={material}
      draft={draft}
      onDraft={set}
      onSheet={(edit) =>
        change((current) => withSheet(current, edit(current.sheet), new Date().toISOString()))
      }
      pictures={reading.pictures}
      chosen={chosen}
      isReading={isReading}
      adding={[isAdding, setAdding]}
      status={
        <ReadingStatus
          reading={reading}
          isReading={isReading}
          found={factCount(reading.sheet.facts.length)}
          onRead={read}
          onStop={stop}
          byHand={{ label: "Type facts by hand", onSelect: () => setAdding(true) }}
        />
      }
    />
  );
}
