import { mediaAddress } from "~/client/media-address";

const mostShown = 8;

/** The images of a generation as they come; nothing for other work. */
export function ActivityResults({ imageIds }: { imageIds: readonly string[] }) {
  if (imageIds.length === 0) return null;
  return (
    <span className="flex gap-1.5">
      {imageIds.slice(0, mostShown).map((imageId) => (
        <img
          key={imageId}
          src={mediaAddress(imageId, 320)}
          alt=""
          loading="lazy"
          className="size-9 rounded-sm bg-neutral-4 object-cover"
        />
      ))}
    </span>
  );
}
