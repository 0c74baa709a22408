import { type ReactEventHandler, useRef, useState } from "react";
import { Waveform } from "~/assets/waveform";
import { assetAddress } from "~/client/media-address";
import { mediaKindOf } from "~/domain/assets/media-type";
import type { Asset } from "~/stores/assets/asset-document";
import { useDerivedFirst } from "~/uploads/use-derivations";

/** The file itself: a picture to look at, a clip to play, a sound to hear. */
export function AssetPreview({ asset }: { asset: Asset }) {
  useDerivedFirst(asset);
  if (mediaKindOf(asset.mediaType) !== "picture") return <TimedPreview asset={asset} />;
  return (
    <div className="grid min-h-60 place-items-center rounded-lg bg-sunken p-3 md:p-6">
      <img
        src={assetAddress(asset)}
        alt={asset.alt || asset.name}
        width={asset.width}
        height={asset.height}
        style={{ aspectRatio: shapeOf(asset), backgroundColor: asset.color }}
        className={`${shownStyle} h-auto w-auto object-contain`}
      />
    </div>
  );
}

const shownStyle = "max-h-[72dvh] max-w-full rounded-md shadow-raised";
const shapeOf = ({ width, height }: Asset) => `${width} / ${height}`;

/** Played by the browser's own controls; what can be heard is also seen, and a click on it goes there. */
function TimedPreview({ asset }: { asset: Asset }) {
  const player = useRef<HTMLMediaElement>(null);
  const [share, setShare] = useState(0);
  const isClip = mediaKindOf(asset.mediaType) === "clip";
  const address = assetAddress(asset);
  const onTimeUpdate: ReactEventHandler<HTMLMediaElement> = ({ currentTarget: { currentTime, duration } }) =>
    setShare(duration > 0 ? currentTime / duration : 0);
  const waveform = asset.waveform && (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      onClick={({ clientX, currentTarget }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        const played = player.current;
        if (!played || !Number.isFinite(played.duration)) return;
        played.currentTime = ((clientX - left) / width) * played.duration;
      }}
      className={isClip ? "block h-14 w-full" : "block h-32 w-full"}
    >
      <Waveform peaks={asset.waveform} share={share} className="size-full" />
    </button>
  );
  if (isClip) {
    return (
      <div className="grid min-h-60 place-items-center gap-4 rounded-lg bg-sunken p-3 md:p-6">
        {/* biome-ignore lint/a11y/useMediaCaption: a file of the person's own, as it is */}
        <video
          ref={(element) => {
            player.current = element;
          }}
          src={address}
          poster={asset.renditions?.length ? assetAddress(asset, 1280) : undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={asset.alt || asset.name}
          onTimeUpdate={onTimeUpdate}
          style={{ aspectRatio: shapeOf(asset) }}
          className={shownStyle}
        />
        {waveform}
      </div>
    );
  }
  return (
    <div className="grid gap-4 rounded-lg bg-sunken p-5 md:p-8">
      {waveform}
      {/* biome-ignore lint/a11y/useMediaCaption: a file of the person's own, as it is */}
      <audio
        ref={(element) => {
          player.current = element;
        }}
        src={address}
        controls
        preload="metadata"
        aria-label={asset.name}
        onTimeUpdate={onTimeUpdate}
        className="w-full"
      />
    </div>
  );
}
