import { useEffect, useRef, useState } from "react";
import { ApiError } from "~/client/call-api";
import type { SceneVoice } from "~/scene/storyboard";
import { VoiceError } from "./sound-voice-file";

/** What is being done for one scene's voice, or what went wrong with it. */
export type VoiceTask =
  | { kind: "working"; what: string; share: number | null }
  | { kind: "failed"; message: string };

interface TaskTools {
  signal: AbortSignal;
  report: (what: string, share: number | null) => void;
}

/** Voices on their way, by scene. One per scene: a new one takes the place of the one before. Ended when unmounted. */
export function useVoiceTasks(onVoice: (sceneId: string, voice: SceneVoice) => void) {
  const [tasks, setTasks] = useState<ReadonlyMap<string, VoiceTask>>(new Map());
  const running = useRef(new Map<string, AbortController>());
  const latestOnVoice = useRef(onVoice);
  useEffect(() => {
    latestOnVoice.current = onVoice;
  });
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const aborting of all.values()) aborting.abort();
      all.clear();
    };
  }, []);

  const set = (sceneId: string, task: VoiceTask | null) =>
    setTasks((current) => {
      const next = new Map(current);
      if (task) next.set(sceneId, task);
      else next.delete(sceneId);
      return next;
    });

  /** Resolves to whether a voice came. */
  const run = async (
    sceneId: string,
    what: string,
    work: (tools: TaskTools) => Promise<SceneVoice>,
  ): Promise<boolean> => {
    running.current.get(sceneId)?.abort();
    const aborting = new AbortController();
    running.current.set(sceneId, aborting);
    const isCurrent = () => running.current.get(sceneId) === aborting;
    const report = (doing: string, share: number | null) =>
      isCurrent() && set(sceneId, { kind: "working", what: doing, share });
    report(what, null);
    try {
      const voice = await work({ signal: aborting.signal, report });
      if (!isCurrent()) return false;
      running.current.delete(sceneId);
      set(sceneId, null);
      latestOnVoice.current(sceneId, voice);
      return true;
    } catch (error) {
      if (!isCurrent()) return false;
      running.current.delete(sceneId);
      set(sceneId, aborting.signal.aborted ? null : { kind: "failed", message: messageOf(error) });
      return false;
    }
  };

  const cancel = (sceneId: string) => {
    running.current.get(sceneId)?.abort();
    running.current.delete(sceneId);
    set(sceneId, null);
  };
  return { tasks, run, cancel };
}

function messageOf(error: unknown): string {
  if (error instanceof VoiceError || error instanceof ApiError) return error.message;
  return "The line could not be made. Your words are kept; try again, or record it.";
}
