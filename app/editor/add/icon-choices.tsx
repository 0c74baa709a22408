import { useDeferredValue, useState } from "react";
import { findByText } from "~/domain/text/find-by-text";
import { iconNames } from "~/scene/icons";
import { SceneIcon } from "~/studio/scenes/scene-icon";
import { TextField } from "~/ui/text-field";
import { tileStyle } from "./tile-style";

interface IconChoicesProps {
  /** What choosing one does: "Add", "Show". */
  verb: string;
  /** The one that is shown now. */
  chosen?: string;
  disabled?: boolean;
  /** `label`: its name in words. */
  onChoose: (name: string, label: string) => void;
}

/** Every icon, found by a part of its name. */
export function IconChoices({ verb, chosen, disabled = false, onChoose }: IconChoicesProps) {
  const [sought, setSought] = useState("");
  const wanted = useDeferredValue(sought);
  const found = findByText(iconNames, wanted, (name) => name);
  return (
    <div className="grid gap-3">
      <TextField
        label="Search icons"
        placeholder="heart, truck, clock"
        value={sought}
        disabled={disabled}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 ? (
        <p className="text-muted text-sm">No icon is called “{sought.trim()}”. Try a shorter word.</p>
      ) : (
        <ul aria-label="Icons" className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1">
          {found.map((name) => {
            const label = name.replaceAll("-", " ");
            return (
              <li key={name}>
                <button
                  type="button"
                  aria-label={`${verb} ${label}`}
                  aria-pressed={chosen === undefined ? undefined : chosen === name}
                  title={label}
                  disabled={disabled}
                  onClick={() => onChoose(name, label)}
                  className={`${tileStyle} aria-pressed:bg-accent-soft aria-pressed:text-accent`}
                >
                  <SceneIcon name={name} className="size-6" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
