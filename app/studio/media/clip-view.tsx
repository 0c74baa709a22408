import { useEffect, useRef } from "react";
import type { MediaContent } from "~/scene/storyboard";
import { mediaUrl } from "../media-url";

type Clip = Extract<MediaContent, { kind: "clip" }>;

/** The part of a clip that is played, again and again, at its speed. Silent: the player is where it is heard. */
export function ClipView({ clip }: { clip: Clip }) {
  const video = useRef<HTMLVideoElement>(null);
  const { trimStartSeconds, trimEndSeconds, speed, assetId } = clip;

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.playbackRate = speed;
    const keepInside = () => {
      const end = trimEndSeconds ?? Number.POSITIVE_INFINITY;
      if (element.currentTime < trimStartSeconds - 0.1 || element.currentTime >= end) {
        element.currentTime = trimStartSeconds;
      }
    };
    keepInside();
    element.addEventListener("timeupdate", keepInside);
    return () => element.removeEventListener("timeupdate", keepInside);
  }, [trimStartSeconds, trimEndSeconds, speed]);

  useEffect(() => {
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isStill) void video.current?.play().catch(() => {});
  }, []);

  return (
    <video
      ref={video}
      key={assetId}
      src={mediaUrl(assetId)}
      aria-label={clip.alt || "The scene’s clip"}
      muted
      loop
      playsInline
      preload="auto"
      className="block max-h-72 max-w-full"
    />
  );
}
