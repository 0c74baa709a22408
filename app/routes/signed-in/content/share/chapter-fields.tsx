import { timecode } from "~/scene/timecode";
import { longestChapterName } from "~/stores/publications/sharing";
import { Switch } from "~/ui/switch";
import type { Chapter } from "~/watch/watched-video";
import type { ShareOptions } from "./share-options";

interface ChapterFieldsProps {
  chapters: readonly Chapter[];
  value: ShareOptions["chapters"];
  onChange: (chapters: ShareOptions["chapters"]) => void;
}

/** Chapters on or off, and what they are called on the link; the video's own words stay as they are. */
export function ChapterFields({ chapters, value, onChange }: ChapterFieldsProps) {
  if (chapters.length === 0) return null;
  function rename(key: string, name: string) {
    const { [key]: _, ...others } = value.names;
    onChange({ ...value, names: name.trim() ? { ...others, [key]: name } : others });
  }
  return (
    <div className="grid gap-3">
      <Switch
        label="Chapters"
        hint="Marks on the player’s bar and a list beside it. They come from your chapter markers, else from the scenes."
        checked={value.show}
        onChange={(show) => onChange({ ...value, show })}
      />
      {value.show && (
        <ol className="grid divide-y divide-line overflow-hidden rounded-md border border-line">
          {chapters.map(({ key, startSeconds, headline }, index) => (
            <li key={key} className="flex items-center gap-3 ps-3 focus-within:bg-hover">
              <span className="tabular w-9 text-muted text-sm">{timecode(startSeconds)}</span>
              <input
                aria-label={`Name of chapter ${index + 1}`}
                dir="auto"
                value={value.names[key] ?? ""}
                placeholder={headline}
                maxLength={longestChapterName}
                onChange={(event) => rename(key, event.target.value)}
                className="h-10 min-w-0 grow text-ellipsis bg-transparent pe-3 outline-none placeholder:text-text"
              />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
