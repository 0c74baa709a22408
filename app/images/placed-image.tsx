import { classNames } from "~/ui/class-names";
import type { ComparedImage } from "./compared-pair";

interface PlacedImageProps {
  picture: ComparedImage;
  /** What it is, unless the label beside it says so. */
  alt?: string;
  isHidden?: boolean;
}

/** An image at its place in the frame around it. */
export function PlacedImage({ picture, alt = picture.label, isHidden = false }: PlacedImageProps) {
  const { x, y, width, height } = picture.place;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <img
      src={picture.src}
      alt={alt}
      draggable={false}
      style={{ left: percent(x), top: percent(y), width: percent(width), height: percent(height) }}
      className={classNames("absolute max-w-none object-contain", isHidden && "invisible")}
    />
  );
}
