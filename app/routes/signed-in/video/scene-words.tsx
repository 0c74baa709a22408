import { lineLimits } from "~/domain/edit-script";
import { timecode } from "~/player/timecode";
import { setSlotText } from "~/scene/edit-storyboard";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { WordsField } from "./words-field";

interface SceneWordsProps {
  storyboard: Storyboard;
  sceneStartsSeconds: readonly number[];
  /** The scene the player shows; it is marked. */
  currentIndex: number;
  onChange: (edited: (storyboard: Storyboard) => Storyboard, place: string) => void;
  /** Asks the player for a scene. */
  onShow: (index: number) => void;
}

const roleNames: Record<Scene["role"], string> = {
  hook: "Opening",
  point: "Point",
  proof: "Proof",
  offer: "Offer",
  action: "Closing",
};

const slots = [
  { name: "label", label: "Line above", className: "text-muted text-sm" },
  { name: "headline", label: "Headline", className: "font-[600] text-lg" },
  { name: "body", label: "Text", className: "text-base" },
  { name: "action", label: "Button", className: "font-[550] text-accent text-sm" },
] as const;

/** The words of every scene, edited where they stand. Going into a scene shows it in the player. */
export function SceneWords({
  storyboard,
  sceneStartsSeconds,
  currentIndex,
  onChange,
  onShow,
}: SceneWordsProps) {
  return (
    <ol className="grid gap-1" aria-label="Scenes">
      {storyboard.scenes.map((scene, index) => {
        return (
          <li
            key={scene.id}
            aria-current={index === currentIndex ? "step" : undefined}
            className="group/scene grid gap-0.5 rounded-md border border-transparent px-3 py-2.5 transition-colors focus-within:border-line focus-within:bg-raised aria-[current]:bg-hover"
          >
            <button
              type="button"
              onClick={() => onShow(index)}
              className="-mx-1.5 flex items-center gap-2 justify-self-start rounded-sm px-1.5 py-0.5 text-muted text-xs hover:text-text"
            >
              <span className="tabular">{timecode(sceneStartsSeconds[index] ?? 0)}</span>
              <span>{roleNames[scene.role]}</span>
              <span className="sr-only">: show in the player</span>
            </button>
            {slots.map(({ name, label, className }) => {
              const slot = scene.slots[name];
              const isOffered = name !== "action" || scene.role === "action" || slot !== undefined;
              if (!isOffered || (slot && slot.kind !== "text")) return null;
              return (
                <WordsField
                  key={name}
                  label={`${label}, scene ${index + 1}`}
                  placeholder={`Add ${label.toLocaleLowerCase()}`}
                  value={slot?.text ?? ""}
                  limit={lineLimits[name]}
                  isQuiet={name !== "headline"}
                  className={className}
                  onFocus={() => index !== currentIndex && onShow(index)}
                  onChange={(text) =>
                    onChange((current) => setSlotText(current, scene.id, name, text), `${scene.id}/${name}`)
                  }
                />
              );
            })}
          </li>
        );
      })}
    </ol>
  );
}
