import { mediaAddress } from "~/client/media-address";
import type { PublicImage } from "~/stores/public-images/public-image-document";

interface ImageWallProps {
  images: Pick<PublicImage, "id" | "title" | "width" | "height" | "color">[];
  /** Opens the files of public images to who is not signed in. */
  token: string;
}

/** Public images in columns, each in its own shape, with its title below. */
export function ImageWall({ images, token }: ImageWallProps) {
  return (
    <ul className="columns-2 gap-4 md:columns-3 lg:columns-4">
      {images.map(({ id, title, width, height, color }) => (
        <li key={id} className="mb-4 break-inside-avoid">
          <figure className="grid gap-1.5">
            <img
              src={`${mediaAddress(id, 640)}&gallery=${token}`}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              style={{ backgroundColor: color }}
              className="h-auto w-full rounded-md"
            />
            <figcaption className="line-clamp-2 text-muted text-sm">{title}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
