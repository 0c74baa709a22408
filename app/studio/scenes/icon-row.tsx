import X from "lucide-react/icons/x";
import { clearSlot } from "~/scene/edit-storyboard";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import type { SceneActions } from "./scene-actions";
import { SceneIcon } from "./scene-icon";

interface IconRowProps {
  sceneId: string;
  sceneNumber: number;
  name: string;
  actions: SceneActions;
}

/** The icon of a scene, to change or take out. */
export function IconRow({ sceneId, sceneNumber, name, actions }: IconRowProps) {
  return (
    <div className="flex items-center gap-2 rounded-md bg-sunken py-1.5 ps-3 pe-1.5">
      <SceneIcon name={name} className="size-5" />
      <span className="min-w-0 grow truncate text-muted text-sm">{name.replaceAll("-", " ")}</span>
      <Button size="sm" onClick={() => actions.open({ kind: "icon", sceneId })}>
        Change
      </Button>
      <IconButton
        label={`Remove the icon of scene ${sceneNumber}`}
        size="sm"
        icon={<X className="size-4" />}
        onClick={() => actions.change((current) => clearSlot(current, sceneId, "icon"))}
      />
    </div>
  );
}
