import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { Language } from "~/domain/text/language";
import { languageName } from "~/domain/text/language-name";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import type { WrittenLanguage } from "./written-language";

interface LanguageLineProps {
  reading: WrittenLanguage;
  chosen: Language | null;
  /** Languages that somebody here can write. */
  written: readonly Language[];
  /** Null goes back to the language of the words. */
  onChange: (language: Language | null) => void;
}

/** The one language of the video: found from the words, said, and changed here. */
export function LanguageLine({ reading: { language, read }, chosen, written, onChange }: LanguageLineProps) {
  const readHere = written.find((one) => one === read);
  const byName = written.toSorted((one, other) => languageName(one).localeCompare(languageName(other)));
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-muted text-sm">
      <span>Written in</span>
      <Menu
        align="start"
        trigger={
          <button
            type="button"
            aria-label={`Written in ${languageName(language)}: change`}
            className="inline-flex h-7 cursor-default items-center gap-1 rounded-sm px-1.5 font-[550] text-text hover:bg-hover data-popup-open:bg-hover"
          >
            {languageName(language)}
            <ChevronDown className="size-3.5 text-faint" aria-hidden="true" />
          </button>
        }
      >
        {chosen && (
          <>
            <MenuItem onSelect={() => onChange(null)}>The language of my words</MenuItem>
            <MenuSeparator />
          </>
        )}
        {byName.map((one) => (
          <MenuItem
            key={one}
            icon={<Check className={one === language ? "" : "invisible"} />}
            onSelect={() => onChange(one)}
          >
            {languageName(one)}
          </MenuItem>
        ))}
      </Menu>
      {readHere && readHere !== language && (
        <span>
          Your words read like {languageName(readHere)}.{" "}
          <button
            type="button"
            onClick={() => onChange(null)}
            className="font-[550] text-text underline underline-offset-2"
          >
            Write in {languageName(readHere)}
          </button>
        </span>
      )}
    </p>
  );
}
