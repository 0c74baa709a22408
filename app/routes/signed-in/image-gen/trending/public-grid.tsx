import { ImageGrid } from "~/images/image-grid";
import type { PublicOrder } from "~/stores/public-images/public-images";
import { Button } from "~/ui/button";
import { ListEnd } from "~/ui/list-end";
import { Spinner } from "~/ui/spinner";
import { PublicTile } from "./public-tile";
import { firstShown, type ShownImage } from "./use-public-images";
import { usePublicPages } from "./use-public-pages";

interface PublicGridProps {
  label: string;
  /** The first page, live. */
  first: readonly ShownImage[];
  order: PublicOrder;
  onOpen: (imageId: string) => void;
}

/** All public images; more come as one nears their end. */
export function PublicGrid({ label, first, order, onOpen }: PublicGridProps) {
  const { images, end, readMore } = usePublicPages(first, order, firstShown);
  return (
    <>
      <ImageGrid label={label} items={images}>
        {(image) => <PublicTile image={image} onOpen={() => onOpen(image.id)} />}
      </ImageGrid>
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
