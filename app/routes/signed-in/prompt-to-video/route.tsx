import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import type { VideoJobDocument } from "~/domain/jobs/job";
import { readStudioPage } from "~/session/page-loaders";
import { pageTitle } from "~/shell/page-title";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import {
  type BriefDraft,
  draftOfBrief,
  forgetDraft,
  keepDraft,
  newDraft,
  readDraft,
  withPicture,
} from "./brief-draft";
import { BriefForm } from "./brief-form";
import { JobView } from "./job-view";
import { OpeningReel } from "./opening-reel";

export function meta() {
  return [{ title: pageTitle("New video") }];
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  const { userId, studio } = readStudioPage(asked);
  return { userId, models: studio.models };
}
clientLoader.hydrate = true as const;

export default function PromptToVideo({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const jobId = search.get("job");
  const boardId = search.get("board");
  /** A prompt from the home page, or a picture from its own page. */
  const brought = useLocation().state as { prompt?: string; picture?: BriefDraft["uploads"][number] } | null;
  const [draft, setDraft] = useState<BriefDraft | null>(null);

  // The draft lives in this browser, so it can only be read after the page has come alive.
  useEffect(() => {
    if (jobId) return;
    setDraft((current) => {
      const kept = current ?? readDraft();
      const draft = brought?.prompt ? { ...kept, prompt: brought.prompt } : kept;
      const styled = boardId ? { ...draft, boardId } : draft;
      return brought?.picture ? withPicture(styled, brought.picture) : styled;
    });
  }, [brought, jobId, boardId]);

  function start(next: BriefDraft) {
    keepDraft(next);
    setDraft(next);
    setSearch({});
  }

  if (jobId) {
    return (
      <main className="measure grid gap-8 py-8 lg:py-12">
        <Heading>Your video</Heading>
        <JobView
          key={jobId}
          jobId={jobId}
          onStartOver={(job: VideoJobDocument) => start(draftOfBrief(job.brief))}
          onNew={() => start(newDraft())}
        />
      </main>
    );
  }
  return (
    <main className="measure grid items-start gap-12 py-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:py-12">
      <div className="grid max-w-2xl gap-8">
        <Heading>Say it once, watch it play</Heading>
        {draft && (
          <BriefForm
            userId={loaderData.userId}
            draft={draft}
            models={loaderData.models}
            onChange={(change) => setDraft((current) => current && change(current))}
            onStarted={(started) => {
              forgetDraft(draft);
              setDraft(null);
              setSearch({ job: started });
            }}
          />
        )}
      </div>
      <OpeningReel format={draft?.format ?? "9:16"} />
    </main>
  );
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
      <OpeningReel format="9:16" />
    </main>
  );
}
