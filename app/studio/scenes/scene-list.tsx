import { useMemo } from "react";
import type { Library } from "~/scene/library";
import { textOf } from "~/scene/resolve/scene-slots";
import type { Storyboard } from "~/scene/storyboard";
import { directionOfText } from "~/scene/text/script";
import { timecode } from "~/scene/timecode";
import { Still } from "../stills/still";
import { useStills } from "../stills/use-stills";
import { roleNames } from "./role-names";

interface SceneListProps {
  storyboard: Storyboard;
  library: Library;
  sceneStartsSeconds: readonly number[];
  /** Scene that the player shows. */
  currentIndex: number;
  onShow: (sceneId: string) => void;
}

const lines = [
  { name: "label", className: "text-muted text-sm" },
  { name: "headline", className: "font-[600]" },
  { name: "body", className: "text-sm" },
  { name: "action", className: "font-[550] text-accent text-sm" },
] as const;

/** Every scene with its words, to be read: a press shows it in the player. */
export default function SceneList({
  storyboard,
  library,
  sceneStartsSeconds,
  currentIndex,
  onShow,
}: SceneListProps) {
  const stills = useStills(
    useMemo(() => [storyboard], [storyboard]),
    library,
  );
  return (
    <ol aria-label="Scenes" className="-mx-2 grid gap-1">
      {storyboard.scenes.map((scene, index) => (
        <li
          key={scene.id}
          aria-current={index === currentIndex ? "step" : undefined}
          className="rounded-md aria-[current=step]:bg-sunken"
        >
          <button
            type="button"
            onClick={() => onShow(scene.id)}
            className="grid w-full grid-cols-[auto_minmax(0,1fr)] items-start gap-3 rounded-md p-2 text-start hover:bg-hover"
          >
            <Still
              stills={stills}
              index={0}
              sceneId={scene.id}
              format={storyboard.format}
              className="w-14 rounded-sm"
            />
            <span className="grid gap-0.5">
              <span className="tabular text-muted text-xs">
                {timecode(sceneStartsSeconds[index] ?? 0)} · {roleNames[scene.role]}
              </span>
              {lines.map(({ name, className }) => {
                const text = textOf(scene, name);
                return (
                  text && (
                    <span
                      key={name}
                      dir={directionOfText(text, storyboard.language)}
                      className={`whitespace-pre-line break-words ${className}`}
                    >
                      {text}
                    </span>
                  )
                );
              })}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
