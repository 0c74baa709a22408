import { useMemo } from "react";
import type { BriefDraft } from "~/briefs/brief-draft";
import { PreviewPlayer } from "~/player/preview-player";
import { applyBriefTheme } from "~/scene/apply-brief-theme";
import { sizeOfFormat } from "~/scene/format-size";
import { templateFrom } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { templateIdOfTone } from "~/scene/storyboard-from-script";
import { useLibrary } from "~/session/use-library";
import type { Board } from "~/stores/boards/board-document";

const text = (words: string) => ({ kind: "text" as const, text: words });

const seed = 7;

/** What stands where, in words that nobody takes for those of their video. */
const reel: Omit<Storyboard, "format" | "templateId"> = {
  version: 3,
  title: "The look",
  language: "en",
  seed,
  music: null,
  scenes: [
    {
      id: "one",
      role: "hook",
      durationSeconds: 2.6,
      slots: {
        label: text("Your name"),
        headline: text("Your opening stands here"),
        body: text("With what it is about."),
      },
    },
    {
      id: "two",
      role: "point",
      durationSeconds: 2.8,
      slots: { headline: text("A fact from your brief"), body: text("Word for word.") },
    },
    {
      id: "three",
      role: "action",
      durationSeconds: 2.6,
      slots: {
        headline: text("What to do next"),
        body: text("Where, and until when."),
        action: text("Your button"),
      },
    },
  ],
};

interface OpeningReelProps {
  look: Pick<BriefDraft, "format" | "tone" | "templateId" | "colors">;
  /** The one whose colours the video takes. */
  board: Pick<Board, "palette" | "typography"> | null;
}

/** The look that is chosen, played by the engine itself: shape, template and colours. */
export function OpeningReel({ look, board }: OpeningReelProps) {
  const library = useLibrary();
  const { format, tone, templateId, colors } = look;
  const storyboard = useMemo(() => {
    const plain = { ...reel, format, templateId: templateId ?? templateIdOfTone(tone, seed) };
    return applyBriefTheme(plain, { templateId, colors }, board);
  }, [format, tone, templateId, colors, board]);
  const composition = useMemo(
    () => resolveComposition(storyboard, sizeOfFormat(format, 0.6), library),
    [storyboard, format, library],
  );
  const { name } = templateFrom(library, storyboard.templateId);
  return (
    <figure className="hidden gap-3 lg:sticky lg:top-24 lg:grid">
      <div className="overflow-hidden rounded-lg shadow-overlay">
        <PreviewPlayer
          key={format}
          composition={composition}
          mediaUrl={(assetId) => `/media/assets/${assetId}`}
          label={`The template ${name} in the chosen shape and colours`}
          autoPlay
        />
      </div>
      <figcaption className="text-muted text-sm">
        {templateId
          ? `${name}, the template you chose. Your words and pictures come into it.`
          : `${name}, one of the templates this tone begins with. The versions show others, too.`}
      </figcaption>
    </figure>
  );
}
