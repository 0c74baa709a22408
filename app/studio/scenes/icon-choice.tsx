import { useDeferredValue, useState } from "react";
import { findByText } from "~/domain/text/find-by-text";
import { setSlot } from "~/scene/edit-storyboard";
import { iconNames } from "~/scene/icons";
import type { Scene } from "~/scene/storyboard";
import { TextField } from "~/ui/text-field";
import { SceneIcon } from "./scene-icon";
import type { ChangeVideo } from "./scene-task";

interface IconChoiceProps {
  scene: Scene;
  onChange: ChangeVideo;
}

/** Every icon a scene may show, found by a part of its name. */
export function IconChoice({ scene, onChange }: IconChoiceProps) {
  const [sought, setSought] = useState("");
  const wanted = useDeferredValue(sought);
  const found = findByText(iconNames, wanted, (name) => name);
  const content = scene.slots.icon;
  const chosen = content?.kind === "icon" ? content.name : null;
  return (
    <div className="grid gap-4">
      <TextField
        label="Search icons"
        placeholder="heart, truck, clock"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      {found.length === 0 ? (
        <p className="text-muted text-sm">No icon is called “{sought.trim()}”. Try a shorter word.</p>
      ) : (
        <ul aria-label="Icons" className="grid grid-cols-[repeat(auto-fill,minmax(48px,1fr))] gap-1">
          {found.map((name) => (
            <li key={name}>
              <button
                type="button"
                aria-label={name.replaceAll("-", " ")}
                aria-pressed={name === chosen}
                title={name.replaceAll("-", " ")}
                onClick={() =>
                  onChange((current) => setSlot(current, scene.id, "icon", { kind: "icon", name }))
                }
                className="grid aspect-square w-full place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-text aria-pressed:bg-accent-soft aria-pressed:text-accent"
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
