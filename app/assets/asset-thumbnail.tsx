import FileAudio from "lucide-react/icons/file-audio";
import Film from "lucide-react/icons/film";
import { assetAddress } from "~/client/media-address";
import { mediaKindOf } from "~/domain/assets/media-type";
import type { RenditionWidth } from "~/domain/assets/rendition";
import type { Asset } from "~/stores/assets/asset-document";
import { classNames } from "~/ui/class-names";
import { Waveform } from "./waveform";

interface AssetThumbnailProps {
  asset: Pick<Asset, "id" | "fileId" | "mediaType" | "color" | "renditions" | "waveform">;
  width?: RenditionWidth;
  fit?: "cover" | "contain";
  className?: string;
}

/** What a file looks like: the picture, a clip's still, a sound's waveform; its own colour until that is there. */
export function AssetThumbnail({ asset, width = 320, fit = "cover", className }: AssetThumbnailProps) {
  const kind = mediaKindOf(asset.mediaType);
  const hasStill = kind === "picture" || (asset.renditions?.length ?? 0) > 0;
  return (
    <div
      className={classNames(
        "grid grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden bg-sunken",
        className,
      )}
      style={asset.color ? { backgroundColor: asset.color } : undefined}
    >
      {hasStill ? (
        <img
          src={assetAddress(asset, width)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          className={classNames("size-full", fit === "cover" ? "object-cover" : "object-contain")}
        />
      ) : asset.waveform ? (
        <Waveform peaks={asset.waveform} className="h-2/5 w-4/5" />
      ) : kind === "clip" ? (
        <Film className="size-7 text-faint" strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <FileAudio className="size-7 text-faint" strokeWidth={1.5} aria-hidden="true" />
      )}
    </div>
  );
}
