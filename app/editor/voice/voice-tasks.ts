import { useSyncExternalStore } from "react";
import { href } from "react-router";
import { ApiError } from "~/client/call-api";
import { setVoice } from "~/scene/edit-sound";
import type { SceneVoice } from "~/scene/storyboard";
import { showTabWork } from "~/shell/tab-work";
import { changeVideo } from "~/studio/change-video";
import { VoiceError } from "./voice-file";

/** What is being done for one scene's voice, or what went wrong with it. */
export type VoiceTask =
  | { kind: "working"; what: string; share: number | null }
  | { kind: "failed"; message: string };

interface TaskTools {
  signal: AbortSignal;
  report: (what: string, share: number | null) => void;
}

export type VoiceWork = (tools: TaskTools) => Promise<SceneVoice>;

/** All lines of a video that are being spoken, one after the other. */
export interface SpeakingAll {
  done: number;
  total: number;
}

interface Voices {
  /** By scene. */
  tasks: ReadonlyMap<string, VoiceTask>;
  all: SpeakingAll | null;
}

const none: Voices = { tasks: new Map(), all: null };

/** Kept beside the page's components: leaving the panel or the page stops no voice. By video. */
const voices = new Map<string, Voices>();
const listeners = new Set<() => void>();
/** By video and scene. */
const running = new Map<string, AbortController>();
const speakingAll = new Map<string, AbortController>();
export function useVoices(contentId: string): Voices {
  return useSyncExternalStore(
    subscribe,
    () => readVoices(contentId),
    () => none,
  );
}

export function readVoices(contentId: string): Voices {
  return voices.get(contentId) ?? none;
}

/** One scene's voice, and how it comes. */
export interface VoiceOrder {
  sceneId: string;
  work: VoiceWork;
}

/** One voice per scene is on its way: a new one takes the place of the one before. Resolves to whether it came. */
export function makeVoice(
  contentId: string,
  sceneId: string,
  what: string,
  work: VoiceWork,
): Promise<boolean> {
  return makeVoices(contentId, what, [{ sceneId, work }]);
}

/**
 * Voices that belong together, as those of one take do: all that came are put in by one change, so that one step takes them back.
 * Resolves to whether all of them came.
 */
export async function makeVoices(
  contentId: string,
  what: string,
  orders: readonly VoiceOrder[],
): Promise<boolean> {
  const made = await Promise.all(orders.map((order) => startVoice(contentId, what, order)));
  const came = made.flatMap((voice) => (voice?.isCurrent() ? voice : []));
  for (const { sceneId } of came) {
    running.delete(`${contentId}/${sceneId}`);
    setTask(contentId, sceneId, null);
  }
  if (came.length > 0) {
    changeVideo(contentId, (current) =>
      came.reduce(
        (storyboard, { sceneId, voice }) =>
          storyboard.scenes.some(({ id }) => id === sceneId)
            ? setVoice(storyboard, sceneId, voice)
            : storyboard,
        current,
      ),
    );
  }
  return came.length === orders.length;
}

/** Null where it did not come; what came still counts as on its way. */
async function startVoice(contentId: string, what: string, { sceneId, work }: VoiceOrder) {
  const key = `${contentId}/${sceneId}`;
  running.get(key)?.abort();
  const aborting = new AbortController();
  running.set(key, aborting);
  const isCurrent = () => running.get(key) === aborting;
  const report = (doing: string, share: number | null) =>
    isCurrent() && setTask(contentId, sceneId, { kind: "working", what: doing, share });
  report(what, null);
  try {
    return { sceneId, voice: await work({ signal: aborting.signal, report }), isCurrent };
  } catch (error) {
    if (!isCurrent()) return null;
    running.delete(key);
    setTask(
      contentId,
      sceneId,
      aborting.signal.aborted ? null : { kind: "failed", message: messageOf(error) },
    );
    return null;
  }
}

export function cancelVoice(contentId: string, sceneId: string): void {
  const key = `${contentId}/${sceneId}`;
  running.get(key)?.abort();
  running.delete(key);
  setTask(contentId, sceneId, null);
}

/** Speaks lines one after the other, and shows that in the activity tray. The first that cannot be made ends it. */
export async function speakAll(
  contentId: string,
  title: string,
  lines: readonly { sceneId: string; number: number; work: VoiceWork }[],
): Promise<void> {
  if (speakingAll.has(contentId) || lines.length === 0) return;
  const stopping = new AbortController();
  speakingAll.set(contentId, stopping);
  const startedMs = Date.now();
  let done = 0;
  const show = (state: "running" | "done" | "failed" | "cancelled", outcome: string | null) =>
    showTabWork({
      id: `voices/${contentId}`,
      title: `Voices of ${title}`,
      address: `${href("/content/:contentId/edit", { contentId })}?panel=voice`,
      startedMs,
      state,
      progress: {
        label: "Speaking the lines",
        share: done / lines.length,
        detail: `${done} of ${lines.length}`,
      },
      outcome,
      cancel: () => stopSpeaking(contentId),
    });
  const spoken = () => `${done} of ${lines.length} lines spoken`;
  for (const { sceneId, number, work } of lines) {
    set(contentId, { all: { done, total: lines.length } });
    show("running", null);
    stopping.signal.addEventListener("abort", () => cancelVoice(contentId, sceneId), { once: true });
    const came = await makeVoice(contentId, sceneId, "Speaking", work);
    if (stopping.signal.aborted) break;
    if (!came) {
      const task = readVoices(contentId).tasks.get(sceneId);
      const reason = task?.kind === "failed" ? task.message : "It was cancelled.";
      end(contentId);
      return show("failed", `${spoken()}. Scene ${number}: ${reason}`);
    }
    done += 1;
  }
  end(contentId);
  show(stopping.signal.aborted ? "cancelled" : "done", spoken());
}

/** Ends the speaking of all lines; those spoken stay. */
export function stopSpeaking(contentId: string): void {
  speakingAll.get(contentId)?.abort();
}

function end(contentId: string): void {
  speakingAll.delete(contentId);
  set(contentId, { all: null });
}

function setTask(contentId: string, sceneId: string, task: VoiceTask | null): void {
  const tasks = new Map(readVoices(contentId).tasks);
  if (task) tasks.set(sceneId, task);
  else tasks.delete(sceneId);
  set(contentId, { tasks });
}

function set(contentId: string, fields: Partial<Voices>): void {
  voices.set(contentId, { ...readVoices(contentId), ...fields });
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function messageOf(error: unknown): string {
  if (error instanceof VoiceError || error instanceof ApiError) return error.message;
  return "The line could not be made. Your words are kept; try again, or record it.";
}
