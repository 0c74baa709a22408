import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { describeJob } from "~/domain/jobs/describe-job";
import type { JobState } from "~/domain/jobs/job";
import { addressHere, isHere } from "~/session/address-here";
import type { Job } from "~/stores/jobs/jobs";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { newerAddress } from "./newer-address";
import type { TabWork } from "./tab-work";

/** What is said of work when its state changes. */
interface News {
  id: string;
  state: JobState;
  address: string;
  ready: string;
  waiting: string;
  failed: string;
  /** Why it failed, and what to do. */
  reason: string | undefined;
}

/** Says when work ends or needs its person, unless they are looking at it. */
export function useActivityNotices(jobs: readonly Job[] | null, works: readonly TabWork[]): void {
  const known = useRef<Map<string, JobState> | null>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!jobs) return;
    const all = [...jobs.map(newsOfJob), ...works.map(newsOfTabWork)];
    const before = known.current;
    known.current = new Map(all.map(({ id, state }) => [id, state]));
    // What was there when the page opened is no news.
    if (!before) return;
    for (const { id, state, address, ready, waiting, failed, reason } of all) {
      if (before.get(id) === state || isShownAt(address, newerAddress(pathname, search))) continue;
      const place = addressHere(address);
      if (place === null) continue;
      const open = () => (isHere(address) ? void navigate(address) : location.assign(place));
      if (state === "done") showLinkToast(ready, "Open", open);
      if (state === "waiting") showLinkToast(waiting, "Look", open);
      if (state === "failed") showErrorToast(failed, reason);
    }
  }, [jobs, works, navigate, pathname, search]);
}

function newsOfJob(job: Job): News {
  const { address, readyMessage } = describeJob(job);
  return {
    id: job.id,
    state: job.state,
    address,
    ready: readyMessage,
    waiting: `“${job.title}” waits for your approval`,
    failed: `“${job.title}” could not be made`,
    reason: job.error?.message,
  };
}

function newsOfTabWork({ id, state, address, title, outcome }: TabWork): News {
  const said = `${title}: ${outcome}`;
  return { id, state, address, ready: said, waiting: said, failed: title, reason: outcome ?? undefined };
}

/** On its own page work is seen to end; a place within the page does not matter, nor what else the address holds. */
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
