import { useSyncExternalStore } from "react";
import { hasHidden, showHidden } from "~/editor/canvas/arrange";
import {
  actionGroups,
  alignActions,
  type CanvasAction,
  isOffered,
  selectAllAction,
  spreadActions,
} from "~/editor/canvas/canvas-actions";
import type { CanvasModel } from "~/editor/canvas/canvas-model";
import { everythingUnder } from "~/editor/canvas/hit-test";
import { nameOfPart } from "~/scene/part-names";
import { MenuItem, MenuLabel, MenuSeparator, SubMenu } from "~/ui/menu";

/** What can be done to what is selected: in the menu of the canvas and in that of its bar. */
export function ArrangeItems({ model }: { model: CanvasModel }) {
  useSyncExternalStore(model.editor.subscribe, () => model.editor.read().selection);
  const item = (action: CanvasAction) => (
    <MenuItem
      key={action.id}
      shortcut={action.keys}
      disabled={!isOffered(action, model)}
      danger={action.id === "delete"}
      onSelect={() => action.run(model)}
    >
      {action.label}
    </MenuItem>
  );
  const [edit, order, together] = actionGroups.map((group) => group.actions.map(item));
  return (
    <>
      {edit}
      <MenuSeparator />
      <SubMenu label="Order">{order}</SubMenu>
      <SubMenu label="Align to canvas">{alignActions("canvas").map(item)}</SubMenu>
      <SubMenu label="Align to safe area">{alignActions("safe-area").map(item)}</SubMenu>
      <SubMenu label="Align to each other">{alignActions("selection").map(item)}</SubMenu>
      <SubMenu label="Distribute">{spreadActions.map(item)}</SubMenu>
      <MenuSeparator />
      {together}
      <MenuItem disabled={!hasHidden(model) || !model.mayEdit} onSelect={() => showHidden(model)}>
        Show what is hidden
      </MenuItem>
      {item(selectAllAction)}
    </>
  );
}

/** Everything under the place the menu was asked for at, topmost first: what hides under something is reached here. */
export function HereItems({ model }: { model: CanvasModel }) {
  const { menuPoint } = model;
  const here = menuPoint ? everythingUnder(model.parts, menuPoint) : [];
  if (here.length === 0) return null;
  const { storyboard } = model.editor.read();
  return (
    <>
      <MenuLabel>Here</MenuLabel>
      {here.map(({ key, target, part }) => (
        <MenuItem key={key} onSelect={() => model.select([target])}>
          {nameOfPart(storyboard, target)}
          {part.isLocked && <span className="text-faint"> · locked</span>}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}
