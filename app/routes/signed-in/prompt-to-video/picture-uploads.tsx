import X from "lucide-react/icons/x";
import type { BriefDraft } from "~/briefs/brief-draft";
import { briefLimits } from "~/domain/video/brief";
import { IconButton } from "~/ui/icon-button";
import { PictureTray } from "~/uploads/picture-tray";

type Upload = BriefDraft["uploads"][number];

const most = briefLimits.assets;

interface PictureUploadsProps {
  userId: string;
  uploads: Upload[];
  error: string | undefined;
  /** Given as a change because several files finish at once. */
  onChange: (change: (uploads: Upload[]) => Upload[]) => void;
  onBusyChange: (busy: boolean) => void;
}

/** The pictures and clips of a brief; each can be taken out again. */
export function PictureUploads({ userId, uploads, error, onChange, onBusyChange }: PictureUploadsProps) {
  return (
    <PictureTray
      userId={userId}
      scope="brief"
      label="Your pictures"
      addLabel="Add pictures"
      count={uploads.length}
      most={most}
      hint={`Up to ${most} pictures: PNG, JPEG, WebP, AVIF, GIF or SVG. Drop or paste them here.`}
      error={error}
      onUploaded={({ id }, name) =>
        onChange((kept) =>
          kept.some(({ assetId }) => assetId === id) ? kept : [...kept, { assetId: id, name }].slice(0, most),
        )
      }
      onBusyChange={onBusyChange}
    >
      {uploads.map((upload) => (
        <div
          key={upload.assetId}
          className="group relative aspect-square overflow-hidden rounded-md bg-sunken"
        >
          {upload.isClip ? (
            <video
              src={`/media/assets/${upload.assetId}#t=0.1`}
              aria-label={upload.name}
              muted
              playsInline
              preload="metadata"
              className="size-full object-cover"
            />
          ) : (
            <img
              src={`/media/assets/${upload.assetId}`}
              alt={upload.name}
              loading="lazy"
              className="size-full object-cover"
            />
          )}
          <div className="absolute end-1 top-1 rounded-sm bg-raised shadow-raised">
            <IconButton
              label={`Remove ${upload.name}`}
              size="sm"
              icon={<X className="size-3.5" />}
              onClick={() => onChange((kept) => kept.filter(({ assetId }) => assetId !== upload.assetId))}
            />
          </div>
        </div>
      ))}
    </PictureTray>
  );
}
