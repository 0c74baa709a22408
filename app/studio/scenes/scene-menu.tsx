import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import CopyPlus from "lucide-react/icons/copy-plus";
import Ellipsis from "lucide-react/icons/ellipsis";
import Hash from "lucide-react/icons/hash";
import Plus from "lucide-react/icons/plus";
import Shapes from "lucide-react/icons/shapes";
import Trash2 from "lucide-react/icons/trash-2";
import { setSlot } from "~/scene/edit-storyboard";
import type { Scene } from "~/scene/storyboard";
import { IconButton } from "~/ui/icon-button";
import { Menu, MenuItem, MenuSeparator } from "~/ui/menu";
import type { SceneActions } from "./scene-actions";

interface SceneMenuProps {
  scene: Scene;
  index: number;
  count: number;
  actions: SceneActions;
}

/** Everything that can be done to a scene as a whole. */
export function SceneMenu({ scene, index, count, actions }: SceneMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for scene ${index + 1}`}
          size="sm"
          icon={<Ellipsis className="size-4" />}
        />
      }
    >
      <MenuItem
        icon={<ArrowUp />}
        shortcut="Alt ArrowUp"
        disabled={index === 0}
        onSelect={() => actions.moveTo(scene.id, index - 1)}
      >
        Move up
      </MenuItem>
      <MenuItem
        icon={<ArrowDown />}
        shortcut="Alt ArrowDown"
        disabled={index === count - 1}
        onSelect={() => actions.moveTo(scene.id, index + 1)}
      >
        Move down
      </MenuItem>
      <MenuItem icon={<CopyPlus />} onSelect={() => actions.duplicate(scene.id)}>
        Duplicate
      </MenuItem>
      <MenuItem icon={<Plus />} onSelect={() => actions.addAfter(scene.id)}>
        Add a scene after
      </MenuItem>
      <MenuSeparator />
      {scene.slots.figure?.kind !== "number" && (
        <MenuItem
          icon={<Hash />}
          onSelect={() => {
            actions.select(scene.id);
            actions.change((current) =>
              setSlot(current, scene.id, "figure", {
                kind: "number",
                value: 100,
                from: 0,
                decimals: 0,
                unit: null,
              }),
            );
          }}
        >
          Add a number
        </MenuItem>
      )}
      {scene.slots.icon?.kind !== "icon" && (
        <MenuItem icon={<Shapes />} onSelect={() => actions.open({ kind: "icon", sceneId: scene.id })}>
          Add an icon
        </MenuItem>
      )}
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} danger disabled={count === 1} onSelect={() => actions.remove(scene.id)}>
        Remove
      </MenuItem>
    </Menu>
  );
}
