import { useMemo } from "react";
import { type Inspiration, inspirationFile } from "~/images/inspirations/inspiration";
import { PreviewPlayer } from "~/player/preview-player";
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
