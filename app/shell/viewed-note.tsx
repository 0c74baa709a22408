import Eye from "lucide-react/icons/eye";
import { useEffect, useState } from "react";
import { callApi } from "~/client/call-api";
import { type SignedInViewer, viewerName } from "~/domain/access/viewer";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";
import { useNow } from "./use-now";

const minuteMs = 60_000;

/** Says on every page that staff look at somebody's account here, until when, and ends it. */
export default function ViewedNote({
  viewer,
}: {
  viewer: SignedInViewer & { viewedBy: { endsAtMs: number } };
}) {
  const [isEnding, setEnding] = useState(false);
  const { endsAtMs } = viewer.viewedBy;
  const leftMs = endsAtMs - useNow(true);
  const isOver = leftMs <= 0;
  const account = `/prod/clients/${encodeURIComponent(viewer.userId)}` as const;

  useEffect(() => {
    if (isOver) location.assign(account);
  }, [isOver, account]);

  async function stop() {
    setEnding(true);
    try {
      await callApi(`/api/v1/staff/clients/${encodeURIComponent(viewer.userId)}/view`, { method: "DELETE" });
      location.assign(account);
    } catch {
      showErrorToast("The view could not be ended", "Try again. It ends by itself in any case.");
      setEnding(false);
    }
  }

  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-20 z-50 mx-auto flex max-w-fit flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-warning bg-warning-soft px-4 py-2 text-sm shadow-raised md:bottom-4"
    >
      <Eye className="size-4 shrink-0 text-warning" aria-hidden="true" />
      <span className="min-w-0">
        You see what <b className="break-all font-semibold">{viewer.email ?? viewerName(viewer)}</b> sees.
        Nothing can be changed.{" "}
        <span className="tabular">{Math.max(1, Math.ceil(leftMs / minuteMs))} min left.</span>
      </span>
      <Button size="sm" loading={isEnding} onClick={() => void stop()}>
        End view
      </Button>
    </div>
  );
}
