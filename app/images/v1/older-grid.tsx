import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import PencilLine from "lucide-react/icons/pencil-line";
import Repeat from "lucide-react/icons/repeat-2";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Trash2 from "lucide-react/icons/trash-2";
import { useNavigate } from "react-router";
import type { Image } from "~/stores/images/image-document";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { Skeleton } from "~/ui/skeleton";
import { downloadImage } from "../download/download-image";
import { keepImages, starImages, trashImages } from "../image-actions";
import { gridPlace, ImageGrid } from "../image-grid";
import { ImageTile } from "../image-tile";
import { overPicture } from "../star-button";
import { olderEditAddress, olderImageAddress, olderRecallAddress } from "./older-address";

interface OlderGridProps {
  label: string;
  images: readonly Image[];
  models: readonly { id: string; label: string }[];
}

/** Images, each with a star and what can be done with it. */
export function OlderGrid({ label, images, models }: OlderGridProps) {
  return (
    <ImageGrid label={label} items={images}>
      {(image) => (
        <ImageTile
          image={image}
          to={olderImageAddress(image.id)}
          onStar={(starred) => void starImages([image.id], starred)}
          actions={<ImageActions image={image} models={models} />}
        />
      )}
    </ImageGrid>
  );
}

function ImageActions({ image, models }: { image: Image; models: OlderGridProps["models"] }) {
  const navigate = useNavigate();
  const { id, title, shelf, recipe } = image;
  const modelLabel = models.find((model) => model.id === recipe.modelId)?.label ?? recipe.modelId;
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${title}`}
          size="sm"
          icon={<Ellipsis className="size-4" />}
          className={overPicture}
        />
      }
    >
      <MenuItem icon={<PencilLine />} onSelect={() => void navigate(olderEditAddress(id))}>
        Edit
      </MenuItem>
      <MenuItem icon={<Repeat />} onSelect={() => void navigate(olderRecallAddress(id))}>
        Make again
      </MenuItem>
      <MenuItem icon={<Download />} onSelect={() => void downloadImage(image, modelLabel)}>
        Download
      </MenuItem>
      <MenuSeparator />
      {shelf === "trash" ? (
        <MenuItem icon={<RotateCcw />} onSelect={() => void keepImages([id])}>
          Restore
        </MenuItem>
      ) : (
        <MenuItem icon={<Trash2 />} danger onSelect={() => void trashImages([id], shelf)}>
          Move to trash
        </MenuItem>
      )}
    </Menu>
  );
}

const shapes = [1, 0.8, 1.5, 1, 1.78, 0.75, 1.25, 1].map((ratio, place) => ({
  place,
  width: ratio,
  height: 1,
}));

/** Stands where the grid will be. */
export function OlderGridSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your images"
      className="flex flex-wrap gap-2 [--row:132px] after:grow-[1000000] after:content-[''] sm:gap-3 sm:[--row:200px] xl:[--row:236px]"
    >
      {shapes.map(({ place, width, height }) => (
        <div key={place} style={gridPlace({ width, height })}>
          <Skeleton className="h-(--row) w-full" />
        </div>
      ))}
    </div>
  );
}
