import { ImageWall } from "~/images/image-wall";
import type { PublicOrder } from "~/stores/public-images/public-images";
import { Button } from "~/ui/button";
import { ListEnd } from "~/ui/list-end";
import { Spinner } from "~/ui/spinner";
import { PublicTile } from "./public-tile";
import { firstShown, type ShownImage } from "./use-public-images";
import { usePublicPages } from "./use-public-pages";

interface PublicWallProps {
  label: string;
  /** The first page, live. */
  first: readonly ShownImage[];
  order: PublicOrder;
  onOpen: (imageId: string) => void;
}

/** All public images; more come as one nears their end. */
export function PublicWall({ label, first, order, onOpen }: PublicWallProps) {
  const { images, end, readMore } = usePublicPages(first, order, firstShown);
  return (
    <>
      <ImageWall label={label} items={images}>
        {(image) => <PublicTile image={image} onOpen={() => onOpen(image.id)} />}
      </ImageWall>
      {end === "more" && <ListEnd key={images.length} onReached={() => void readMore()} />}
      <footer className="grid min-h-10 place-items-center gap-2 text-center text-muted text-sm">
        {end === "reading" && <Spinner className="size-5" />}
        {end === "failed" && (
          <>
            <p role="status">The next ones could not be loaded.</p>
            <Button size="sm" onClick={() => void readMore()}>
              Try again
            </Button>
          </>
        )}
        {end === "all" && (
          <p className="tabular">
            That is all:{" "}
            {images.length === 1 ? "1 public image" : `${images.length.toLocaleString()} public images`}.
          </p>
        )}
      </footer>
    </>
  );
}
