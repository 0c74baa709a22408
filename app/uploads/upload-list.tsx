import ChevronDown from "lucide-react/icons/chevron-down";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { ProgressBar } from "~/ui/progress-bar";
import { clearUploads } from "./upload-queue";
import { UploadRow } from "./upload-row";
import { isUnderway, type UploadRun } from "./upload-state";

const foldWhenDoneMs = 6000;

/** The files themselves; can be folded up. Loaded with the first of them. */
export default function UploadList({ runs }: { runs: readonly UploadRun[] }) {
  const [isFolded, setFolded] = useFolded(runs);
  const underway = runs.filter(isUnderway);
  const shown = firstToSee(runs);
  const title = titleOf(runs, underway.length);
  return (
    <section
      aria-label="Uploads"
      className="fixed inset-x-3 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-30 overflow-hidden rounded-md bg-raised shadow-overlay sm:inset-x-auto sm:end-5 sm:w-[22rem] md:bottom-5"
    >
      <header className="flex h-11 items-center gap-0.5 ps-3.5 pe-1.5">
        <p role="status" className="min-w-0 grow truncate font-[600]">
          {title}
        </p>
        <IconButton
          label={isFolded ? "Show the files" : "Fold up"}
          size="sm"
          icon={<ChevronDown className={isFolded ? "size-4 rotate-180" : "size-4"} />}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        />
        {underway.length === 0 && (
          <IconButton
            label="Clear what is done"
            size="sm"
            icon={<X className="size-4" />}
            onClick={clearUploads}
          />
        )}
      </header>
      {isFolded && underway.length > 0 && (
        <div className="px-3.5 pb-3">
          <ProgressBar label={title} hideLabel value={shareOf(runs)} />
        </div>
      )}
      {!isFolded && (
        <ul className="max-h-[min(18rem,40dvh)] divide-y divide-line overflow-y-auto border-line border-t">
          {shown.map((run) => (
            <UploadRow key={run.id} run={run} />
          ))}
          {shown.length < runs.length && (
            <li className="tabular px-3.5 py-2.5 text-muted text-sm">
              And {runs.length - shown.length} more
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/**
 * Whether the list is folded: as the person left it, and by itself soon after all has arrived, so that it covers little.
 * Where all of it was for a place on a page, it stands there by then, and the list goes.
 */
function useFolded(runs: readonly UploadRun[]) {
  const [isFolded, setFolded] = useState(false);
  // That a file was there already is news in the library alone; elsewhere it is used just the same.
  const isOver =
    runs.length > 0 &&
    runs.every(({ state, scope }) => state === "done" || (state === "duplicate" && scope !== null));
  const isSeenElsewhere = runs.every(({ scope }) => scope !== null);
  useEffect(() => {
    if (!isOver) return;
    const end = () => {
      setFolded(true);
      if (isSeenElsewhere) clearUploads();
    };
    const timer = setTimeout(end, foldWhenDoneMs);
    return () => {
      clearTimeout(timer);
      setFolded(false);
    };
  }, [isOver, isSeenElsewhere]);
  return [isFolded, setFolded] as const;
}

/** More than this is not read, and each is drawn again with every step of any. */
const mostRows = 40;

/** What needs the person, what is being sent, what waits, and then what is done, the latest first. */
function firstToSee(runs: readonly UploadRun[]): UploadRun[] {
  const placeOf = ({ state }: UploadRun) => {
    if (state === "failed" || state === "file-needed" || state === "paused") return 0;
    if (state === "done" || state === "duplicate") return 3;
    return state === "queued" ? 2 : 1;
  };
  // Few enough stay where they are, below those that need the person.
  if (runs.length <= mostRows)
    return runs.toSorted((a, b) => Math.min(placeOf(a), 1) - Math.min(placeOf(b), 1));
  return runs
    .map((run, index) => ({ run, place: placeOf(run), index }))
    .sort((a, b) => a.place - b.place || (a.place === 3 ? b.index - a.index : a.index - b.index))
    .slice(0, mostRows)
    .map(({ run }) => run);
}

function titleOf(runs: readonly UploadRun[], underway: number): string {
  const files = (count: number) => (count === 1 ? "1 file" : `${count} files`);
  if (underway > 0) return `Uploading ${files(underway)}`;
  const failed = runs.filter(({ state }) => state === "failed" || state === "file-needed").length;
  const refused = runs.filter(({ state, isFinal }) => state === "failed" && isFinal).length;
  if (failed > 0 && failed === refused) {
    const done = runs.filter(({ state }) => state === "done" || state === "duplicate").length;
    return done > 0 ? `${files(done)} uploaded, ${refused} not taken` : `${files(refused)} not taken`;
  }
  if (failed > 0) return `${files(failed)} need you`.replace("1 file need", "1 file needs");
  const paused = runs.filter(({ state }) => state === "paused").length;
  return paused > 0 ? `${files(paused)} paused` : `${files(runs.length)} uploaded`;
}

function shareOf(runs: readonly UploadRun[]): number {
  const total = runs.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const sent = runs.reduce(
    (sum, { sizeBytes, share, state }) => sum + (state === "hashing" ? 0 : sizeBytes * share),
    0,
  );
  return total > 0 ? sent / total : 0;
}
