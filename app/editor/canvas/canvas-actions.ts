import * as arrange from "~/editor/canvas/arrange";
import { beginEditing, beginMasking, maskedPart } from "~/editor/canvas/begin-editing";
import type { CanvasModel } from "~/editor/canvas/canvas-model";

/** Something that can be done to what is selected; keys as in `Kbd`. */
export interface CanvasAction {
  id: string;
  label: string;
  keys?: string;
  /** Parts that have to be selected. */
  least: number;
  isOffered?: (model: CanvasModel) => boolean;
  run: (model: CanvasModel) => void;
}

export interface ActionGroup {
  title: string;
  actions: readonly CanvasAction[];
}

const edit: ActionGroup = {
  title: "Edit",
  actions: [
    { id: "edit", label: "Edit text or crop", keys: "Enter", least: 1, run: beginEditing },
    {
      id: "mask",
      label: "Move or resize mask",
      keys: "Shift m",
      least: 1,
      isOffered: (model) => maskedPart(model) !== null,
      run: beginMasking,
    },
    { id: "duplicate", label: "Duplicate", keys: "Mod d", least: 1, run: arrange.duplicate },
    { id: "copy-style", label: "Copy style", keys: "Mod Alt c", least: 1, run: arrange.copyStyle },
    {
      id: "paste-style",
      label: "Paste style",
      keys: "Mod Alt v",
      least: 1,
      isOffered: arrange.hasCopiedStyle,
      run: arrange.giveStyle,
    },
    { id: "delete", label: "Delete", keys: "Backspace", least: 1, run: arrange.remove },
  ],
};

const order: ActionGroup = {
  title: "Order",
  actions: [
    {
      id: "front",
      label: "Bring to front",
      keys: "Mod Shift ]",
      least: 1,
      run: (model) => arrange.reorder(model, "front"),
    },
    {
      id: "forward",
      label: "Bring forward",
      keys: "Mod ]",
      least: 1,
      run: (model) => arrange.reorder(model, "forward"),
    },
    {
      id: "backward",
      label: "Send backward",
      keys: "Mod [",
      least: 1,
      run: (model) => arrange.reorder(model, "backward"),
    },
    {
      id: "back",
      label: "Send to back",
      keys: "Mod Shift [",
      least: 1,
      run: (model) => arrange.reorder(model, "back"),
    },
  ],
};

const together: ActionGroup = {
  title: "Parts",
  actions: [
    { id: "group", label: "Group", keys: "Mod g", least: 2, run: arrange.group },
    {
      id: "ungroup",
      label: "Ungroup",
      keys: "Mod Shift g",
      least: 1,
      isOffered: arrange.isGrouped,
      run: arrange.ungroup,
    },
    {
      id: "flip-x",
      label: "Flip left to right",
      keys: "Shift h",
      least: 1,
      run: (model) => arrange.flip(model, "x"),
    },
    {
      id: "flip-y",
      label: "Flip upside down",
      keys: "Shift v",
      least: 1,
      run: (model) => arrange.flip(model, "y"),
    },
    { id: "lock", label: "Lock or unlock", keys: "Mod Shift l", least: 1, run: arrange.lock },
    { id: "hide", label: "Hide", keys: "Mod Shift h", least: 1, run: arrange.hide },
  ],
};

const alignments = [
  ["left", "Left edges"],
  ["center", "Centres across"],
  ["right", "Right edges"],
  ["top", "Top edges"],
  ["middle", "Middles down"],
  ["bottom", "Bottom edges"],
] as const;

export const alignActions = (to: arrange.AlignTo): CanvasAction[] =>
  alignments.map(([alignment, label]) => ({
    id: `align-${alignment}-${to}`,
    label,
    least: to === "selection" ? 2 : 1,
    run: (model) => arrange.align(model, alignment, to),
  }));

export const spreadActions: readonly CanvasAction[] = [
  {
    id: "distribute-x",
    label: "Distribute across",
    least: 3,
    run: (model) => arrange.distribute(model, "x", "middles"),
  },
  {
    id: "distribute-y",
    label: "Distribute down",
    least: 3,
    run: (model) => arrange.distribute(model, "y", "middles"),
  },
  {
    id: "gaps-x",
    label: "Equal gaps across",
    least: 3,
    run: (model) => arrange.distribute(model, "x", "gaps"),
  },
  {
    id: "gaps-y",
    label: "Equal gaps down",
    least: 3,
    run: (model) => arrange.distribute(model, "y", "gaps"),
  },
];

export const actionGroups: readonly ActionGroup[] = [edit, order, together];

export const selectAllAction: CanvasAction = {
  id: "select-all",
  label: "Select all",
  keys: "Mod a",
  least: 0,
  run: arrange.selectAll,
};

/** Whether it can be done now. */
export function isOffered({ least, isOffered: offered }: CanvasAction, model: CanvasModel): boolean {
  return model.mayEdit && model.selectedParts.length >= least && (offered?.(model) ?? true);
}
