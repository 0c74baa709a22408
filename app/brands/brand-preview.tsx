import { useDeferredValue, useMemo, useState } from "react";
import type { BrandFields } from "~/domain/brands/brand";
import { type Format, formats } from "~/domain/video/format";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import { useLibrary } from "~/session/use-library";
import { SegmentedControl } from "~/ui/segmented-control";
import { brandMediaUrl, sampleInBrand } from "./sample-storyboard";

/** About twice the pixels it is shown at. */
const previewScale = 0.5;

interface BrandPreviewProps {
  brandId: string;
  fields: BrandFields;
  /** Where a logo is that is not kept yet. */
  logoUrl?: (assetId: string) => string | undefined;
}

/** A short video in the brand as it is set now, in any shape. */
export function BrandPreview({ brandId, fields, logoUrl }: BrandPreviewProps) {
  const [format, setFormat] = useState<Format>("9:16");
  const library = useLibrary();
  const shown = useDeferredValue(fields);
  const composition = useMemo(
    () =>
      resolveComposition(sampleInBrand(shown, brandId, format), sizeOfFormat(format, previewScale), library),
    [shown, brandId, format, library],
  );
  const mediaUrl = useMemo(() => {
    const kept = brandMediaUrl(brandId);
    return (assetId: string) => logoUrl?.(assetId) ?? kept(assetId);
  }, [brandId, logoUrl]);
  return (
    <section aria-label="Preview" className="grid justify-items-center gap-3">
      <div className={format === "9:16" ? "w-full max-w-72" : "w-full max-w-md"}>
        <PreviewPlayer
          composition={composition}
          mediaUrl={mediaUrl}
          label={`A sample video in ${fields.name}`}
          autoPlay
          className="rounded-lg shadow-raised"
        />
      </div>
      <SegmentedControl
        label="Shape of the sample"
        size="sm"
        value={format}
        onChange={setFormat}
        segments={formats.map((value) => ({ value, label: value }))}
      />
    </section>
  );
}
