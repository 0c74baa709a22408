import { type SceneRole, sceneRoles } from "~/domain/video/scene-role";
import type { Layout, SlotConstraint } from "~/scene/layouts/layout";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { Template } from "~/scene/templates/template";

/**
 * Forms and spreadsheets: the fields somebody fills to make a video of a template, derived from the slots of its
 * layouts. `rows/row-storyboard.ts` fills them.
 */

export interface FormField {
  /** Unique in its form, and the column's name in a spreadsheet: `hook.headline`, `point-2.picture`. */
  name: string;
  /** For people, in English: "Hook · Headline". */
  label: string;
  /** Place of the scene in the video. */
  sceneIndex: number;
  slot: string;
  kind: "text" | "lines" | "media" | "number" | "icon";
  required: boolean;
  limits: FieldLimits;
}

export interface FieldLimits {
  /** Of a text, or of each line. Longer ones are shown smaller. */
  maxCharacters?: number;
  minLines?: number;
  maxLines?: number;
  /** Lines are of two cells, divided by "|". */
  hasColumns?: boolean;
  /** Width to height of media. */
  minRatio?: number;
  maxRatio?: number;
  accepts?: ("picture" | "clip")[];
}

const slotOrder = [
  "label",
  "headline",
  "body",
  "action",
  "figure",
  "icon",
  "picture",
  "picture-2",
  "picture-3",
  "picture-4",
];

/**
 * The fields of a template, for scenes of the given roles. A field is offered where some layout the template prefers
 * for the role has the slot; its limits are the widest of theirs.
 */
export function formOfTemplate(
  template: Template,
  library: Library = builtInLibrary,
  roles: readonly SceneRole[] = sceneRoles,
): FormField[] {
  return roles.flatMap((role, sceneIndex) =>
    fieldsOf(nameOfScene(roles, sceneIndex), sceneIndex, layoutsFor(role, template, library)),
  );
}

/** The fields of a storyboard's scenes; a scene with a pinned layout offers what that one shows. */
export function formOfStoryboard(storyboard: Storyboard, library: Library = builtInLibrary): FormField[] {
  const template = templateFrom(library, storyboard.templateId);
  const roles = storyboard.scenes.map(({ role }) => role);
  return storyboard.scenes.flatMap(({ role, layoutId }, sceneIndex) => {
    const pinned = layoutId === undefined ? undefined : library.layouts.get(layoutId);
    const layouts = pinned ? [pinned] : layoutsFor(role, template, library);
    return fieldsOf(nameOfScene(roles, sceneIndex), sceneIndex, layouts);
  });
}

function layoutsFor(role: SceneRole, template: Template, library: Library): Layout[] {
  const preferred = template.layouts[role].flatMap((id) => library.layouts.get(id) ?? []);
  if (preferred.length > 0) return preferred;
  return [...library.layouts.values()].filter(({ roles }) => roles.includes(role));
}

function fieldsOf(sceneName: string, sceneIndex: number, layouts: readonly Layout[]): FormField[] {
  const known = new Set(layouts.flatMap(({ slots }) => Object.keys(slots)));
  return slotOrder
    .filter((slot) => known.has(slot))
    .map((slot) => {
      const constraints = layouts.flatMap(({ slots }) => slots[slot] ?? []);
      const isRequiredByAll =
        constraints.length === layouts.length && constraints.every(({ required }) => required);
      return {
        name: `${sceneName}.${slot}`,
        label: `${titleCase(sceneName)} · ${titleCase(slot)}`,
        sceneIndex,
        slot,
        kind: kindOf(constraints),
        required: slot === "headline" || isRequiredByAll,
        limits: limitsOf(constraints),
      };
    });
}

/** A list only where no layout takes running text in its place. */
function kindOf(constraints: readonly SlotConstraint[]): FormField["kind"] {
  const kinds = new Set(constraints.map(({ kind }) => kind));
  if (kinds.has("text")) return "text";
  if (kinds.has("list")) return "lines";
  if (kinds.has("media")) return "media";
  return kinds.has("number") ? "number" : "icon";
}

function limitsOf(constraints: readonly SlotConstraint[]): FieldLimits {
  const limits: FieldLimits = {};
  const kind = kindOf(constraints);
  for (const constraint of constraints) {
    if (constraint.kind === "text" || (constraint.kind === "list" && kind === "lines")) {
      limits.maxCharacters = Math.max(limits.maxCharacters ?? 0, constraint.maxCharacters);
    }
    if (constraint.kind === "list" && kind === "lines") {
      limits.minLines = Math.min(limits.minLines ?? constraint.minItems, constraint.minItems);
      limits.maxLines = Math.max(limits.maxLines ?? 0, constraint.maxItems);
      limits.hasColumns = (limits.hasColumns ?? true) && constraint.columns === 2;
    }
    if (constraint.kind === "media") {
      limits.minRatio = Math.min(limits.minRatio ?? constraint.minRatio, constraint.minRatio);
      limits.maxRatio = Math.max(limits.maxRatio ?? 0, constraint.maxRatio);
      limits.accepts = [...new Set([...(limits.accepts ?? []), ...constraint.accepts])];
    }
  }
  return limits;
}

/** `point`, or `point-2` for the second scene of the role. */
function nameOfScene(roles: readonly SceneRole[], index: number): string {
  const role = roles[index] as SceneRole;
  const before = roles.slice(0, index).filter((other) => other === role).length;
  return before === 0 ? role : `${role}-${before + 1}`;
}

function titleCase(name: string): string {
  const spaced = name.replaceAll("-", " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
