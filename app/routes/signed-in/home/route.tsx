import { lazy, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { notStaffParameter } from "~/domain/access/not-staff-reason";
import { pageTitle } from "~/shell/page-title";
import { Composer } from "./composer";
import { RecentVideos } from "./recent-videos";
import { RunningJobs } from "./running-jobs";

/** Few people ever see it. */
const StaffNotice = lazy(() => import("./staff-notice"));

export function meta() {
  return [{ title: pageTitle("Home") }];
}

export default function Home() {
  const [query] = useSearchParams();
  const [isSentHome, setSentHome] = useState(false);
  useEffect(() => {
    if (query.has(notStaffParameter)) setSentHome(true);
  }, [query]);

  return (
    <main className="measure grid gap-12 py-10 lg:gap-16 lg:py-16">
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
        <Composer />
      </section>
      <RunningJobs />
      <RecentVideos />
    </main>
  );
}
