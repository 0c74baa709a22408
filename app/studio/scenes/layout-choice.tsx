import { useMemo, useState } from "react";
import { type SceneRole, sceneRoles } from "~/domain/video/scene-role";
import { setLayout, setRole } from "~/scene/edit-storyboard";
import type { Library } from "~/scene/library";
import { layoutsFor } from "~/scene/resolve/scene-design";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";
import { Still } from "../stills/still";
import { useStills } from "../stills/use-stills";
import { useSettled } from "../use-settled";
import { roleNames } from "./role-names";
import type { ChangeVideo } from "./scene-task";

interface LayoutChoiceProps {
  scene: Scene;
  storyboard: Storyboard;
  library: Library;
  onChange: ChangeVideo;
}

const pauseMs = 400;
/** As many as one sees at a glance; the best suited come first. */
const fewLayouts = 14;

/** This very scene in every layout it has enough for. */
export function LayoutChoice({ scene, storyboard, library, onChange }: LayoutChoiceProps) {
  const { format } = storyboard;
  const [isWhole, setWhole] = useState(false);
  const settled = useSettled(storyboard, pauseMs);
  const fitting = useMemo(() => {
    const settledScene = settled.scenes.find(({ id }) => id === scene.id);
    return settledScene ? layoutsFor(settledScene, settled, library) : [];
  }, [settled, scene.id, library]);
  const chosen = scene.layoutId !== undefined && library.layouts.has(scene.layoutId) ? scene.layoutId : null;
  const showsAll = isWhole || fitting.findIndex(({ id }) => id === chosen) >= fewLayouts;
  const layouts = showsAll ? fitting : fitting.slice(0, fewLayouts);
  const ids = [null, ...layouts.map(({ id }) => id)].join();
  const boards = useMemo(
    () => ids.split(",").map((id) => setLayout(settled, scene.id, id || null)),
    [settled, ids, scene.id],
  );
  const stills = useStills(boards, library);
  return (
    <div className="grid gap-5">
      <Select<SceneRole>
        label="What this scene is for"
        hint="The template chooses layouts by it."
        value={scene.role}
        onChange={(role) => onChange((current) => setRole(current, scene.id, role))}
        choices={sceneRoles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      <ul
        aria-label="Layouts"
        className={`grid gap-x-3 gap-y-4 ${format === "16:9" ? "grid-cols-2" : "grid-cols-3"}`}
      >
        {[null, ...layouts].map((layout, index) => (
          <li key={layout?.id ?? ""}>
            <button
              type="button"
              aria-pressed={(layout?.id ?? null) === chosen}
              onClick={() => onChange((current) => setLayout(current, scene.id, layout?.id ?? null))}
              title={layout?.idea}
              className="group grid w-full gap-1.5 text-start outline-none"
            >
              <Still
                stills={stills}
                index={index}
                sceneId={scene.id}
                format={format}
                className="w-full rounded-sm outline-2 outline-transparent outline-offset-2 transition-[outline-color] group-hover:outline-line-strong group-focus-visible:outline-focus group-aria-pressed:outline-accent"
              />
              <span className="truncate text-muted text-xs group-aria-pressed:font-[550] group-aria-pressed:text-text">
                {layout?.name ?? "Template’s choice"}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!showsAll && fitting.length > fewLayouts && (
        <Button variant="ghost" className="justify-self-start" onClick={() => setWhole(true)}>
          All {fitting.length} layouts
        </Button>
      )}
    </div>
  );
}
