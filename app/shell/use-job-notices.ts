import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { describeJob } from "~/domain/jobs/describe-job";
import type { JobState } from "~/domain/jobs/job";
import { addressHere, isHere } from "~/session/address-here";
import type { Job } from "~/stores/jobs/jobs";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { newerAddress } from "./newer-address";

/** Says when a job ends or needs its person, unless they are looking at it. */
export function useJobNotices(jobs: readonly Job[] | null): void {
  const known = useRef<Map<string, JobState> | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!jobs) return;
    const before = known.current;
    known.current = new Map(jobs.map(({ id, state }) => [id, state]));
    // What was there when the page opened is no news.
    if (!before) return;
    for (const job of jobs) {
      const { address, readyMessage } = describeJob(job);
      if (before.get(job.id) === job.state || isShownAt(address, newerAddress(pathname, search))) continue;
      const place = addressHere(address);
      if (place === null) continue;
      const open = () => (isHere(address) ? void navigate(address) : location.assign(place));
      if (job.state === "done") showLinkToast(readyMessage, "Open", open);
      if (job.state === "waiting") showLinkToast(`“${job.title}” waits for your approval`, "Look", open);
      if (job.state === "failed") showErrorToast(`“${job.title}” could not be made`, job.error?.message);
    }
  }, [jobs, navigate, pathname, search]);
}

/** On its own page a job is seen to end; a place within the page does not matter, nor what else the address holds. */
function isShownAt(address: string, location: string): boolean {
  const [page = ""] = address.split("#");
  const [path, query = ""] = page.split("?");
  const [presentPath, presentQuery = ""] = location.split("?");
  const present = new URLSearchParams(presentQuery);
  return (
    path === presentPath &&
    [...new URLSearchParams(query)].every(([name, value]) => present.get(name) === value)
  );
}
