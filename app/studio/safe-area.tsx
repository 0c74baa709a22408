import type { Format } from "~/domain/video/format";
import { type Platform, platformPresets } from "~/domain/video/platform";
import { safeInsets } from "~/scene/format-size";

interface SafeAreaProps {
  format: Format;
  platform: Platform | undefined;
}

/** Shades what a platform's own controls may cover. Lies over the player and lets every press through. */
export default function SafeArea({ format, platform }: SafeAreaProps) {
  const { top, right, bottom, left } = safeInsets(format, platform);
  const inset = [top, right, bottom, left].map((share) => `${share * 100}%`).join(" ");
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 z-10 overflow-hidden">
      <div
        style={{ inset }}
        className="absolute rounded-[3px] border border-white/90 border-dashed shadow-[0_0_0_200vmax_oklch(0.45_0.2_20/0.28),0_0_0_1px_oklch(0_0_0/0.35)]"
      >
        <span className="absolute start-1 top-1 rounded-[3px] bg-black/60 px-1.5 py-0.5 text-2xs text-white">
          {platform ? platformPresets[platform].name : "Free on every platform"}
        </span>
      </div>
    </div>
  );
}
