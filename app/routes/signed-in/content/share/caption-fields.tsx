import { nameOfLanguage } from "~/player/caption-track";
import type { ShareOptions } from "./share-options";

interface CaptionFieldsProps {
  /** There are captions in. */
  languages: readonly string[];
  value: ShareOptions["captionLanguages"];
  onChange: (languages: ShareOptions["captionLanguages"]) => void;
}

/** In which languages viewers may have captions. */
export function CaptionFields({ languages, value, onChange }: CaptionFieldsProps) {
  if (languages.length === 0) {
    return (
      <div className="grid gap-0.5">
        <p className="font-[550] text-sm">Captions</p>
        <p className="text-muted text-sm">
          This video has none yet. Give it a voice, or write captions in the editor.
        </p>
      </div>
    );
  }
  const offered = value ?? languages;
  function toggle(language: string, isOn: boolean) {
    const next = languages.filter((one) => (one === language ? isOn : offered.includes(one)));
    onChange(next.length === languages.length ? null : next);
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="font-[550] text-sm">Captions viewers can turn on</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2 pt-1">
        {languages.map((language) => (
          <label key={language} className="flex h-8 items-center gap-2">
            <input
              type="checkbox"
              checked={offered.includes(language)}
              onChange={(event) => toggle(language, event.target.checked)}
              className="size-4 accent-(--color-accent)"
            />
            <span lang={language}>{nameOfLanguage(language)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
