import type { SceneRole } from "~/domain/video/scene-role";
import { sceneSecondsFor } from "~/scene/reading-time";
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

const transitionSeconds = 0.5;

/** Time the scenes need to be read, with the changes between them. */
export function secondsOf(scenes: readonly ToldScene[], language: string): number {
  const reading = scenes.reduce((sum, scene) => {
    const texts = [scene.label, scene.headline, bodyOf(scene), scene.action];
    const slots = Object.fromEntries(texts.map((text, index) => [index, { kind: "text", text } as const]));
    return sum + sceneSecondsFor(slots, language);
  }, 0);
  return reading + Math.max(0, scenes.length - 1) * transitionSeconds;
}
