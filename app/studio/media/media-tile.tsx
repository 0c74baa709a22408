import { mediaKindOf } from "~/domain/assets/media-type";
import { timecode } from "~/scene/timecode";
import type { Asset } from "~/stores/assets/asset-document";
import { mediaUrl } from "../media-url";

interface MediaTileProps {
  asset: Asset;
  isChosen: boolean;
  onChoose: () => void;
}

/** A picture or clip to choose; clips play while they are pointed at. */
export function MediaTile({ asset, isChosen, onChoose }: MediaTileProps) {
  const isClip = mediaKindOf(asset.mediaType) === "clip";
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`${isClip ? "Clip" : "Picture"}: ${asset.alt || asset.name}`}
      title={asset.name}
      onClick={onChoose}
      className="group relative block aspect-square w-full overflow-hidden rounded-md bg-sunken outline-2 outline-transparent outline-offset-2 transition-[outline-color] hover:outline-line-strong focus-visible:outline-focus aria-pressed:outline-accent"
    >
      {isClip ? (
        <video
          src={`${mediaUrl(asset.id)}#t=0.1`}
          muted
          loop
          playsInline
          preload="metadata"
          onPointerEnter={({ currentTarget }) => void currentTarget.play().catch(() => {})}
          onPointerLeave={({ currentTarget }) => currentTarget.pause()}
          className="size-full object-contain"
        />
      ) : (
        <img src={mediaUrl(asset.id)} alt="" loading="lazy" className="size-full object-contain" />
      )}
      {isClip && asset.durationSeconds !== undefined && (
        <span className="tabular absolute end-1 bottom-1 rounded-[4px] bg-black/65 px-1 text-2xs text-white">
          {timecode(asset.durationSeconds)}
        </span>
      )}
      <span className="picture-edge absolute inset-0 rounded-[inherit]" />
    </button>
  );
}
