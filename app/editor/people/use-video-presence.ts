import { useEffect, useState } from "react";
import type { Visitor } from "~/review/presence";
import { usePresence } from "~/review/use-presence";
import { parseVideoPresence, type VideoPlace } from "~/stores/content/video-place";
import { momentAt } from "../comments/moment";
import type { Editor } from "../editor";
import { useEditor, useEditorCommands, usePlayhead } from "../use-editor";
import { noteVisitors } from "./who-else";

export type VideoVisitor = Visitor<VideoPlace>;

const idleMs = 3 * 60_000;

/** Who else has the video open; tells them at which scene this person is, and when nothing is done here. */
export function useVideoPresence(): readonly VideoVisitor[] {
  const editor = useEditorCommands();
  const contentId = useEditor((state) => state.content.id);
  const selected = useEditor(({ selection: [target] }) =>
    target && "sceneId" in target ? target.sceneId : null,
  );
  const played = usePlayhead((seconds) => sceneAt(editor, seconds));
  const sceneId = selected ?? played;
  const isIdle = useNothingDone();
  const { visitors, goTo } = usePresence<VideoPlace>({
    work: `content/${contentId}`,
    parse: parseVideoPresence,
    start: { sceneId, isIdle: false },
  });
  useEffect(() => noteVisitors(contentId, visitors), [contentId, visitors]);
  useEffect(() => goTo({ sceneId, isIdle }), [goTo, sceneId, isIdle]);
  return visitors;
}

function sceneAt(editor: Editor, seconds: number): string | null {
  const { storyboard, composition } = editor.read();
  return momentAt(storyboard, composition, seconds)?.sceneId ?? null;
}

/** Whether no key, pointer or wheel was used for a while. */
function useNothingDone(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let timer = setTimeout(setIdle, idleMs, true);
    const wake = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(setIdle, idleMs, true);
    };
    const kinds = ["pointerdown", "pointermove", "keydown", "wheel"] as const;
    for (const kind of kinds) addEventListener(kind, wake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) removeEventListener(kind, wake);
    };
  }, []);
  return isIdle;
}
