import CopyPlus from "lucide-react/icons/copy-plus";
import { useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useHydrated } from "~/client/use-hydrated";
import { loginAddress } from "~/domain/access/return-address";
import { usePageData } from "~/session/page-data";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";

/** Makes the video a draft of whoever is signed in; leads everybody else to sign in first. */
export default function CopyVideo({ contentId }: { contentId: string }) {
  const { viewer } = usePageData();
  const isHydrated = useHydrated();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function copy() {
    setBusy(true);
    setProblem(null);
    try {
      const path: `/api/v1/${string}` = `/api/v1/publications/${encodeURIComponent(contentId)}/duplicate`;
      const made = await callApi<{ contentId: string }>(path, { method: "POST" });
      location.assign(`/content/${made.contentId}/edit`);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The copy was not made. Try again.");
      setBusy(false);
    }
  }

  // A link, and a button that waits: both are seen before the page can take a press.
  if (viewer.kind === "anonymous") {
    return (
      <a href={loginAddress(`/v1/videos/${contentId}`)} className={buttonStyle()}>
        <CopyPlus className="size-4" />
        Make it mine
      </a>
    );
  }
  return (
    <>
      <Button
        icon={<CopyPlus className="size-4" />}
        disabled={!isHydrated}
        loading={isBusy}
        onClick={() => void copy()}
      >
        Make it mine
      </Button>
      <p role="alert" className="basis-full text-danger text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
