import Play from "lucide-react/icons/play";
import Plus from "lucide-react/icons/plus";
import Square from "lucide-react/icons/square";
import { useState } from "react";
import { findByText } from "~/domain/text/find-by-text";
import {
  type EffectCategory,
  effectCategories,
  effectCategoryNames,
  type SoundEffect,
  soundEffects,
} from "~/domain/video/sound-effect";
import { formatSeconds } from "~/scene/describe-move";
import { addEffect } from "~/scene/edit-sounds";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { TextField } from "~/ui/text-field";
import { newId } from "../new-id";
import { useEditorCommands } from "../use-editor";
import { useHear } from "./hear";

const choices: { value: EffectCategory | "all"; label: string }[] = [
  { value: "all", label: "All kinds" },
  ...effectCategories.map((value) => ({ value, label: effectCategoryNames[value] })),
];

/** Our effects: found, heard, and added at the playhead. */
export function EffectsLibrary() {
  const editor = useEditorCommands();
  const [search, setSearch] = useState("");
  const [category, setCategory] = useState<EffectCategory | "all">("all");
  const hear = useHear();
  const ofCategory = soundEffects.filter((effect) => category === "all" || effect.category === category);
  const found = findByText(ofCategory, search, textOf);
  const add = ({ id: effectId, name }: SoundEffect) => {
    const id = newId();
    const { library } = editor.read();
    editor.change(`Add ${name}`, (board) => addEffect(board, id, effectId, editor.playhead.seconds, library));
    editor.select([{ kind: "sound", id }]);
  };

  return (
    <section aria-label="Effects" className="grid gap-2">
      <div className="grid grid-cols-2 gap-2">
        <TextField
          label="Search effects"
          type="search"
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Select label="Kind" value={category} choices={choices} onChange={setCategory} />
      </div>
      <p role="status" className="text-muted text-sm">
        {found.length === 0
          ? "No effect matches. Clear the search, or try “whoosh”."
          : `${found.length} of ${soundEffects.length}, added at the playhead`}
      </p>
      {found.length > 0 && (
        <ul className="max-h-80 overflow-y-auto overscroll-contain rounded-md border border-line bg-raised">
          {found.map((effect) => {
            const heard = { kind: "effect" as const, effectId: effect.id };
            const isHeard = hear.isHeard(heard);
            return (
              <li
                key={effect.id}
                className="flex items-center gap-1 border-line border-b px-1 last:border-b-0"
              >
                <IconButton
                  size="sm"
                  label={isHeard ? `Stop ${effect.name}` : `Listen to ${effect.name}`}
                  icon={isHeard ? <Square className="size-4" /> : <Play className="size-4" />}
                  onClick={() => void hear.toggle(heard)}
                />
                <span className="min-w-0 grow truncate py-1.5 text-sm">
                  {effect.name}
                  <span className="text-faint"> · {effectCategoryNames[effect.category]}</span>
                </span>
                <span className="tabular shrink-0 text-faint text-sm">
                  {formatSeconds(effect.durationSeconds)}
                </span>
                <IconButton
                  size="sm"
                  label={`Add ${effect.name}`}
                  icon={<Plus className="size-4" />}
                  onClick={() => add(effect)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {hear.error && (
        <p role="alert" className="text-danger text-sm">
          {hear.error}
        </p>
      )}
    </section>
  );
}

function textOf({ name, category, words }: SoundEffect): string {
  return [name, effectCategoryNames[category], ...words].join(" ");
}
