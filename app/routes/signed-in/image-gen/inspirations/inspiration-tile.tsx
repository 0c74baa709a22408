import Repeat2 from "lucide-react/icons/repeat-2";
import { Link, type To } from "react-router";
import { type Inspiration, inspirationFile } from "~/images/inspirations/inspiration";
import { remixAddress } from "~/images/inspirations/remix-address";

interface InspirationTileProps {
  inspiration: Inspiration;
  /** Shows it alone. */
  to: To;
  /** Where the Tab key enters the grid. */
  isEntry: boolean;
}

/** An inspiration in the grid: its picture, and what it is called and asks for once it is pointed at. */
export function InspirationTile({ inspiration, to, isEntry }: InspirationTileProps) {
  const { id, title, prompt, picture } = inspiration;
  const { width, height, color } = picture;
  const widthAtSide = (side: number) => Math.round((width * side) / Math.max(width, height));
  const tabIndex = isEntry ? 0 : -1;
  return (
    <article
      style={{ aspectRatio: `${width} / ${height}`, backgroundColor: color }}
      className="group/tile relative isolate overflow-hidden rounded-md"
    >
      <Link
        to={to}
        preventScrollReset
        tabIndex={tabIndex}
        data-inspiration={id}
        aria-label={title}
        className="absolute inset-0 rounded-md -outline-offset-2 after:absolute after:inset-0 after:rounded-md after:picture-edge"
      >
        <img
          src={inspirationFile(id, picture, 512)}
          srcSet={`${inspirationFile(id, picture, 512)} ${widthAtSide(512)}w, ${inspirationFile(id, picture, 1024)} ${widthAtSide(1024)}w`}
          sizes={`(max-width: 640px) ${Math.round((width / height) * 180)}px, ${Math.round((width / height) * 280)}px`}
          width={width}
          height={height}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 grid gap-0.5 bg-gradient-to-t from-black/80 to-transparent px-3 pt-10 pb-2.5 text-white opacity-0 transition-opacity group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 [@media(hover:none)]:hidden"
        >
          <span className="truncate font-[600] text-sm">{title}</span>
          <span className="line-clamp-2 text-xs">{prompt}</span>
        </span>
      </Link>
      <Link
        to={remixAddress(id)}
        tabIndex={tabIndex}
        aria-label={`Remix ${title}`}
        className="absolute end-1.5 top-1.5 inline-flex h-8 items-center gap-1.5 rounded-md bg-raised/92 px-2.5 font-[550] text-sm text-text opacity-0 shadow-raised transition-opacity hover:bg-raised group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 [@media(hover:none)]:hidden"
      >
        <Repeat2 className="size-4" /> Remix
      </Link>
    </article>
  );
}
