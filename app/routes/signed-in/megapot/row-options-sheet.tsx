import type { Row } from "~/domain/rows/table";
import { languages } from "~/domain/text/language";
import { type Format, formats } from "~/domain/video/format";
import type { Library } from "~/scene/library";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { SideSheet } from "~/ui/side-sheet";
import { FormatToggles } from "./format-toggles";
import { languageChoices } from "./language-choices";
import { lengthChoices, shortSeconds } from "./length-choices";
import type { RowOptions } from "./table-edits";

interface RowOptionsSheetProps {
  /** The rows they are of. */
  rows: readonly Row[];
  library: Library;
  /** How long a row’s video is. */
  secondsOf: (row: Row) => number;
  onChange: (change: (options: RowOptions) => RowOptions, words: string) => void;
  onClose: () => void;
}

const usual = "usual";
const mixed = "mixed";

/** How the videos of some rows differ from the table’s: template, formats, length and language. */
export function RowOptionsSheet({ rows, library, secondsOf, onChange, onClose }: RowOptionsSheetProps) {
  const options = rows.map((row) => row.options ?? {});
  const count = rows.length === 1 ? "1 row" : `${rows.length.toLocaleString()} rows`;
  const commonOf = (read: (options: RowOptions) => string | number | undefined): string => {
    const values = new Set(options.map((each) => String(read(each) ?? usual)));
    return values.size > 1 ? mixed : ([...values][0] ?? usual);
  };
  const set = <Name extends keyof RowOptions>(
    name: Name,
    value: RowOptions[Name] | undefined,
    words: string,
  ) => onChange(({ [name]: _, ...rest }) => (value === undefined ? rest : { ...rest, [name]: value }), words);
  const mixedChoice = { value: mixed, label: "Different" };
  const choicesOf = (value: string, choices: { value: string; label: string }[], usualLabel: string) => [
    { value: usual, label: usualLabel },
    ...(value === mixed ? [mixedChoice] : []),
    ...choices,
  ];
  const template = commonOf(({ templateId }) => templateId);
  const length = commonOf(({ lengthSeconds }) => lengthSeconds);
  const unkept = rows.flatMap((row) => {
    const wanted = row.options?.lengthSeconds;
    const seconds = wanted && secondsOf(row);
    return wanted && seconds && shortSeconds(seconds) !== shortSeconds(wanted) ? [seconds] : [];
  });
  const language = commonOf(({ language }) => language);
  const has = (format: Format) => options.filter(({ formats: own }) => own?.includes(format)).length;

  function toggleFormat(format: Format) {
    const isOn = has(format) === rows.length;
    onChange(
      ({ formats: own, ...rest }) => {
        const next = formats.filter((one) => (one === format ? !isOn : (own?.includes(one) ?? false)));
        return next.length > 0 ? { ...rest, formats: next } : rest;
      },
      isOn ? `${format} taken off` : `${format} added`,
    );
  }

  return (
    <SideSheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Options of ${count}`}
      footer={
        <Button variant="ghost" onClick={() => onChange(() => ({}), "Options as in the table")}>
          Back to the table’s options
        </Button>
      }
    >
      <div className="grid gap-5">
        <Select
          label="Template"
          value={template}
          choices={choicesOf(
            template,
            [...library.templates.values()].map(({ id, name }) => ({ value: id, label: name })),
            "As in the table",
          )}
          onChange={(value) =>
            value !== mixed && set("templateId", value === usual ? undefined : value, "Template changed")
          }
        />
        <FormatToggles
          stateOf={(format) => (has(format) === rows.length ? true : has(format) > 0 ? "mixed" : false)}
          onToggle={toggleFormat}
          hint="One file for each. With none, the format of its cell or of the table."
        />
        <Select
          label="Length"
          value={length}
          choices={choicesOf(
            length,
            lengthChoices(length === mixed || length === usual ? null : Number(length)),
            "As in the table",
          )}
          hint={
            unkept[0] === undefined
              ? undefined
              : `Scenes last 1 to 20 seconds, so ${rows.length === 1 ? "the video lasts" : `${unkept.length.toLocaleString()} of the videos last`} ${shortSeconds(unkept[0])} seconds.`
          }
          onChange={(value) =>
            value !== mixed &&
            set("lengthSeconds", value === usual ? undefined : Number(value), "Length changed")
          }
        />
        <Select
          label="Language"
          value={language}
          choices={choicesOf(language, languageChoices, "As in the cell or the table")}
          hint="How prices and dates are written, and which faces are used. Words stay as they are."
          onChange={(value) =>
            value !== mixed &&
            set(
              "language",
              languages.find((tag) => tag === value),
              "Language changed",
            )
          }
        />
      </div>
    </SideSheet>
  );
}
