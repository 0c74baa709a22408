import type { BriefDraft } from "~/briefs/brief-draft";
import { briefLimits } from "~/domain/video/brief";
import type { BriefReading } from "~/domain/video/brief-reading";
import { platformPresets } from "~/domain/video/platform";
import { toneNames } from "~/domain/video/tone-names";

interface BriefNotesProps {
  reading: BriefReading;
  draft: BriefDraft;
  onSet: (fields: Partial<BriefDraft>) => void;
}

/** What a brief says beside its subject: an address, and what it wishes of the video, set by one press. */
export function BriefNotes({ reading: { address, wishes }, draft, onSet }: BriefNotesProps) {
  const { tone, lengthSeconds, platform } = wishes;
  const seconds =
    lengthSeconds &&
    Math.min(briefLimits.longestSeconds, Math.max(briefLimits.shortestSeconds, Math.round(lengthSeconds)));
  const wished: Partial<BriefDraft> = {
    ...(tone && tone !== draft.tone && { tone }),
    ...(platform && platform !== draft.platform && { platform }),
    ...(seconds && seconds !== draft.lengthSeconds && { lengthSeconds: seconds }),
  };
  const names = [
    ...(wished.tone ? [toneNames[wished.tone]] : []),
    ...(wished.platform ? [platformPresets[wished.platform].name] : []),
    ...(wished.lengthSeconds ? [`${wished.lengthSeconds} s`] : []),
  ];
  if (!address && names.length === 0) return null;
  return (
    <div className="grid gap-1 text-muted text-sm">
      {address && (
        <p className="wrap-anywhere">
          <bdi className="font-[550] text-text">{address}</bdi> is shown on the last scene, as where to find
          you.
        </p>
      )}
      {names.length > 0 && (
        <p>
          Your brief asks for {new Intl.ListFormat("en-GB").format(names)}.{" "}
          <button
            type="button"
            onClick={() => onSet(wished)}
            className="font-[550] text-text underline underline-offset-2"
          >
            Set it
          </button>
        </p>
      )}
    </div>
  );
}
