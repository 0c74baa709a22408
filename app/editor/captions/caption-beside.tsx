import { useState } from "react";
import { languageName } from "~/domain/text/language-name";
import { captionsOf } from "~/scene/captions-of";
import { setCaptionTimes } from "~/scene/edit-caption-times";
import { setCaptionText } from "~/scene/edit-caption-words";
import { addCaption, removeCaption } from "~/scene/edit-captions";
import type { Caption } from "~/scene/storyboard";
import { useEditor, useEditorCommands } from "../use-editor";

interface CaptionBesideProps {
  /** The one it stands beside. */
  caption: Caption;
  sceneId: string;
  language: string;
  name: string;
}

/** What another language says while a caption stands, to be read and written beside it. */
export function CaptionBeside({ caption, sceneId, language, name }: CaptionBesideProps) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const [draft, setDraft] = useState<string | null>(null);
  const scene = storyboard.scenes.find(({ id }) => id === sceneId);
  const track = scene ? captionsOf(scene, language, storyboard.language) : [];
  const index = placeBeside(track, caption);
  const other = track[index];
  const place = { sceneId, language, index };

  const write = (text: string) => {
    const key = `caption/${sceneId}/${language}/${caption.startSeconds}`;
    if (other) {
      if (text.trim() !== "")
        editor.change("Edit a caption", (board) => setCaptionText(board, place, text), key);
    } else if (text.trim() !== "") {
      editor.change(
        "Write a caption",
        (board) => {
          const added = addCaption(
            board,
            { sceneId, language },
            { startSeconds: caption.startSeconds, text },
          );
          const own = added.scenes.find(({ id }) => id === sceneId)?.captions?.[language] ?? [];
          const at = own.findLastIndex(({ startSeconds }) => startSeconds === caption.startSeconds);
          return setCaptionTimes(added, { sceneId, language, index: at }, { endSeconds: caption.endSeconds });
        },
        key,
      );
    }
  };

  return (
    <textarea
      aria-label={`${name}, ${languageName(language)}`}
      dir="auto"
      lang={language}
      rows={1}
      maxLength={400}
      placeholder={`In ${languageName(language)}`}
      value={draft ?? other?.text ?? ""}
      onFocus={() => setDraft(other?.text ?? "")}
      onChange={({ currentTarget: { value } }) => {
        setDraft(value);
        write(value);
      }}
      onBlur={() => {
        if (other && draft !== null && draft.trim() === "") {
          editor.change("Delete a caption", (board) => removeCaption(board, place));
        }
        setDraft(null);
      }}
      className="field-sizing-content w-full resize-none rounded-sm border-accent/50 border-s-2 bg-transparent px-2 py-0.5 text-lg text-muted outline-none focus-visible:bg-surface focus-visible:text-text focus-visible:ring-2 focus-visible:ring-accent/40 sm:text-base"
    />
  );
}

/** The place of the caption that shares most time with another; -1 where none does. */
function placeBeside(track: readonly Caption[], { startSeconds, endSeconds }: Caption): number {
  let best = -1;
  let most = 0.01;
  for (const [index, other] of track.entries()) {
    const shared = Math.min(endSeconds, other.endSeconds) - Math.max(startSeconds, other.startSeconds);
    if (shared > most) {
      best = index;
      most = shared;
    }
  }
  return best;
}
