import Highlighter from "lucide-react/icons/highlighter";
import SeparatorVertical from "lucide-react/icons/separator-vertical";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import type { CaptionMoment } from "~/scene/caption-moments";
import { type CaptionPlace, wordsOfCaption } from "~/scene/captions-of";
import { setCaptionWord, toggleEmphasis } from "~/scene/edit-caption-words";
import { splitCaption } from "~/scene/edit-captions";
import type { Caption } from "~/scene/storyboard";
import { frameTime } from "~/scene/timecode";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { useEditorCommands, usePlayhead } from "../use-editor";
import { videoSeconds } from "./caption-place";

interface CaptionWordsProps {
  caption: Caption;
  place: CaptionPlace;
  moment: CaptionMoment;
}

/** A caption word by word; what is done to the word that is chosen stands below. */
export function CaptionWords({ caption, place, moment }: CaptionWordsProps) {
  const editor = useEditorCommands();
  const words = wordsOfCaption(caption, place.language);
  const [chosen, setChosen] = useState<number | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const said = usePlayhead((seconds) =>
    words.findIndex(
      (word) =>
        videoSeconds(moment, word.startSeconds) <= seconds && seconds < videoSeconds(moment, word.endSeconds),
    ),
  );
  const word = chosen === null ? undefined : words[chosen];
  const isEmphasised = chosen !== null && (caption.emphasis?.includes(chosen) ?? false);
  const choose = (index: number) => {
    setChosen(index === chosen ? null : index);
    setDraft(null);
    const at = words[index];
    if (at) editor.playhead.seek(videoSeconds(moment, at.startSeconds) + 0.001);
  };

  return (
    <div className="grid gap-2">
      <fieldset aria-label="Words" dir="auto" lang={place.language} className="flex flex-wrap gap-1">
        {words.map(({ text, startSeconds }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other name than its place
            key={index}
            type="button"
            aria-pressed={index === chosen}
            title={frameTime(videoSeconds(moment, startSeconds))}
            onClick={() => choose(index)}
            className={classNames(
              "rounded-sm border px-1.5 py-0.5 text-sm transition-colors",
              caption.emphasis?.includes(index) ? "bg-accent text-on-accent" : "bg-surface",
              index === chosen
                ? "border-accent ring-2 ring-accent/40"
                : "border-line hover:border-line-strong",
              index === said && "underline decoration-2 underline-offset-4",
            )}
          >
            {text}
          </button>
        ))}
      </fieldset>
      {word && chosen !== null && (
        <div className="flex flex-wrap items-center gap-1.5">
          <input
            aria-label="Word"
            dir="auto"
            lang={place.language}
            maxLength={100}
            value={draft ?? word.text}
            onChange={({ currentTarget: { value } }) => {
              setDraft(value);
              if (value.trim() !== "") {
                editor.change(
                  "Edit a word",
                  (board) => setCaptionWord(board, place, chosen, value),
                  `word/${place.sceneId}/${place.language}/${place.index}/${chosen}`,
                );
              }
            }}
            onBlur={() => setDraft(null)}
            className="h-7 w-28 min-w-0 rounded-sm border border-line-strong bg-surface px-2 text-lg outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/25 sm:text-sm"
          />
          <Button
            size="sm"
            variant="ghost"
            aria-pressed={isEmphasised}
            icon={<Highlighter className="size-4" />}
            onClick={() =>
              editor.change(isEmphasised ? "Take emphasis off" : "Emphasise a word", (board) =>
                toggleEmphasis(board, place, chosen),
              )
            }
          >
            {isEmphasised ? "Plain" : "Emphasise"}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={chosen === 0}
            icon={<SeparatorVertical className="size-4" />}
            onClick={() => {
              editor.change("Split a caption", (board) => splitCaption(board, place, chosen));
              setChosen(null);
            }}
          >
            Split here
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={words.length === 1}
            icon={<Trash2 className="size-4" />}
            onClick={() => {
              editor.change("Take out a word", (board) => setCaptionWord(board, place, chosen, ""));
              setChosen(null);
            }}
          >
            Take out
          </Button>
        </div>
      )}
    </div>
  );
}
