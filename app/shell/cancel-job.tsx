import { useState } from "react";
import { callApi } from "~/client/call-api";
import { Button } from "~/ui/button";
import { showErrorToast } from "~/ui/toast";

/** Stops what is being made; what is done stays. */
export function CancelJob({ jobId }: { jobId: string }) {
  const [isSending, setSending] = useState(false);
  const cancel = async () => {
    setSending(true);
    try {
      await callApi(`/api/v1/jobs/${jobId}/cancel`, { method: "POST" });
    } catch (error) {
      showErrorToast("It could not be cancelled", error instanceof Error ? error.message : undefined);
    }
    setSending(false);
  };
  return (
    <Button variant="ghost" size="sm" loading={isSending} onClick={() => void cancel()}>
      Cancel
    </Button>
  );
}
