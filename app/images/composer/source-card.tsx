import X from "lucide-react/icons/x";
import { mediaAddress } from "~/client/media-address";
import type { ImageRequest } from "~/domain/image/image-request";
import { IconButton } from "~/ui/icon-button";
import { operationNames } from "../operation-names";
import { MissingNote } from "./missing-note";
import { useFileAvailability } from "./use-file-availability";

/** Where a recalled request changes a picture: which, and how; without it, the prompt makes new images. */
export function SourceCard({
  userId,
  request,
  onChange,
}: {
  userId: string;
  request: ImageRequest;
  onChange: (request: ImageRequest) => void;
}) {
  const { operation, sourceAssetId, maskAssetId, extend } = request;
  const availability = useFileAvailability(userId, operation === "generate" ? null : sourceAssetId);
  if (operation === "generate") return null;
  const details = [
    maskAssetId && "marked area kept",
    extend && `${extend.top}, ${extend.right}, ${extend.bottom}, ${extend.left} pixels more`,
  ].filter(Boolean);
  return (
    <div className="grid gap-2 rounded-md border border-line bg-raised p-2">
      <div className="flex items-center gap-3">
        {sourceAssetId && availability.kind !== "gone" && (
          <img
            src={mediaAddress(sourceAssetId, 320)}
            alt="What it begins with"
            className="size-14 shrink-0 rounded-sm bg-sunken object-cover"
          />
        )}
        <div className="min-w-0 grow">
          <p className="font-[550]">{operationNames[operation]}</p>
          <p className="truncate text-muted text-sm">
            {details.length > 0 ? details.join(" · ") : "Begins with this picture"}
          </p>
        </div>
        <IconButton
          label="Make new images instead"
          size="sm"
          icon={<X className="size-4" />}
          onClick={() =>
            onChange({
              ...request,
              operation: "generate",
              sourceAssetId: null,
              maskAssetId: null,
              extend: null,
            })
          }
        />
      </div>
      <MissingNote availability={availability} />
    </div>
  );
}
