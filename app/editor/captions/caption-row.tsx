import EllipsisVertical from "lucide-react/icons/ellipsis-vertical";
import { useEffect, useRef, useState } from "react";
import type { CaptionMoment } from "~/scene/caption-moments";
import { setCaptionText } from "~/scene/edit-caption-words";
import { mergeWithNext, removeCaption } from "~/scene/edit-captions";
import type { Caption } from "~/scene/storyboard";
import { frameTime } from "~/scene/timecode";
import { classNames } from "~/ui/class-names";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import { useEditor, useEditorCommands, usePlayhead } from "../use-editor";
import { CaptionBeside } from "./caption-beside";
import { videoSeconds } from "./caption-place";
import { CaptionTimes } from "./caption-times";
import { CaptionWords } from "./caption-words";

interface CaptionRowProps {
  caption: Caption;
  place: { sceneId: string; language: string; index: number };
  moment: CaptionMoment;
  count: number;
  sceneNumber: number;
  beside: string | null;
  /** It was just added: whoever added it goes on writing in it. */
  isAdded: boolean;
  onWriting: () => void;
}

/** One caption: its words as a text, and, once it is chosen, word by word with its times. */
export function CaptionRow(props: CaptionRowProps) {
  const { caption, place, moment, count, sceneNumber, beside, isAdded, onWriting } = props;
  const editor = useEditorCommands();
  const { sceneId, index, language } = place;
  const isChosen = useEditor(({ selection }) =>
    selection.some((one) => one.kind === "caption" && one.sceneId === sceneId && one.index === index),
  );
  const start = videoSeconds(moment, caption.startSeconds);
  const end = videoSeconds(moment, caption.endSeconds);
  const isSaid = usePlayhead((seconds) => seconds >= start && seconds < end);
  const [draft, setDraft] = useState<string | null>(null);
  const name = `Caption ${index + 1}, scene ${sceneNumber}`;
  const isLast = index === count - 1;
  const text = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isAdded) return;
    text.current?.focus();
    text.current?.select();
    onWriting();
  }, [isAdded, onWriting]);
  const choose = () => {
    if (!isChosen) editor.select([{ kind: "caption", sceneId, index }]);
  };

  return (
    <li
      aria-current={isSaid || undefined}
      className={classNames(
        "grid gap-2 rounded-md border px-2 py-1.5 transition-colors",
        isChosen ? "border-accent bg-raised" : "border-transparent hover:bg-hover",
        isSaid && !isChosen && "bg-accent-soft",
      )}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2">
        <button
          type="button"
          aria-label={`Go to ${name}, ${frameTime(start)}`}
          onClick={() => {
            editor.playhead.seek(start + 0.001);
            choose();
          }}
          className="tabular mt-1 rounded-sm text-faint text-sm hover:text-text"
        >
          {frameTime(start)}
        </button>
        <textarea
          ref={text}
          aria-label={name}
          dir="auto"
          lang={language}
          rows={1}
          maxLength={400}
          value={draft ?? caption.text}
          onFocus={() => {
            setDraft(caption.text);
            choose();
          }}
          onChange={({ currentTarget: { value } }) => {
            setDraft(value);
            if (value.trim() !== "") {
              editor.change(
                "Edit a caption",
                (board) => setCaptionText(board, place, value),
                `caption/${sceneId}/${language}/${index}`,
              );
            }
          }}
          onBlur={() => {
            if (draft !== null && draft.trim() === "") {
              editor.change("Delete a caption", (board) => removeCaption(board, place));
            }
            setDraft(null);
          }}
          className="field-sizing-content w-full resize-none rounded-sm bg-transparent px-1 py-0.5 text-lg outline-none focus-visible:bg-surface focus-visible:ring-2 focus-visible:ring-accent/40 sm:text-base"
        />
        <Menu
          trigger={
            <IconButton
              size="sm"
              label={`Actions for ${name}`}
              icon={<EllipsisVertical className="size-4" />}
            />
          }
        >
          <MenuItem
            disabled={isLast}
            onSelect={() => editor.change("Merge captions", (board) => mergeWithNext(board, place))}
          >
            Merge with the next
          </MenuItem>
          <MenuItem onSelect={choose}>Words and times</MenuItem>
          <MenuItem
            onSelect={() => {
              editor.setLoop({ inSeconds: start, outSeconds: end });
              editor.playhead.seek(start);
              editor.playhead.play();
            }}
          >
            Play it over and over
          </MenuItem>
          <MenuSeparator />
          <MenuItem
            danger
            onSelect={() => editor.change("Delete a caption", (board) => removeCaption(board, place))}
          >
            Delete
          </MenuItem>
        </Menu>
      </div>
      {beside && <CaptionBeside caption={caption} sceneId={sceneId} language={beside} name={name} />}
      {isChosen && (
        <>
          <CaptionWords caption={caption} place={place} moment={moment} />
          <CaptionTimes caption={caption} place={place} moment={moment} />
        </>
      )}
    </li>
  );
}
