import Check from "lucide-react/icons/check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { fileSize, spokenLength } from "~/domain/video/video-figures";
import type { ExportCheck, ExportProblem } from "~/export/preflight";
import { timecode } from "~/scene/timecode";
import { classNames } from "~/ui/class-names";
import { Spinner } from "~/ui/spinner";
import { longerThanAsked } from "./longer-than-asked";

interface ExportChecksProps {
  /** Null while it is being looked. */
  check: ExportCheck | null;
  durationSeconds: number;
  /** What the brief asked for; null where it is not known. */
  askedSeconds: number | null;
  frameCount: number;
  /** In words, e.g. "H.264 and AAC". */
  codecs: string;
  hasPicture: boolean;
  /** Scenes whose voice says other words than stand there now. */
  staleVoices: readonly number[];
}

/** Problems by the line they stand in. What has no line of its own stands under the encoder. */
const lines: Record<string, ExportProblem["code"][]> = {
  fonts: ["font-unavailable", "characters-uncovered"],
  media: ["media-missing", "sound-unavailable", "sound-unknown", "no-sound"],
  length: ["empty-video"],
  room: ["storage-full"],
};

/** Everything worth knowing before an export, one line each. */
export function ExportChecks({
  check,
  durationSeconds,
  askedSeconds,
  frameCount,
  codecs,
  hasPicture,
  staleVoices,
}: ExportChecksProps) {
  const problemsOf = (line: string) =>
    check?.problems.filter(({ code }) => lines[line]?.includes(code)) ?? [];
  const elsewhere =
    check?.problems.filter(({ code }) => !Object.values(lines).some((codes) => codes.includes(code))) ?? [];
  const reused = Math.floor((check?.reusableShare ?? 0) * 100);
  return (
    <section aria-labelledby="export-checks-heading" aria-busy={!check} className="grid gap-2">
      <h4 id="export-checks-heading" className="flex items-center gap-2 font-[550] text-sm">
        Before you start
        {!check && (
          <span className="inline-flex items-center gap-1.5 font-normal text-muted">
            <Spinner className="size-3.5" /> trying a few frames
          </span>
        )}
      </h4>
      <dl className="divide-y divide-line rounded-md border border-line bg-raised text-sm">
        <Line name="Encoder" isKnown={check !== null} problems={elsewhere}>
          {codecs}
        </Line>
        {hasPicture && (
          <Line name="Fonts" isKnown={check !== null} problems={problemsOf("fonts")}>
            All there
          </Line>
        )}
        <Line name={hasPicture ? "Media" : "Sound"} isKnown={check !== null} problems={problemsOf("media")}>
          All there
        </Line>
        {staleVoices.length > 0 && (
          <Line
            name="Voice"
            isKnown
            problems={[
              {
                code: "voice-stale",
                blocking: false,
                message: `${staleVoices.length === 1 ? "Scene" : "Scenes"} ${staleVoices.join(", ")}: the voice and its captions say the old words. Speak them again under Sound.`,
              },
            ]}
          >
            Says what is written
          </Line>
        )}
        <Line
          name="Length"
          isKnown
          problems={[...problemsOf("length"), ...longerThanAsked(durationSeconds, askedSeconds)]}
        >
          {timecode(durationSeconds)}
          {frameCount > 1 && <> · {frameCount} frames</>}
        </Line>
        <Line name="Size" isKnown={check !== null} problems={[]}>
          {check?.estimate ? `About ${fileSize(check.estimate.sizeBytes)}` : "Not known"}
        </Line>
        <Line name="Time" isKnown={check !== null} problems={[]}>
          {check?.estimate ? `About ${spokenLength(Math.max(1, check.estimate.seconds))}` : "Not known"}
          {reused > 0 && <> · {reused}% is ready from before</>}
        </Line>
        <Line name="Room" isKnown={check !== null} problems={problemsOf("room")}>
          {check?.availableBytes === null || !check
            ? "The browser does not say"
            : `${fileSize(check.availableBytes)} free`}
        </Line>
        <Line name="Credits" isKnown problems={[]}>
          Free: your own browser does it
        </Line>
      </dl>
    </section>
  );
}

interface LineProps {
  name: string;
  isKnown: boolean;
  problems: readonly (Pick<ExportProblem, "blocking" | "message"> & { code: string })[];
  children: ReactNode;
}

function Line({ name, isKnown, problems, children }: LineProps) {
  const isBlocked = problems.some(({ blocking }) => blocking);
  const Icon = problems.length === 0 ? Check : isBlocked ? X : TriangleAlert;
  const state = problems.length === 0 ? "in order" : isBlocked ? "stands in the way" : "needs a look";
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-x-2 px-3 py-2">
      <dt className="flex gap-2 text-muted">
        <span className="grid h-lh w-4 shrink-0 place-items-center">
          {isKnown && (
            <Icon
              role="img"
              aria-label={state}
              className={classNames(
                "size-4",
                problems.length === 0 ? "text-success" : isBlocked ? "text-danger" : "text-warning",
              )}
            />
          )}
        </span>
        {name}
      </dt>
      <dd className="tabular min-w-0">
        {!isKnown ? (
          <span className="my-1 block h-3 w-24 rounded-sm bg-neutral-4" aria-hidden="true" />
        ) : problems.length === 0 ? (
          children
        ) : (
          <ul className={classNames("grid gap-1", isBlocked ? "text-danger" : "text-warning")}>
            {problems.map((problem) => (
              <li key={`${problem.code}/${problem.message}`}>{problem.message}</li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
