import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "~/client/call-api";
import { type Submission, sendSubmission, submissionFor } from "~/client/submission";
import { generationAddress } from "~/domain/jobs/kinds/images";
import type { QuickEdit } from "~/images/edit/quick-edits";
import { postGeneration } from "~/images/post-generation";
import { useSinglePress } from "~/images/use-single-press";
import { showErrorToast, showLinkToast } from "~/ui/toast";

/** Asks for an edit that needs nothing said, and leads to where the feed shows what comes of it. */
export function useQuickEdit() {
  const navigate = useNavigate();
  const press = useSinglePress();
  const [sending, setSending] = useState<QuickEdit["operation"] | null>(null);
  /** Whose answer has not come: pressed again, it is the same generation. */
  const unanswered = useRef<Submission | null>(null);

  async function send({ operation, request }: QuickEdit) {
    setSending(operation);
    try {
      unanswered.current = submissionFor(request, unanswered.current);
      const { jobId } = await sendSubmission(
        unanswered.current,
        (key) => postGeneration(key, request),
        (renewed) => {
          unanswered.current = renewed;
        },
      );
      unanswered.current = null;
      showLinkToast(
        operation === "vary" ? "The variations are being made" : "It is being enlarged",
        "Show",
        () => void navigate(generationAddress(jobId)),
      );
    } catch (error) {
      showErrorToast(
        "It was not begun",
        error instanceof ApiError ? error.message : "It could not be sent. Try again.",
      );
    } finally {
      setSending(null);
    }
  }

  return {
    /** What is on its way to the server. */
    sending,
    ask: (edit: QuickEdit) => {
      const wish = JSON.stringify(edit.request);
      if (sending !== null || press.isSecond(wish)) return;
      press.take(wish);
      void send(edit);
    },
  };
}
