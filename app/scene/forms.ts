import { type SceneRole, sceneRoles } from "~/domain/video/scene-role";
import { iconNamed } from "~/scene/icons";
import type { Layout, SlotConstraint } from "~/scene/layouts/layout";
import { builtInLibrary, type Library, templateFrom } from "~/scene/library";
import type { MediaContent, Scene, SlotContent, Storyboard } from "~/scene/storyboard";
import type { Template } from "~/scene/templates/template";
import { parseFigure } from "~/scene/text/parse-figure";

/**
 * Forms and spreadsheets: the fields somebody fills to make a video of a template, derived from the slots of its
 * layouts, and the way from one row of values to a storyboard.
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

/** Longest text a slot holds at all. */
const MOST_CHARACTERS = 400;
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

export interface RowProblem {
  field: string;
  code: "missing" | "too-long" | "too-few-lines" | "not-a-number" | "unknown-icon" | "unknown-media";
  /** What to do about it. */
  message: string;
}

/**
 * A storyboard filled from one row of a spreadsheet. Empty cells of fields that may be empty clear their slots;
 * cells that cannot be read leave what was there and are named as problems. Columns the form does not know are
 * ignored. `findMedia` turns what stands in a media column (an asset id, a file name) into a picture or clip.
 */
export function fillStoryboard(
  storyboard: Storyboard,
  fields: readonly FormField[],
  row: Readonly<Record<string, string>>,
  findMedia: (written: string) => MediaContent | null,
): { storyboard: Storyboard; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const scenes = storyboard.scenes.map((scene, sceneIndex): Scene => {
    const slots = { ...scene.slots };
    for (const field of fields) {
      if (field.sceneIndex !== sceneIndex || !(field.name in row)) continue;
      const written = (row[field.name] as string).trim();
      if (written === "" && !field.required) {
        delete slots[field.slot];
        continue;
      }
      const read = readCell(written, field, storyboard.language, findMedia);
      if (read.content) slots[field.slot] = read.content;
      if (read.problem) problems.push({ field: field.name, ...read.problem });
    }
    return { ...scene, slots };
  });
  return { storyboard: { ...storyboard, scenes }, problems };
}

type Read = { content?: SlotContent; problem?: Omit<RowProblem, "field"> };

function readCell(
  written: string,
  { kind, limits, label }: FormField,
  language: string,
  findMedia: (written: string) => MediaContent | null,
): Read {
  const fail = (code: RowProblem["code"], message: string): Read => ({ problem: { code, message } });
  if (written === "") return fail("missing", `Fill in “${label}”.`);
  switch (kind) {
    case "text":
    case "lines": {
      if (written.length > MOST_CHARACTERS) {
        return fail("too-long", `Shorten “${label}” to ${MOST_CHARACTERS} characters.`);
      }
      const text = kind === "lines" && !written.includes("\n") ? written.replace(/\s*;\s*/g, "\n") : written;
      const content: SlotContent = { kind: "text", text };
      const lines = text.split("\n").filter((line) => line.trim() !== "").length;
      if (kind === "lines" && lines < (limits.minLines ?? 1)) {
        const message = `Write at least ${limits.minLines} lines in “${label}”, or put “;” between them.`;
        return { content, problem: { code: "too-few-lines", message } };
      }
      return { content };
    }
    case "number": {
      const figure = parseFigure(written, language);
      if (!figure) return fail("not-a-number", `Write a number in “${label}”, such as 24.90 € or 87 %.`);
      return { content: { kind: "number", from: 0, ...figure } };
    }
    case "icon": {
      const name = written.toLowerCase().replaceAll(" ", "-");
      if (!iconNamed(name)) return fail("unknown-icon", `Choose an icon from the list for “${label}”.`);
      return { content: { kind: "icon", name } };
    }
    case "media": {
      const content = findMedia(written);
      if (content && (limits.accepts ?? ["picture"]).includes(content.kind)) return { content };
      return fail("unknown-media", `Upload “${written}” first, or choose another file for “${label}”.`);
    }
  }
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
