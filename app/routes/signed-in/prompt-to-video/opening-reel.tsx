import { useMemo } from "react";
import type { Format } from "~/domain/video/format";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";

const text = (words: string) => ({ kind: "text" as const, text: words });

/** What a short brief turns into, played by the engine itself in the chosen shape. */
const reel: Omit<Storyboard, "format"> = {
  version: 2,
  title: "A bakery opens",
  language: "en",
  templateId: "editorial",
  seed: 7,
  music: null,
  scenes: [
    {
      id: "one",
      role: "hook",
      durationSeconds: 2.6,
      slots: {
        label: text("Mill Street"),
        headline: text("Good bread takes its time"),
        body: text("We open on 3 May."),
      },
    },
    {
      id: "two",
      role: "point",
      durationSeconds: 2.8,
      slots: { headline: text("Slow-proofed loaves for £4"), body: text("Rye on Fridays.") },
    },
    {
      id: "three",
      role: "action",
      durationSeconds: 2.6,
      slots: {
        headline: text("Free coffee with every loaf"),
        body: text("In the first week."),
        action: text("See you there"),
      },
    },
  ],
};

export function OpeningReel({ format }: { format: Format }) {
  const composition = useMemo(
    () => resolveComposition({ ...reel, format }, sizeOfFormat(format, 0.6)),
    [format],
  );
  return (
    <figure className="hidden gap-3 lg:sticky lg:top-24 lg:grid">
      <div className="overflow-hidden rounded-lg shadow-overlay">
        <PreviewPlayer
          key={format}
          composition={composition}
          mediaUrl={(assetId) => `/media/assets/${assetId}`}
          label="An example video in the chosen shape"
          autoPlay
        />
      </div>
      <figcaption className="text-muted text-sm">
        An example, playing live. No file was rendered for it.
      </figcaption>
    </figure>
  );
}
