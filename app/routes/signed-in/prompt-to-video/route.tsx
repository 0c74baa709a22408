import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { type BriefDraft, draftOfBrief, newDraft } from "~/briefs/brief-draft";
import { writableLanguages } from "~/briefs/written-language";
import type { VideoJobDocument } from "~/domain/jobs/job";
import { useBoards } from "~/images/boards/use-boards";
import { readStudioPage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { classNames } from "~/ui/class-names";
import { Skeleton } from "~/ui/skeleton";
import { showLinkToast } from "~/ui/toast";
import type { Route } from "./+types/route";
import { BriefForm } from "./brief-form";
import { JobView } from "./job-view";
import { type Brought, bringIn, forgetDraft, keepDraft, readDraft } from "./kept-draft";
import { OpeningReel } from "./opening-reel";
import { RunningJobs } from "./running-jobs";

export function meta() {
  return [{ title: pageTitle("New video") }];
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  const { userId, studio } = readStudioPage(asked);
  return { userId, models: studio.models };
}
clientLoader.hydrate = true as const;

export { keepOnSearchChange as shouldRevalidate } from "~/client/keep-on-search-change";

export default function PromptToVideo({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get("job");
  const boardId = search.get("board");
  const isAssisted = search.get("panel") === "assistant";
  const brought = useLocation().state as Brought | null;
  const navigate = useNavigate();
  const [draft, setDraft] = useState<BriefDraft | null>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const [startsAtOnce, setStartsAtOnce] = useState(false);
  /** What was being written when another brief was handed over to start at once. */
  const putAside = useRef<BriefDraft | null>(null);

  // The draft lives in this browser, so it can only be read after the page has come alive.
  useEffect(() => {
    if (jobId) return;
    const kept = latest.current ?? readDraft();
    const starts = brought?.starts === true;
    const next = starts
      ? bringIn(newDraft(), brought)
      : bringIn(boardId ? { ...kept, boardId } : kept, brought ?? {});
    setDraft(next);
    if (!brought) return;
    keepDraft(next);
    const { prompt } = kept;
    if (starts) {
      setStartsAtOnce(true);
      if (prompt.trim() && prompt !== next.prompt) putAside.current = kept;
    }
    if (!starts && prompt.trim() && prompt !== next.prompt) {
      showLinkToast("Your earlier brief was replaced", "Put it back", () =>
        setDraft((current) => current && { ...current, prompt }),
      );
    }
    // A reload would hand it over once more, over what is typed from here on.
    void navigate({ search: location.search }, { replace: true, state: null, preventScrollReset: true });
  }, [brought, jobId, boardId, navigate]);

  function start(next: BriefDraft) {
    keepDraft(next);
    setDraft(next);
    setSearch({});
  }

  if (jobId) {
    return (
      <main className="measure grid grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:gap-8 lg:py-8">
        <JobView
          key={jobId}
          jobId={jobId}
          onStartOver={(job: VideoJobDocument) => start(draftOfBrief(job.brief))}
          writable={writableLanguages(loaderData.models.scripts)}
          onWriteAgain={(brief) => {
            setStartsAtOnce(true);
            start(draftOfBrief(brief));
          }}
          onNew={() => start(newDraft())}
        />
      </main>
    );
  }
  return (
    <main
      className={classNames(
        "measure grid items-start gap-12 py-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:py-12",
        isAssisted && "beside-sheet max-[90rem]:lg:grid-cols-1",
      )}
    >
      <div className="grid max-w-2xl gap-8">
        <Heading>Say it once, watch it play</Heading>
        <RunningJobs userId={loaderData.userId} />
        {draft && (
          <BriefForm
            userId={loaderData.userId}
            draft={draft}
            models={loaderData.models}
            onChange={(change) => setDraft((current) => current && change(current))}
            startsAtOnce={startsAtOnce}
            isAssisted={isAssisted}
            onAssistedChange={(isOpen) =>
              setSearch(
                (current) => {
                  if (isOpen) current.set("panel", "assistant");
                  else current.delete("panel");
                  return current;
                },
                { replace: true, preventScrollReset: true },
              )
            }
            onStarted={(started) => {
              setStartsAtOnce(false);
              if (putAside.current) keepDraft(putAside.current);
              else forgetDraft(draft);
              putAside.current = null;
              setDraft(null);
              setSearch({ job: started });
            }}
          />
        )}
      </div>
      {draft ? (
        <ChosenLook userId={loaderData.userId} draft={draft} />
      ) : (
        <OpeningReel look={newDraft()} board={null} />
      )}
    </main>
  );
}

/** The board's colours come a moment after the page. */
function ChosenLook({ userId, draft }: { userId: string; draft: BriefDraft }) {
  const board = useBoards(userId)?.find(({ id }) => id === draft.boardId) ?? null;
  return <OpeningReel look={draft} board={board} />;
}

function Heading({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="text-balance font-display text-3xl lg:text-4xl">
      {children}
    </h1>
  );
}

export function HydrateFallback() {
  return (
    <main className="measure grid items-start gap-12 py-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:py-12">
      <div className="grid max-w-2xl gap-8">
        <Heading>Say it once, watch it play</Heading>
        <div role="status" aria-label="Loading" className="grid gap-8">
          <div className="grid gap-3">
            <Skeleton className="h-52" />
            <Skeleton className="h-7 w-80 max-w-full" />
          </div>
          <Skeleton className="h-20" />
          <Skeleton className="h-48" />
        </div>
      </div>
      <OpeningReel look={newDraft()} board={null} />
    </main>
  );
}
