import { Suspense, useEffect, useState } from "react";
import { href, useSearchParams } from "react-router";
import { lazy } from "~/client/lazy";
import { useHydrated } from "~/client/use-hydrated";
import { notStaffParameter } from "~/domain/access/not-staff-reason";
import { usePageData } from "~/session/page-data";
import { useSignedInViewer } from "~/session/use-viewer";
import { pageTitle } from "~/shell/page-title";
import { useTour } from "~/shell/tour";
import { Composer } from "./composer";
import { RecentVideos } from "./recent-videos";
import { RunningJobs } from "./running-jobs";
import { useHomeWork } from "./use-home-work";

/** Few people ever see it. */
const StaffNotice = lazy(() => import("./staff-notice"));
/** For somebody new, and for whoever asks. */
const Tour = lazy(() => import("./tour"));
const SampleWorks = lazy(() => import("./sample-works"));
/** Below what is looked at first. */
const RecentImages = lazy(() => import("./recent-images"));
const WhatsNewList = lazy(() => import("./whats-new-list"));

export function meta() {
  return [{ title: pageTitle("Home") }];
}

export default function Home() {
  const [query, setQuery] = useSearchParams();
  const [isSentHome, setSentHome] = useState(false);
  useEffect(() => {
    if (query.has(notStaffParameter)) setSentHome(true);
  }, [query]);
  const isHydrated = useHydrated();
  // The exported page knows no address: what it is drawn with at first is as it was exported.
  const isAssisted = isHydrated && query.get("panel") === "assistant";
  const userId = useSignedInViewer()?.userId ?? null;
  const { studio } = usePageData();
  const { works, running } = useHomeWork(userId);
  const tour = useTour();
  const made = works.kind === "present" ? works.value : [];
  const isNew = works.kind === "present" && made.length === 0;
  const isTourShown = works.kind === "present" && (tour === "asked" || (isNew && tour !== "left"));
  const [lastMade] = made;
  const begun = running.find(({ kind }) => kind === "make-video");

  return (
    <main className={`measure grid gap-12 py-10 lg:gap-16 lg:py-16 ${isAssisted ? "beside-sheet" : ""}`}>
      {isSentHome && (
        <Suspense>
          <StaffNotice />
        </Suspense>
      )}
      <section aria-labelledby="home-heading" className="mx-auto grid w-full max-w-2xl gap-6">
        <h1
          id="home-heading"
          tabIndex={-1}
          className="text-balance text-center font-display text-4xl lg:text-5xl"
        >
          What do you want to show?
        </h1>
        <Composer
          userId={userId}
          models={isHydrated ? (studio?.models ?? null) : null}
          isAssisted={isAssisted}
          onAssistedChange={(isOpen) =>
            setQuery(isOpen ? { panel: "assistant" } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </section>
      {isNew && (
        <Suspense>
          <SampleWorks />
        </Suspense>
      )}
      {isTourShown && (
        <Suspense>
          <Tour
            begun={begun ? `${href("/prompt-to-video")}?job=${begun.id}` : null}
            made={lastMade ? href("/videos/:contentId", { contentId: lastMade.id }) : null}
            isShown={made.some(({ status }) => status === "published")}
          />
        </Suspense>
      )}
      <RunningJobs running={running} />
      {!isNew && <RecentVideos reading={works} />}
      {userId && works.kind === "present" && (
        <Suspense>
          <RecentImages userId={userId} />
          {!isNew && <WhatsNewList />}
        </Suspense>
      )}
    </main>
  );
}
