import { useDeferredValue, useState } from "react";
import { findByText } from "~/domain/text/find-by-text";
import { iconNames } from "~/scene/icons";
import { SceneIcon } from "~/studio/scenes/scene-icon";
import { TextField } from "~/ui/text-field";
import { tileStyle } from "./tile-style";
import type { Add } from "./use-add";

/** Every icon, found by a part of its name. */
export function IconChoices({ add }: { add: Add }) {
  const [sought, setSought] = useState("");
  const wanted = useDeferredValue(sought);
  const found = findByText(iconNames, wanted, (name) => name);
  return (
    <div className="grid gap-3">
      <TextField
        label="Search icons"
        placeholder="heart, truck, clock"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 ? (
        <p className="text-muted text-sm">No icon is called “{sought.trim()}”. Try a shorter word.</p>
      ) : (
        <ul aria-label="Icons" className="grid grid-cols-[repeat(auto-fill,minmax(3rem,1fr))] gap-1">
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`Add ${name.replaceAll("-", " ")}`}
                title={name.replaceAll("-", " ")}
                onClick={() =>
                  add.addElement(
                    `Add ${name.replaceAll("-", " ")}`,
                    { kind: "icon", name },
                    { placement: { centerX: 0.5, centerY: 0.5, width: 0.24, height: 0.24 } },
                  )
                }
                className={tileStyle}
              >
                <SceneIcon name={name} className="size-6" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
