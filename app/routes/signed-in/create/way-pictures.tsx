import { useMemo } from "react";
import { type Inspiration, inspirationFile } from "~/images/inspirations/inspiration";
import { findInspiration } from "~/images/inspirations/inspirations";
import { PreviewPlayer } from "~/player/preview-player";
import { exampleProducts } from "~/rows/start/example-shop";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { sampleMediaUrl } from "~/studio/samples/sample-work";
import { sampleWorks } from "~/studio/samples/sample-works";

const previewScale = 0.3;

/** A sample video, playing. */
export function SampleVideo({ id }: { id: string }) {
  const composition = useMemo(() => {
    const work = sampleWorks.find(({ brief }) => brief.id === id)!;
    return resolveComposition(work.storyboard, sizeOfFormat(work.storyboard.format, previewScale));
  }, [id]);
  return (
    <span
      className="block h-full overflow-hidden rounded-md shadow-overlay"
      style={{ aspectRatio: `${composition.width} / ${composition.height}` }}
    >
      <PreviewPlayer
        composition={composition}
        mediaUrl={sampleMediaUrl}
        label="A video made of this example"
        autoPlay
      />
    </span>
  );
}

/** Pictures beside one another, as high as there is room. */
export function PictureFan({ inspirations }: { inspirations: readonly Inspiration[] }) {
  return (
    <span className="flex h-full max-w-full justify-center gap-3">
      {inspirations.map(({ id, picture }) => (
        <img
          key={id}
          src={inspirationFile(id, picture, 512)}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          style={{ backgroundColor: picture.color }}
          className="h-full w-auto min-w-0 rounded-md object-cover shadow-overlay"
        />
      ))}
    </span>
  );
}

/** A page, and what is read of it. */
export function PageFacts() {
  return (
    <span aria-hidden="true" className="flex h-full items-center gap-4">
      <span className="grid h-full w-28 content-start gap-2 rounded-md bg-raised p-3 shadow-overlay">
        <span className="h-2 w-16 rounded-full bg-neutral-8" />
        <span className="h-16 rounded-sm bg-accent-soft" />
        <span className="h-4 w-10 rounded-full bg-accent" />
        <span className="h-1.5 rounded-full bg-neutral-6" />
        <span className="h-1.5 w-20 rounded-full bg-neutral-6" />
        <span className="h-1.5 w-14 rounded-full bg-neutral-6" />
      </span>
      <span className="grid gap-2 text-sm">
        {["Name", "Price", "Rating"].map((name) => (
          <span
            key={name}
            className="rounded-sm border border-line bg-raised px-3 py-1.5 font-[550] shadow-raised"
          >
            {name}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Rows of a table, each beside its picture. */
export function TableRows() {
  return (
    <span aria-hidden="true" className="grid h-full w-72 max-w-full content-center">
      <span className="grid divide-y divide-line overflow-hidden rounded-md bg-raised shadow-overlay">
        {exampleProducts.slice(1, 6).map(({ sku, name, price, picture }) => {
          const inspiration = findInspiration(picture);
          return (
            <span
              key={sku}
              className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-3 px-3 py-1 text-xs"
            >
              <span className="size-7 overflow-hidden rounded-sm bg-sunken">
                {inspiration && (
                  <img
                    src={inspirationFile(picture, inspiration.picture, 512)}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="size-full object-cover"
                  />
                )}
              </span>
              <span className="truncate font-[550]">{name}</span>
              <span className="tabular text-muted">{price}</span>
            </span>
          );
        })}
      </span>
    </span>
  );
}
