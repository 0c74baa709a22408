import { useEffect, useRef, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { type Submission, sendSubmission, submissionFor } from "~/client/submission";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { EditDraft } from "~/image-editor/edit-draft";
import type { Size } from "~/image-editor/geometry";
import { makeMaskFile } from "~/image-editor/mask-file";
import { postGeneration } from "~/images/post-generation";
import { useSinglePress } from "~/images/use-single-press";
import { editRequest, type Wish, whatIsMissing } from "./edit-request";

/** Why an edit was not sent, or was refused, in words. */
export interface RunProblem {
  code: string;
  message: string;
  requestId: string | null;
}

interface RunOptions {
  userId: string;
  assetId: string;
  size: Size;
  draft: EditDraft;
  /** A press before that waits for the draft. */
  isDraftKnown: boolean;
  model: ImageModelInfo | undefined;
  onStarted: () => void;
}

/** What stood in the way, and of what: asked for otherwise, it is another question. */
interface Failure {
  of: Asked;
  problem: RunProblem;
}

type Sent = { jobId: string } | { problem: RunProblem };

interface Asked {
  wish: Wish;
  draft: EditDraft;
  modelId: string | undefined;
}

/** Asks for edits: the mask goes up first, then the request, which is one generation however often its answer gets lost. */
export function useRun({ userId, assetId, size, draft, isDraftKnown, model, onStarted }: RunOptions) {
  const [waiting, setWaiting] = useState<Wish | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  useUnreachedMessage(failure?.problem.message, () => setFailure(null));
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const press = useSinglePress();
  const sentMask = useRef<{ mask: EditDraft["mask"]; feather: number; assetId: string } | null>(null);
  const storageKey = `vitrine:image-edit-submission:${userId}:${assetId}`;

  async function maskAsset({ mask, featherPixels: feather }: EditDraft): Promise<string> {
    if (sentMask.current?.mask === mask && sentMask.current.feather === feather) {
      return sentMask.current.assetId;
    }
    const file = await makeMaskFile(size, mask, feather);
    if (!file) {
      throw new ApiError("mask_empty", "Everything you marked was erased again. Mark something.", 0, null);
    }
    const { asset } = await callApi<{ asset: { id: string } }>("/api/v1/assets", {
      method: "POST",
      body: file,
      headers: { "X-Vitrine-Name": "Mask", "X-Vitrine-Hidden": "1" },
    });
    sentMask.current = { mask, feather, assetId: asset.id };
    return asset.id;
  }

  /** The generation that was begun, or what stood in the way. */
  async function send(wish: Wish, of: EditDraft, chosen: ImageModelInfo): Promise<Sent> {
    const missing = whatIsMissing(wish, of, chosen, { assetId, size });
    if (missing) return { problem: { code: "not_possible", message: missing, requestId: null } };
    isBusy.current = true;
    setSending(true);
    try {
      const mask = wish.operation === "fill" ? await maskAsset(of) : null;
      const request = editRequest(wish, of, chosen, { assetId, size }, mask);
      const submission = submissionFor(request, readSubmission(storageKey));
      keepSubmission(storageKey, submission);
      const { jobId } = await sendSubmission(
        submission,
        (key) => postGeneration(key, request, { staged: true }),
        (renewed) => keepSubmission(storageKey, renewed),
      );
      keepSubmission(storageKey, null);
      onStarted();
      return { jobId };
    } catch (error) {
      return { problem: readProblem(error) };
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  function begin(wish: Wish) {
    if (!model) return;
    setFailure(null);
    void send(wish, draft, model).then((sent) => {
      if ("problem" in sent) setFailure({ of: { wish, draft, modelId: model.id }, problem: sent.problem });
    });
    // What was refused before it was sent is no wish, and may be pressed again at once.
    if (isBusy.current) press.take();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits begins with the draft as it is then
  useEffect(() => {
    if (!waiting || !isDraftKnown) return;
    setWaiting(null);
    begin(waiting);
  }, [waiting, isDraftKnown]);

  return {
    isSending: isSending || waiting !== null,
    /** What stood in the way of this very wish, as long as nothing of it and of the draft is another. */
    problemOf: (wish: Wish): RunProblem | null =>
      failure && isSame(failure.of, { wish, draft, modelId: model?.id }) ? failure.problem : null,
    /** Asks once for a wish with a draft of its own, whatever is shown; null while another is on its way. */
    ask: async (wish: Wish, of: EditDraft): Promise<Sent | null> =>
      isBusy.current || waiting || !model ? null : send(wish, of, model),
    run: (wish: Wish) => {
      if (isBusy.current || waiting || press.isSecond()) return;
      if (isDraftKnown) begin(wish);
      else setWaiting(wish);
    },
  };
}

export type Run = ReturnType<typeof useRun>;

function isSame(one: Asked, other: Asked): boolean {
  return (
    one.draft === other.draft &&
    one.modelId === other.modelId &&
    one.wish.operation === other.wish.operation &&
    one.wish.count === other.wish.count &&
    one.wish.factor === other.wish.factor
  );
}

function readProblem(error: unknown): RunProblem {
  if (error instanceof ApiError) return error;
  return {
    code: "unexpected",
    message: "It could not be sent. Your marks and words are kept; try again.",
    requestId: null,
  };
}

/** Kept while an answer is missing: after a reload the same request is still the same generation. */
function readSubmission(key: string): Submission | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function keepSubmission(key: string, submission: Submission | null): void {
  try {
    if (submission) localStorage.setItem(key, JSON.stringify(submission));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or off: a lost answer and a reload may then ask twice.
  }
}
