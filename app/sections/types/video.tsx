import { timecode } from "~/scene/timecode";
import { defineSection, type ShownSection } from "~/sections/define-section";
import type { ShownPage } from "~/sections/shown-page";
import { headSlots } from "~/sections/types/head-slots";
import { SectionHead } from "~/sections/view/section-head";
import { Words } from "~/sections/view/words";
import css from "./video.css?inline";

const slots = {
  ...headSlots,
  video: { kind: "video", label: "Video", source: "media", isRequired: true },
  caption: { kind: "text", label: "Caption", source: "written", most: 120, lines: "one" },
} as const;

/** A published video of the same person: its first frame until it is pressed. */
export const video = defineSection({
  type: "video",
  version: 1,
  label: "Video",
  about: "One of your published videos, played in place",
  group: "show",
  variants: [
    { value: "wide", label: "Wide" },
    { value: "beside", label: "Beside the words" },
  ],
  slots,
  islands: ["video"],
  css,
  View: ({ section, page }) => (
    <div className="frame">
      <SectionHead section={section} page={page} />
      <Film section={section} page={page} />
    </div>
  ),
});

function Film({ section, page }: { section: ShownSection<typeof slots>; page: ShownPage }) {
  const { video: shown, caption } = section.slots;
  if (!shown) return null;
  const { title, posterSrc, ratio, durationSeconds, playerHref, watchHref } = shown.video;
  return (
    <figure style={{ "--ratio": ratio.toFixed(4) } as Record<string, string>}>
      <a className="poster" href={watchHref} data-player={playerHref} data-title={title}>
        {posterSrc && (
          <img
            src={posterSrc}
            alt=""
            width={960}
            height={Math.round(960 / ratio)}
            decoding="async"
            {...(section.isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
          />
        )}
        <span className="play">
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path
              d="M8 5.2v13.6a.8.8 0 0 0 1.2.7l10.9-6.8a.8.8 0 0 0 0-1.4L9.2 4.5a.8.8 0 0 0-1.2.7z"
              fill="currentColor"
            />
          </svg>
        </span>
        <span className="length">
          <span className="visually-hidden">{`${page.messages.play}: ${title} `}</span>
          {timecode(durationSeconds)}
        </span>
      </a>
      <Words as="figcaption" slot={caption} page={page} />
    </figure>
  );
}
