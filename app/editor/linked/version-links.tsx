import { Link } from "react-router";
import { languageName } from "~/domain/text/language-name";
import { formatSeconds } from "~/scene/describe-move";
import type { Storyboard } from "~/scene/storyboard";
import { outOfDateTexts } from "~/scene/version-words";
import { videoSeconds } from "~/scene/video-length";
import type { Content } from "~/stores/content/content-document";
import { placesAre } from "./out-of-date-places";

interface VersionLinksProps {
  versions: readonly Content[];
  /** Of their original, as it is now. */
  storyboard: Storyboard;
  addressOf: (contentId: string) => string;
}

/** Versions of a video, what each is, and where it no longer says what the video says. */
export function VersionLinks({ versions, storyboard, addressOf }: VersionLinksProps) {
  return (
    <ul aria-label="Linked versions" className="grid w-full gap-2">
      {versions.map(({ id, title, linkedTo, storyboard: own }) => {
        const outOfDate = outOfDateTexts(own, storyboard);
        return (
          <li key={id} className="grid gap-0.5">
            <span className="flex items-baseline justify-between gap-3">
              <Link className="truncate text-text underline underline-offset-2" to={addressOf(id)}>
                {title}
              </Link>
              <span className="shrink-0 text-muted">
                {languageName(own.language)}, {own.format}
                {linkedTo?.as === "cut" && `, ${formatSeconds(videoSeconds(own))}`}
              </span>
            </span>
            {outOfDate.length > 0 && (
              <span className="text-warning">{placesAre(outOfDate, own)} out of date.</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
