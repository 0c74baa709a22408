import { href, Link } from "react-router";
import { assetAddress } from "~/client/media-address";
import { useRecentImages } from "~/images/use-recent-images";

const shown = 10;

/** The latest pictures, made or uploaded; nothing stands here when there are none. */
export default function RecentImages({ userId }: { userId: string }) {
  const reading = useRecentImages(userId);
  const pictures = reading.kind === "present" ? reading.value.slice(0, shown) : [];
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="images-heading" className="grid gap-4">
      <header className="flex items-baseline justify-between gap-4">
        <h2 id="images-heading" className="font-[600] text-lg">
          Pictures
        </h2>
        <Link
          to={href("/image-gen/all")}
          className="text-muted text-sm underline-offset-2 hover:text-text hover:underline"
        >
          All images
        </Link>
      </header>
      <ul className="flex gap-3 overflow-x-auto pb-2">
        {pictures.map((picture) => (
          <li key={picture.id} className="shrink-0">
            <Link
              to={href("/image-gen/:id", { id: picture.id })}
              className="block h-32 overflow-hidden rounded-md outline-2 outline-transparent outline-offset-2 transition-[outline-color] hover:outline-accent sm:h-36"
              style={{ aspectRatio: `${picture.width} / ${picture.height}`, backgroundColor: picture.color }}
            >
              <img
                src={assetAddress(picture, 320)}
                alt={picture.alt || picture.name}
                loading="lazy"
                className="size-full object-cover"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
