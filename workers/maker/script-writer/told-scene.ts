import type { PartKind } from "~/domain/video/brief-reading";
import { readFigure } from "~/domain/video/read-figure";
import type { SceneRole } from "~/domain/video/scene-role";
import type { ScriptScene } from "~/domain/video/script";
import type { Line } from "./read-lines";

/** What a scene of a script is about, which decides its place and what may be cut from it. */
export type Section =
  | "opening"
  | "answer"
  | "what"
  | "features"
  | "list"
  | "statement"
  | "note"
  | "proof"
  | "offer"
  | "price"
  | "when"
  | "where"
  | "close";

export interface Row {
  text: string;
  /** The line of the brief it says. */
  line: Line | null;
  /** Left out before anything else, wherever it has found room. */
  isNote?: true;
}

/** One scene in the making. */
export interface ToldScene {
  section: Section;
  role: SceneRole;
  label: string;
  headline: string;
  rows: Row[];
  action: string;
  icon: string;
  /** The headline only announces the rows, and falls away where they join another scene. */
  isHeading: boolean;
  /** Lines of the brief it says, in headline or rows. */
  holds: Line[];
}

export function toldScene(section: Section, role: SceneRole, changes: Partial<ToldScene>): ToldScene {
  return {
    section,
    role,
    label: "",
    headline: "",
    rows: [],
    action: "",
    icon: "",
    isHeading: false,
    holds: [],
    ...changes,
  };
}

export function bodyOf({ rows }: ToldScene): string {
  return rows.map(({ text }) => text).join("\n");
}

type SceneCopy = Pick<ScriptScene, "role" | "label" | "headline" | "body" | "action" | "figure" | "icon">;

const named: readonly PartKind[] = ["address", "date", "contact"];

/** The scene as a script has it. */
export function copyOf(scene: ToldScene): SceneCopy {
  const { role, label, headline, action, icon, holds } = scene;
  // The number of a house or a date counts nothing.
  const isCounted = holds.some(
    ({ parts, kinds }) =>
      !named.some((kind) => kinds.has(kind)) &&
      parts.some(({ figure }) => figure && headline.includes(figure)),
  );
  const found = isCounted ? readFigure(headline) : null;
  return {
    role,
    headline,
    body: bodyOf(scene),
    ...(label && { label }),
    ...(action && { action }),
    ...(found && { figure: found.figure }),
    ...(icon && { icon }),
  };
}
