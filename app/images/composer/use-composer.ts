import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import { sendSubmission } from "~/client/submission";
import { useUnreachedMessage } from "~/client/use-server-return";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { type ImageRequest, imageRequestSchema } from "~/domain/image/image-request";
import { showLinkToast, showRetryToast } from "~/ui/toast";
import type { UploadRun } from "~/uploads/upload-state";
import { useScopedUploads } from "~/uploads/use-scoped-uploads";
import {
  type ComposerPage,
  type ImageDraft,
  keepImageDraft,
  newImageDraft,
  readImageDraft,
} from "../image-draft";
import { postGeneration } from "../post-generation";
import { withReference, withSeedOf } from "../recall";
import { useSinglePress } from "../use-single-press";
import { checkRequest, type RequestProblem } from "./check-request";
import { makeIdempotencyKeys } from "./idempotency-keys";

interface ComposerOptions {
  page: ComposerPage;
  userId: string;
  models: readonly ImageModelInfo[];
  /** A request was taken; what it was is fixed since the press. */
  onStarted: (started: { jobId: string; request: ImageRequest }) => void;
}

/**
 * What stands in the composer and how it is sent. Every change is kept in this browser at once; a press fixes the
 * request, waits for pictures on their way, and is one generation however often its answer gets lost. Another press does
 * not wait for the one before.
 */
