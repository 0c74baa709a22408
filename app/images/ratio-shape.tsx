import type { ImageRatio } from "~/domain/image/image-request";

/** A ratio, drawn as the outline of a picture of that shape. */
export function RatioShape({ ratio, boxPixels = 18 }: { ratio: ImageRatio; boxPixels?: number }) {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  const scale = boxPixels / Math.max(across, down);
  return (
    <span
      aria-hidden="true"
      className="grid place-items-center"
      style={{ width: boxPixels, height: boxPixels }}
    >
      <span
        className="rounded-[3px] border-[1.5px] border-current"
        style={{ width: Math.round(across * scale), height: Math.round(down * scale) }}
      />
    </span>
  );
}
