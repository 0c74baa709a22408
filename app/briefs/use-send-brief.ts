import { useRef, useState } from "react";
import { callApi } from "~/client/call-api";
import { deviceModelId } from "~/client/device-model";
import { type Submission, sendSubmission, submissionFor } from "~/client/submission";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { Brief } from "~/domain/video/brief";
import type { BriefDraft } from "./brief-draft";
import { writeOnDevice } from "./write-on-device";

interface SendBriefOptions {
  draft: Pick<BriefDraft, "submission" | "scriptModelId" | "pictureModelId">;
  /** The writer that is chosen; absent where there is none. */
  writerId: string | undefined;
  /** Keeps a submission before it is sent: after a lost answer and a reload the same brief is still the same job. */
  onSubmission: (submission: Submission) => void;
  onStarted: (jobId: string) => void;
}

/** Sends a brief and waits for its job. Sent twice, the same brief is one job; while one is sent, nothing else is. */
export function useSendBrief({ draft, writerId, onSubmission, onStarted }: SendBriefOptions) {
  const [failure, setFailure] = useState<Error | null>(null);
  useUnreachedMessage(failure?.message, () => setFailure(null));
  const [isSending, setSending] = useState(false);
  const [deviceNote, setDeviceNote] = useState<string | null>(null);
  const running = useRef(false);

  /** `prepare` finds what is still missing of the brief; null where it cannot be sent. */
  async function send(prepare: () => Promise<Brief | null>) {
    if (running.current) return;
    running.current = true;
    setFailure(null);
    setSending(true);
    try {
      const brief = await prepare();
      if (!brief) return setSending(false);
      const isOnDevice = writerId === deviceModelId;
      const asked = {
        brief,
        scriptModelId: isOnDevice ? null : draft.scriptModelId,
        pictureModelId: draft.pictureModelId,
        ...(isOnDevice && {
          scriptAnswer: await writeOnDevice(brief, (share) =>
            setDeviceNote(share < 1 ? `Fetching the model: ${Math.round(share * 100)} %` : null),
          ),
        }),
      };
      const submission = submissionFor(asked, draft.submission);
      onSubmission(submission);
      const post = (idempotencyKey: string) =>
        callApi<{ jobId: string }>("/api/v1/jobs", { method: "POST", body: { idempotencyKey, ...asked } });
      const { jobId } = await sendSubmission(submission, post, onSubmission);
      onStarted(jobId);
    } catch (error) {
      setFailure(error as Error);
      setSending(false);
    } finally {
      running.current = false;
      setDeviceNote(null);
    }
  }

  return { send, isSending, failure, setFailure, deviceNote };
}
