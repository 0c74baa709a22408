import { timecode } from "~/scene/timecode";
import type { Chapter } from "./watched-video";

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** Of the video (BCP 47). */
  language: string;
  /** The chapter being shown; -1 where none is. */
  currentIndex: number;
  onChoose: (chapter: Chapter) => void;
}

/** The words of the video by scene: a way into it, and its text for whoever does not see it. */
export function ChapterList({ chapters, language, currentIndex, onChoose }: ChapterListProps) {
  if (chapters.length === 0) return null;
  return (
    <section aria-labelledby="chapters-heading" className="grid content-start gap-2">
      <h2 id="chapters-heading" className="font-[550] text-muted text-sm">
        In this video
      </h2>
      <ol lang={language} className="wrap-anywhere -mx-3 grid gap-0.5">
        {chapters.map((chapter, index) => (
          <li key={chapter.key}>
            <button
              type="button"
              aria-current={index === currentIndex ? "step" : undefined}
              onClick={() => onChoose(chapter)}
              className="grid w-full grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 rounded-md px-3 py-2 text-start transition-colors hover:bg-hover aria-[current]:bg-accent-soft"
            >
              <span className="tabular pt-px text-muted text-sm">{timecode(chapter.startSeconds)}</span>
              <span className="grid gap-0.5">
                {chapter.label && (
                  <span className="text-muted text-xs">
                    <bdi>{chapter.label}</bdi>
                  </span>
                )}
                <span className="font-[550]">
                  <bdi>{chapter.headline}</bdi>
                </span>
                {chapter.text && (
                  <span className="text-muted text-sm">
                    <bdi>{chapter.text}</bdi>
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
