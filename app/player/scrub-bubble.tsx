import { useEffect, useRef, useState } from "react";
import type { Shown } from "~/player/paint";
import { Thumbnails } from "~/player/thumbnails";
import { timecode } from "~/scene/timecode";

interface ScrubBubbleProps {
  shown: Shown;
  mediaUrl: (assetId: string) => string;
  timeSeconds: number;
  /** Name of the chapter at that time, if it has one. */
  title: string | undefined;
}

/** What stands at a place of the position bar: a still, the time, the chapter. Loaded when first pointed at. */
export default function ScrubBubble({ shown, mediaUrl, timeSeconds, title }: ScrubBubbleProps) {
  const still = useStill(shown, mediaUrl, timeSeconds);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (still) place.current?.replaceChildren(still);
  }, [still]);
  const { width, height, durationSeconds } = shown.composition;
  const scale = Math.min(9.5 / width, 7.5 / height);
  const bubbleWidth = `${Math.max(width * scale, title ? 7 : 0)}rem`;
  return (
    <div
      aria-hidden="true"
      data-player-part="bubble"
      style={{
        left: `clamp(${bubbleWidth} / 2, ${(100 * timeSeconds) / durationSeconds}%, 100% - ${bubbleWidth} / 2)`,
        width: bubbleWidth,
      }}
      className="pointer-events-none absolute bottom-7 z-20 grid -translate-x-1/2 justify-items-center gap-1 text-center text-text"
    >
      <div
        ref={place}
        style={{ width: `${width * scale}rem`, aspectRatio: `${width} / ${height}` }}
        className="overflow-hidden rounded-sm bg-black shadow-overlay outline-1 outline-white/30 [&>canvas]:size-full"
      />
      <p className="max-w-full rounded-sm bg-black/75 px-1.5 py-0.5 text-xs">
        {title && <span className="line-clamp-2 text-balance font-medium">{title}</span>}
        <span className="tabular-nums">{timecode(timeSeconds)}</span>
      </p>
    </div>
  );
}

/** The still nearest to a time; the one before stays until it is drawn. */
function useStill(shown: Shown, mediaUrl: (assetId: string) => string, timeSeconds: number) {
  const [still, setStill] = useState<HTMLCanvasElement | null>(null);
  const thumbnails = useRef<Thumbnails | null>(null);
  const latestUrl = useRef(mediaUrl);
  latestUrl.current = mediaUrl;
  useEffect(() => {
    const ofShown = new Thumbnails(shown, (assetId) => latestUrl.current(assetId));
    thumbnails.current = ofShown;
    return () => ofShown.close();
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other assets have other stills
  useEffect(() => {
    let isWanted = true;
    void thumbnails.current?.stillAt(timeSeconds).then((next) => {
      if (isWanted && next) setStill(next);
    });
    return () => {
      isWanted = false;
    };
  }, [timeSeconds, shown]);
  return still;
}