export function useComposer({ page, userId, models, onStarted }: ComposerOptions) {
  const [draft, setDraft] = useState<ImageDraft | null>(null);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  useUnreachedMessage(problem?.message, () => setProblem(null));
  /** How many requests are on their way. */
  const [sending, setSending] = useState(0);
  /** Requests as they were when the button was pressed, while pictures for them are on their way. */
  const [waiting, setWaiting] = useState<readonly Pressed[]>([]);
  const idempotencyKeys = useRef(makeIdempotencyKeys());
  const press = useSinglePress();
  const shown = useRef(draft);
  shown.current = draft;
  const defaultModelId = models[0]?.id ?? "";

  // The draft lives in this browser, so it can only be read after the page has come alive.
  useEffect(() => {
    const kept = readImageDraft(userId, page);
    setDraft(kept ?? newImageDraft(defaultModelId));
  }, [userId, page, defaultModelId]);
  useEffect(() => {
    if (draft) keepImageDraft(userId, page, draft);
  }, [draft, userId, page]);

  /**
   * `remixOf` is the public image that the request begins from now, null where from none; left out, it is the same as
   * before and the change is by hand.
   */
  const change = (next: (request: ImageRequest) => ImageRequest, remixOf?: string | null) => {
    setProblem(null);
    setDraft((current) => {
      if (!current) return null;
      const changed = withSeedOf(current, next(current.request), remixOf !== undefined);
      const began = remixOf === undefined ? current.remixOf : remixOf;
      // Whoever clears the prompt begins something of their own.
      return { ...current, ...changed, remixOf: changed.request.prompt.trim() ? began : null };
    });
  };
  // What is on its way to one page holds up no other.
  const uploads = useScopedUploads(
    userId,
    page === "studio" ? "references" : `references ${page}`,
    ({ id }) => {
      const add = (request: ImageRequest) => withReference(request, id) ?? request;
      change(add);
      setWaiting((all) => all.map((pressed) => ({ ...pressed, request: add(pressed.request) })));
      // Where the person has gone to another page meanwhile, it waits in the draft.
      const kept = readImageDraft(userId, page);
      if (kept) keepImageDraft(userId, page, { ...kept, request: add(kept.request) });
    },
  );
  const { onTheWay } = uploads;
  const failedUploads = uploads.runs.filter(({ state }) => state === "failed");
  // What was refused is marked, and left out at the next press; what did not arrive may be sent again.
  const refusedUploads = failedUploads.filter(({ isFinal }) => isFinal);
  const undelivered = failedUploads.filter(({ isFinal }) => !isFinal);

  /** Kept before it is sent: after a lost answer and a reload the same request is still the same generation. */
  function keep(submission: ImageDraft["submission"]) {
    setDraft((current) => current && { ...current, submission });
    const kept = readImageDraft(userId, page);
    if (kept) keepImageDraft(userId, page, { ...kept, submission });
  }

  /** Each goes out at once, also beside others. Throws ApiError. */
  async function post({ request, remixOf }: Pressed, isOfComposer: boolean) {
    const kept = () => (isOfComposer ? (readImageDraft(userId, page)?.submission ?? null) : null);
    let submission = idempotencyKeys.current.begin(request, kept());
    if (isOfComposer) keep(submission);
    setSending((count) => count + 1);
    setProblem(null);
    try {
      const { jobId } = await sendSubmission(
        submission,
        (key) => postGeneration(key, request, { remixOf }),
        (renewed) => {
          idempotencyKeys.current.renew(submission, renewed);
          submission = renewed;
          if (isOfComposer) keep(renewed);
        },
      );
      idempotencyKeys.current.end(submission);
      if (kept()?.key === submission.key) keep(null);
      // As the server keeps it.
      onStarted({ jobId, request: imageRequestSchema.parse(request) });
    } catch (error) {
      idempotencyKeys.current.fail(submission);
      throw error;
    } finally {
      setSending((count) => count - 1);
    }
  }

  async function send(pressed: Pressed) {
    try {
      await post(pressed, true);
    } catch (error) {
      const failed = problemOf(error);
      // What stands in the composer by now may be another wish: then this one is reported with its prompt.
      if (isSame(pressed.request, shown.current?.request)) setProblem(failed);
      else showRetryToast(`${inQuotes(pressed)} was not taken`, failed.message, () => void send(pressed));
    }
  }

  /** A request that does not stand in the composer, such as a retry: it leaves what waits there alone. Answers whether it was taken. */
  async function sendOther(request: ImageRequest): Promise<boolean> {
    if (idempotencyKeys.current.isOnTheWay(request)) return false;
    try {
      await post({ request, remixOf: null }, false);
      return true;
    } catch (error) {
      setProblem(problemOf(error));
      return false;
    }
  }

  /** Takes every press but the second one of a double press, however many requests are on their way. */
  function submit() {
    if (!draft) return;
    const { request } = draft;
    const wish = JSON.stringify(request);
    if (press.isSecond(wish) || waiting.some((other) => isSame(other.request, request))) return;
    const found = undelivered.length > 0 ? problemOfUploads(undelivered) : checkRequest(request, models);
    setProblem(found);
    if (found) return;
    press.take(wish);
    for (const run of refusedUploads) uploads.leaveOut(run);
    if (onTheWay > 0) setWaiting([...waiting, draft]);
    else void send(draft);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `send` is new at each render
  useEffect(() => {
    if (waiting.length === 0 || onTheWay > 0) return;
    setWaiting([]);
    if (failedUploads.length === 0) for (const pressed of waiting) void send(pressed);
    else {
      setProblem(problemOfUploads(failedUploads));
      for (const pressed of waiting.filter(({ request }) => !isSame(request, draft?.request)))
        showLinkToast(`${inQuotes(pressed)} was not sent: a picture did not arrive`, "Bring it back", () =>
          change(() => pressed.request, pressed.remixOf),
        );
    }
  }, [waiting, onTheWay, failedUploads.length]);

  return {
    /** Null until the page has come alive. */
    request: draft?.request ?? null,
    remixOf: draft?.remixOf ?? null,
    change,
    uploads,
    submit,
    sendOther,
    isSending: sending > 0,
    waitingFor: waiting.length > 0 ? { pictures: onTheWay, requests: waiting.length } : null,
    stopWaiting: () => setWaiting([]),
    problem,
  };
}

type Pressed = Pick<ImageDraft, "request" | "remixOf">;

const isSame = (one: ImageRequest, other: ImageRequest | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

function inQuotes({ request: { prompt } }: Pressed): string {
  return prompt.length > 60 ? `“${prompt.slice(0, 58).trimEnd()}…”` : `“${prompt || "Without words"}”`;
}

export type Composer = ReturnType<typeof useComposer>;

/** What was refused for good would be refused again. */
function problemOfUploads(failed: readonly Pick<UploadRun, "name" | "isFinal">[]): RequestProblem {
  const isFinal = failed.every((run) => run.isFinal);
  const which = failed.length === 1 ? `“${failed[0]?.name}”` : `${failed.length} of the pictures`;
  return {
    field: "request",
    code: "picture_missing",
    message: isFinal
      ? `${which} cannot be used: the reason stands below the references. Press once more to make it without.`
      : `${which} did not arrive. Send again or leave out what is missing, then press once more.`,
    requestId: null,
  };
}

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
  const isAboutPrompt = code === "prompt_missing" || code === "provider_refused";
  return { field: isAboutPrompt ? "prompt" : "request", code, message, requestId };
}
