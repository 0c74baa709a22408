import type { CSSProperties } from "react";
import { type ImageFile, placeKey, type ShownSlot } from "~/sections/shown-page";

interface PictureProps {
  slot: ShownSlot<"image"> | undefined;
  /** How wide it is shown, as the `sizes` of an image say it. */
  sizes: string;
  /** Width by height it is cropped to; null shows it whole. */
  ratio: number | null;
  /** Loaded before anything else: of the first section alone. */
  isFirst?: boolean;
  className?: string;
}

const types = ["image/avif", "image/webp"] as const;

/** An image in the files a browser reads best, in a box that has its size before it is there. */
export function Picture({ slot, sizes, ratio, isFirst = false, className = "" }: PictureProps) {
  if (!slot) return null;
  const { file, alt, focusX, focusY, place } = slot;
  const shape = ratio ?? file.width / file.height;
  const style: CSSProperties = {
    aspectRatio: shape.toFixed(4),
    ...(file.color && { backgroundColor: file.color }),
    ...(ratio !== null && { objectPosition: `${percent(focusX)} ${percent(focusY)}` }),
  };
  return (
    <picture className={`picture ${className}`.trim()} data-image={placeKey(place)}>
      {types.map((type) => {
        const files = file.files.filter(({ mediaType }) => mediaType === type);
        return files.length > 0 && <source key={type} type={type} srcSet={srcSetOf(files)} sizes={sizes} />;
      })}
      <img
        src={file.src}
        alt={alt}
        width={file.width}
        height={Math.round(file.width / shape)}
        style={style}
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

function srcSetOf(files: readonly ImageFile[]): string {
  return files.map(({ src, width }) => `${src} ${width}w`).join(", ");
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
