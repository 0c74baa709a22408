import Flag from "lucide-react/icons/flag";
import Repeat2 from "lucide-react/icons/repeat-2";
import Star from "lucide-react/icons/star";
import { publicMediaAddress } from "./public-address";
import type { ShownImage } from "./use-public-images";

/** A public image in the grid, with what people did with it; among the reported ones, how many reported it. */
export function PublicTile({ image, onOpen }: { image: ShownImage; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`${image.title}, remixes: ${image.remixes}, stars: ${image.stars}${image.reasons ? `, reports: ${image.reports}` : ""}`}
      style={{ aspectRatio: `${image.width} / ${image.height}`, backgroundColor: image.color }}
      className="group relative block w-full overflow-hidden rounded-md"
    >
      <img
        src={publicMediaAddress(image.id, 640)}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
      <span
        aria-hidden="true"
        className="tabular absolute start-2 bottom-2 flex items-center gap-2.5 rounded-full bg-raised/92 px-2 py-0.5 font-[550] text-text text-xs shadow-raised"
      >
        <span className="inline-flex items-center gap-1">
          <Repeat2 className="size-3.5" /> {image.remixes}
        </span>
        <span className="inline-flex items-center gap-1">
          <Star className="size-3.5" /> {image.stars}
        </span>
        {image.reasons && (
          <span className="inline-flex items-center gap-1 text-danger">
            <Flag className="size-3.5" /> {image.reports}
          </span>
        )}
      </span>
    </button>
  );
}
