import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { describeJob } from "~/domain/jobs/describe-job";
import type { JobState } from "~/domain/jobs/job";
import { addressHere, isHere } from "~/session/address-here";
import type { Job } from "~/stores/jobs/jobs";
import { showErrorToast, showLinkToast } from "~/ui/toast";
import { newerAddress } from "./newer-address";
import type { TabWork } from "./tab-work";

interface Standing {
  id: string;
  state: JobState;
  startedMs: number;
}

/**
 * What has changed since the states known before. What had begun before the page was opened and is only now heard of is
 * no news: a list may come from this device first, and the rest of it later.
 */
export function newsSince<Work extends Standing>(
  before: ReadonlyMap<string, JobState>,
  all: readonly Work[],
  openedMs: number,
): Work[] {
  return all.filter(({ id, state, startedMs }) => {
    const was = before.get(id);
    return was === undefined ? startedMs >= openedMs : was !== state;
  });
}

/** What is said of work when its state changes. */
interface News extends Standing {
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
  const [openedMs] = useState(() => Date.now());
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(() => {
    if (!jobs) return;
    const all = [...jobs.map(newsOfJob), ...works.map(newsOfTabWork)];
    const before = known.current;
    known.current = new Map(all.map(({ id, state }) => [id, state]));
    // What was there when the page opened is no news.
    if (!before) return;
    for (const news of newsSince(before, all, openedMs)) {
      const { state, address, ready, waiting, failed, reason } = news;
      if (isShownAt(address, newerAddress(pathname, search))) continue;
      const place = addressHere(address);
      if (place === null) continue;
      const open = () => (isHere(address) ? void navigate(address) : location.assign(place));
      if (state === "done") showLinkToast(ready, "Open", open);
      if (state === "waiting") showLinkToast(waiting, "Look", open);
      if (state === "failed") showErrorToast(failed, reason);
    }
  }, [jobs, works, openedMs, navigate, pathname, search]);
}

function newsOfJob(job: Job): News {
  const { address, readyMessage } = describeJob(job);
  return {
    id: job.id,
    state: job.state,
    startedMs: job.createdAt instanceof Date ? job.createdAt.getTime() : Date.now(),
    address,
    ready: readyMessage,
    waiting: `“${job.title}” waits for your approval`,
    failed: `“${job.title}” could not be made`,
    reason: job.error?.message,
  };
}

function newsOfTabWork({ id, state, startedMs, address, title, outcome }: TabWork): News {
  const said = `${title}: ${outcome}`;
  return {
    id,
    state,
    startedMs,
    address,
    ready: said,
    waiting: said,
    failed: title,
    reason: outcome ?? undefined,
  };
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
