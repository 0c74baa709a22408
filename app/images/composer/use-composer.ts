import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/call-api";
import type { ImageModelInfo } from "~/domain/image-model";
import type { ImageRequest } from "~/domain/image-request";
import { type Submission, sendSubmission, submissionFor } from "~/submission";
import {
  type ComposerPage,
  type ImageDraft,
  keepImageDraft,
  newImageDraft,
  readImageDraft,
} from "../image-draft";
import { postGeneration } from "../post-generation";
import { withReference } from "../recall";
import { useSinglePress } from "../use-single-press";
import { checkRequest, type RequestProblem } from "./check-request";
import { useReferenceUploads } from "./use-reference-uploads";

interface ComposerOptions {
  page: ComposerPage;
  userId: string;
  models: readonly ImageModelInfo[];
  /** A request was taken; what it was is fixed since the press. */
  onStarted: (started: { jobId: string; request: ImageRequest }) => void;
}

/**
 * What stands in the composer and how it is sent. Every change is kept in this browser at once; a press fixes the
 * request, waits for pictures on their way, and is one generation however often its answer gets lost.
 */
export function useComposer({ page, userId, models, onStarted }: ComposerOptions) {
  const [draft, setDraft] = useState<ImageDraft | null>(null);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [isSending, setSending] = useState(false);
  /** The request as it was when the button was pressed, while pictures for it are on their way. */
  const [waiting, setWaiting] = useState<Pressed | null>(null);
  const isBusy = useRef(false);
  /** What was sent beside the composer and is not answered yet, by its content. */
  const others = useRef(new Map<string, { submission: Submission; isOnTheWay: boolean }>());
  const press = useSinglePress();
  const defaultModelId = models[0]?.id ?? "";

  // The draft lives in this browser, so it can only be read after the page has come alive.
  useEffect(() => {
    const kept = readImageDraft(userId, page);
    setDraft(kept ?? newImageDraft(defaultModelId));
  }, [userId, page, defaultModelId]);
  useEffect(() => {
    if (draft) keepImageDraft(userId, page, draft);
  }, [draft, userId, page]);

  /** `remixOf` is the public image that the request begins from now; left out, it is the same as before. */
  const change = (next: (request: ImageRequest) => ImageRequest, remixOf?: string | null) => {
    setProblem(null);
    setDraft((current) => {
      if (!current) return null;
      const request = next(current.request);
      const began = remixOf === undefined ? current.remixOf : remixOf;
      // Who takes all words out begins something of their own.
      return { ...current, request, remixOf: request.prompt.trim() ? began : null };
    });
  };
  const uploads = useReferenceUploads(userId, page, (assetId) => {
    const add = (request: ImageRequest) => withReference(request, assetId) ?? request;
    change(add);
    setWaiting((pressed) => pressed && { ...pressed, request: add(pressed.request) });
    // Where the person has gone to another page meanwhile, it waits in the draft.
    const kept = readImageDraft(userId, page);
    if (kept) keepImageDraft(userId, page, { ...kept, request: add(kept.request) });
  });
  const { onTheWay } = uploads;
  const failedUpload = uploads.runs.some(({ state }) => state === "failed");

  async function send({ request, remixOf }: Pressed) {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setProblem(null);
    const keep = (submission: ImageDraft["submission"]) => {
      setDraft((current) => current && { ...current, submission });
      // Kept before it is sent: after a lost answer and a reload the same request is still the same generation.
      const kept = readImageDraft(userId, page);
      if (kept) keepImageDraft(userId, page, { ...kept, submission });
    };
    try {
      const submission = submissionFor(request, readImageDraft(userId, page)?.submission ?? null);
      keep(submission);
      const { jobId } = await sendSubmission(
        submission,
        (key) => postGeneration(key, request, remixOf),
        keep,
      );
      keep(null);
      onStarted({ jobId, request });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  /** A request that does not stand in the composer, such as a retry: it leaves what waits there alone. */
  async function sendOther(request: ImageRequest) {
    const content = JSON.stringify(request);
    const known = others.current.get(content);
    if (known?.isOnTheWay) return;
    const keep = (submission: Submission, isOnTheWay = true) =>
      others.current.set(content, { submission, isOnTheWay });
    const submission = submissionFor(request, known?.submission ?? null);
    keep(submission);
    setProblem(null);
    try {
      const { jobId } = await sendSubmission(submission, (key) => postGeneration(key, request), keep);
      others.current.delete(content);
      onStarted({ jobId, request });
    } catch (error) {
      // Its key stays: where only the answer was lost, the next press is the same generation.
      keep(others.current.get(content)?.submission ?? submission, false);
      setProblem(problemOf(error));
    }
  }

  function submit() {
    if (!draft || isBusy.current || waiting || press.isSecond()) return;
    const { request } = draft;
    const model = models.find(({ id }) => id === request.modelId);
    const found = failedUpload ? pictureMissing : checkRequest(request, model);
    setProblem(found);
    if (found) return;
    press.take();
    if (onTheWay > 0) setWaiting(draft);
    else void send(draft);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new at each render
  useEffect(() => {
    if (!waiting || onTheWay > 0) return;
    setWaiting(null);
    if (failedUpload) setProblem(pictureMissing);
    else void send(waiting);
  }, [waiting, onTheWay, failedUpload]);

  return {
    /** Null until the page has come alive. */
    request: draft?.request ?? null,
    remixOf: draft?.remixOf ?? null,
    change,
    uploads,
    submit,
    sendOther,
    isSending,
    waitingFor: waiting ? onTheWay : null,
    stopWaiting: () => setWaiting(null),
    problem,
  };
}

type Pressed = Pick<ImageDraft, "request" | "remixOf">;

export type Composer = ReturnType<typeof useComposer>;

const pictureMissing: RequestProblem = {
  field: "request",
  code: "picture_missing",
  message: "A picture has not arrived. Send it again or leave it out, then press once more.",
  requestId: null,
};

function problemOf(error: unknown): RequestProblem {
  if (!(error instanceof ApiError)) {
    return {
      field: "request",
      code: "unexpected",
      message: "It could not be sent. What you typed is kept; try again.",
      requestId: null,
    };
  }
  const { code, message, requestId } = error;
  const isOfWords = code === "prompt_missing" || code === "provider_refused";
  return { field: isOfWords ? "prompt" : "request", code, message, requestId };
}
