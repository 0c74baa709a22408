import Clapperboard from "lucide-react/icons/clapperboard";
import ExternalLink from "lucide-react/icons/external-link";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { href } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { stageNames } from "~/domain/jobs/job";
import { mayRepeat } from "~/domain/jobs/job-error";
import { addressHere, isHere } from "~/session/address-here";
import { usePageData } from "~/session/page-data";
import { CancelJob } from "~/shell/cancel-job";
import { formatElapsed } from "~/shell/elapsed";
import { useNow } from "~/shell/use-now";
import type { Asset } from "~/stores/assets/asset-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { IconButton } from "~/ui/icon-button";
import { ProgressBar } from "~/ui/progress-bar";
import { showErrorToast } from "~/ui/toast";
import { MadeAt } from "../feed/made-at";
import { retryLabel } from "../feed/retry-label";
import { isRunning, type ShownClip } from "../feed/shown-generation";
import { useAsset } from "../use-asset";
import { sendClip } from "./send-clip";

interface ClipCardProps {
  userId: string;
  clip: ShownClip;
  /** Takes one without a clip out of the feed. */
  onHide: (clipId: string) => void;
  /** Hears whether the clip lies in the trash, or is deleted. */
  onGone: (isGone: boolean) => void;
}

/** A clip in the feed: what was asked for, how far it is, and the clip itself once it is made. */
export function ClipCard({ userId, clip, onHide, onGone }: ClipCardProps) {
  const { id, clipRequest, modelLabel, state, assetId } = clip;
  const reading = useAsset(userId, assetId);
  const asset = reading.kind === "present" ? reading.value : undefined;
  // In the trash, or deleted: bringing it back shows it again.
  const isGone = asset === null || Boolean(asset?.trashedAt);
  useEffect(() => onGone(isGone), [isGone, onGone]);
  if (isGone) return null;
  return (
    <>
      <header className="flex items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <h3 className="line-clamp-2 text-pretty font-[550]">{clipRequest.prompt || "Without words"}</h3>
          <p className="tabular truncate text-muted text-sm">
            Clip · {modelLabel} · {clipRequest.ratio} · {clipRequest.seconds} s
            {!isRunning(clip) && (
              <>
                {" · "}
                <MadeAt ms={clip.startedMs} />
              </>
            )}
          </p>
        </div>
        {isRunning(clip) ? (
          <CancelJob jobId={id} />
        ) : (
          state !== "done" && (
            <div className="flex shrink-0 items-center gap-0.5">
              {mayRepeat(clip.error) && <RetryClip clip={clip} />}
              <IconButton
                label="Remove from the feed"
                size="sm"
                icon={<X className="size-4" />}
                onClick={() => onHide(id)}
              />
            </div>
          )
        )}
      </header>
      <div className="grid max-w-md gap-3">
        {isRunning(clip) && <ClipProgress clip={clip} />}
        {state === "failed" && (
          <p role="alert" className="rounded-md bg-danger-soft px-3 py-2 text-danger text-sm">
            {clip.error?.message ?? "It could not be made."}
          </p>
        )}
        {state === "cancelled" && <p className="text-muted text-sm">Cancelled. Nothing was paid.</p>}
        {state === "done" && assetId && <MadeClip clip={clip} assetId={assetId} asset={asset ?? null} />}
      </div>
    </>
  );
}

function ClipProgress({ clip }: { clip: ShownClip }) {
  const { sourceAssetId, ratio } = clip.clipRequest;
  const [across = 16, down = 9] = ratio.split(":").map(Number);
  const elapsedMs = useNow(true) - clip.startedMs;
  return (
    <>
      <div
        style={{ aspectRatio: across / down }}
        className="max-h-80 animate-shimmer overflow-hidden rounded-md bg-neutral-5"
      >
        {sourceAssetId && (
          <img
            src={mediaAddress(sourceAssetId, 640)}
            alt="What it begins with"
            className="size-full object-cover opacity-60"
          />
        )}
      </div>
      <ProgressBar label={stageNames[clip.stage]} value={null} detail={formatElapsed(elapsedMs)} />
    </>
  );
}

function MadeClip({ clip, assetId, asset }: { clip: ShownClip; assetId: string; asset: Asset | null }) {
  const [across = 16, down = 9] = clip.clipRequest.ratio.split(":").map(Number);
  const ratio = asset ? asset.width / asset.height : across / down;
  const { prompt } = clip.clipRequest;
  const file = addressHere(href("/assets/:assetId", { assetId }));
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nothing is said in it */}
      <video
        src={`${mediaAddress(assetId)}#t=0.1`}
        aria-label={clip.title}
        controls
        loop
        playsInline
        preload="metadata"
        style={{ aspectRatio: ratio }}
        className="max-h-[60dvh] w-full rounded-md bg-sunken"
      />
      <div className="flex flex-wrap gap-2">
        {isHere(href("/prompt-to-video")) && (
          <ButtonLink
            to={href("/prompt-to-video")}
            state={{ prompt: prompt || clip.title, picture: { assetId, name: clip.title, isClip: true } }}
            size="sm"
            icon={<Clapperboard className="size-3.5" />}
          >
            Use in a video
          </ButtonLink>
        )}
        {file && (
          <ButtonLink to={file} size="sm" variant="ghost" icon={<ExternalLink className="size-3.5" />}>
            Open the file
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/** Asks for the very same once more. */
function RetryClip({ clip }: { clip: ShownClip }) {
  const [isSending, setSending] = useState(false);
  const models = usePageData().studio?.models.clips ?? [];
  const price = models.find(({ id }) => id === clip.clipRequest.modelId)?.creditsPerResult ?? null;
  const [key] = useState(() => crypto.randomUUID());
  async function send() {
    setSending(true);
    try {
      await sendClip(clip.clipRequest, key);
    } catch (error) {
      showErrorToast("The clip could not be started", error instanceof Error ? error.message : undefined);
    }
    setSending(false);
  }
  return (
    <Button
      size="sm"
      loading={isSending}
      disabled={price === null}
      icon={<RotateCcw className="size-3.5" />}
      onClick={() => void send()}
    >
      {retryLabel(null, price)}
    </Button>
  );
}
