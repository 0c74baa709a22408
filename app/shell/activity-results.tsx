import { mediaAddress } from "~/client/media-address";
import type { Job } from "~/stores/jobs/jobs";

const mostShown = 8;

/** The images of a generation as they come; nothing for other work. */
export function ActivityResults({ job }: { job: Job }) {
  if (job.kind !== "make-images") return null;
  const imageIds = job.results.flatMap(({ imageId }) => imageId ?? []).slice(0, mostShown);
  if (imageIds.length === 0) return null;
  return (
    <span className="flex gap-1.5">
      {imageIds.map((imageId) => (
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
