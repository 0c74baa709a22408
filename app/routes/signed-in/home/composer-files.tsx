import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { mediaAddress } from "~/client/media-address";
import { clipTypes } from "~/domain/assets/media-type";
import type { ImageRequest } from "~/domain/image/image-request";
import { briefLimits } from "~/domain/video/brief";
import { IconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { FailedUploads } from "~/uploads/failed-uploads";
import { isPicture, listNames } from "~/uploads/pick-pictures";
import { UploadThumb } from "~/uploads/upload-thumb";
import { useScopedUploads } from "~/uploads/use-scoped-uploads";
import type { ComposerFile } from "./composer-draft";

const most = briefLimits.assets;
const clips: readonly string[] = clipTypes;

interface ComposerFilesProps {
  userId: string;
  files: readonly ComposerFile[];
  /** Chosen, dropped or pasted, and not sent yet. */
  incoming: readonly File[];
  onTaken: () => void;
  onChange: (change: (files: readonly ComposerFile[]) => readonly ComposerFile[]) => void;
  /** What made a picture that came alone, where it was made here. */
  onRecipe: (request: ImageRequest) => void;
  /** Whether any are on their way. */
  onBusyChange: (isBusy: boolean) => void;
}

/** The files given to the home page: each is sent at once and can be taken out again. Loaded with the first of them. */
export default function ComposerFiles(props: ComposerFilesProps) {
  const { userId, files, incoming, onTaken, onChange, onRecipe, onBusyChange } = props;
  const { runs, onTheWay, add, retry, leaveOut } = useScopedUploads(
    userId,
    "home",
    ({ id, mediaType }, name) =>
      onChange((kept) =>
        kept.some(({ assetId }) => assetId === id)
          ? kept
          : [...kept, { assetId: id, name, isClip: clips.includes(mediaType) }].slice(0, most),
      ),
  );
  const isBusy = onTheWay > 0;
  useEffect(() => onBusyChange(isBusy), [isBusy, onBusyChange]);

  const room = most - files.length - onTheWay;
  const latest = useRef({ room, isFirst: files.length + onTheWay === 0, add, onTaken, onRecipe });
  latest.current = { room, isFirst: files.length + onTheWay === 0, add, onTaken, onRecipe };
  useEffect(() => {
    if (incoming.length === 0) return;
    const { room, isFirst, add, onTaken, onRecipe } = latest.current;
    onTaken();
    const taken = usable(incoming).slice(0, Math.max(0, room));
    add(taken);
    const [only] = taken;
    if (isFirst && taken.length === 1 && only) {
      void readRecipe(only).then((request) => request && onRecipe(request));
    }
  }, [incoming]);

  if (files.length + runs.length === 0) return null;
  return (
    <div className="grid gap-2 px-2">
      <ul aria-label="Your files" className="flex flex-wrap gap-2">
        {files.map((file) => (
          <li key={file.assetId} className="relative size-16 overflow-hidden rounded-sm bg-sunken">
            {file.isClip ? (
              <video
                src={`${mediaAddress(file.assetId)}#t=0.1`}
                aria-label={file.name}
                muted
                playsInline
                preload="metadata"
                className="size-full object-cover"
              />
            ) : (
              <img src={mediaAddress(file.assetId, 320)} alt={file.name} className="size-full object-cover" />
            )}
            <span className="absolute end-0.5 top-0.5 rounded-sm bg-raised shadow-raised">
              <IconButton
                label={`Remove ${file.name}`}
                size="sm"
                icon={<X className="size-3.5" />}
                onClick={() => onChange((kept) => kept.filter(({ assetId }) => assetId !== file.assetId))}
              />
            </span>
          </li>
        ))}
        {runs.map((run) => (
          <li key={run.id} className="size-16">
            <UploadThumb run={run} onRetry={() => retry(run)} onLeaveOut={() => leaveOut(run)} />
          </li>
        ))}
      </ul>
      <FailedUploads runs={runs} />
    </div>
  );
}

/** The pictures and clips among the files, as many as there is room for. What is left out is said. */
function usable(files: readonly File[]): File[] {
  const isUsable = (file: File) => file.size > 0 && (isPicture(file) || clips.includes(file.type));
  const taken = files.filter(isUsable);
  const others = files.filter((file) => !isUsable(file));
  if (others.length > 0) {
    showErrorToast(
      "Pictures and clips can be used here: PNG, JPEG, WebP, AVIF, GIF, SVG, MP4, WebM or MOV",
      `Left out: ${listNames(others)}.`,
    );
  }
  if (taken.length > most) {
    showErrorToast(`There is room for ${most} files`, `Left out: ${listNames(taken.slice(most))}.`);
  }
  return taken;
}

/** Reading a file that cannot be read is no reason not to send it. */
async function readRecipe(file: File): Promise<ImageRequest | null> {
  try {
    const { readRecipe } = await import("~/images/read-recipe");
    return await readRecipe(file);
  } catch {
    return null;
  }
}
