import { useRef, useState } from "react";
import { Waveform } from "~/assets/waveform";
import { mediaKindOf } from "~/domain/media-type";
import { assetAddress } from "~/images/media-address";
import type { Asset } from "~/stores/asset-document";

/** The file itself: a picture to look at, a clip to play, a sound to hear. */
export function AssetPreview({ asset }: { asset: Asset }) {
  const kind = mediaKindOf(asset.mediaType);
  const address = assetAddress(asset);
  if (kind === "sound") return <SoundPreview asset={asset} address={address} />;
  const shape = { aspectRatio: `${asset.width} / ${asset.height}` };
  const style = "max-h-[72dvh] max-w-full rounded-md shadow-raised";
  return (
    <div className="grid min-h-60 place-items-center rounded-lg bg-sunken p-3 md:p-6">
      {kind === "clip" ? (
        // biome-ignore lint/a11y/useMediaCaption: a file of the person's own, as it is
        <video
          src={address}
          poster={asset.renditions?.length ? assetAddress(asset, 1280) : undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={asset.alt || asset.name}
          style={shape}
          className={style}
        />
      ) : (
        <img
          src={address}
          alt={asset.alt || asset.name}
          width={asset.width}
          height={asset.height}
          style={{ ...shape, backgroundColor: asset.color }}
          className={`${style} h-auto w-auto object-contain`}
        />
      )}
    </div>
  );
}

function SoundPreview({ asset, address }: { asset: Asset; address: string }) {
  const player = useRef<HTMLAudioElement>(null);
  const [share, setShare] = useState(0);
  return (
    <div className="grid gap-4 rounded-lg bg-sunken p-5 md:p-8">
      {asset.waveform && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={({ clientX, currentTarget }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            const audio = player.current;
            if (!audio || !Number.isFinite(audio.duration)) return;
            audio.currentTime = ((clientX - left) / width) * audio.duration;
          }}
          className="block h-32 w-full"
        >
          <Waveform peaks={asset.waveform} share={share} className="size-full" />
        </button>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: a file of the person's own, as it is */}
      <audio
        ref={player}
        src={address}
        controls
        preload="metadata"
        aria-label={asset.name}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          setShare(duration > 0 ? currentTime / duration : 0)
        }
        className="w-full"
      />
    </div>
  );
}
