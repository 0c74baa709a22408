import type { TypefaceFile } from "~/domain/brands/brand";
import type { ShareBox } from "~/domain/image/picture-report";
import type { Box } from "~/scene/composition";
import type { Arrangement } from "~/scene/layouts/layout";
import type { StackPart } from "~/scene/layouts/part";
import type { Frame } from "~/scene/resolve/frame";
import type { ChangesByPart } from "~/scene/resolve/parts/scene-changes";
import type { PlacedItem } from "~/scene/resolve/stack-text";
import type { SceneTiming } from "~/scene/resolve/timing";
import type { MediaContent, Scene } from "~/scene/storyboard";
import type { Palette, Surface, Template } from "~/scene/templates/template";

/** Everything that decides how one scene looks. */
export interface SceneContext {
  scene: Scene;
  sceneIndex: number;
  shot: ShotOfScene;
  template: Template;
  palette: Palette;
  surface: Surface;
  arrangement: Arrangement;
  frame: Frame;
  /** Of its whole shot: what comes in and leaves does so once. */
  timing: SceneTiming;
  seed: number;
  /** Pictures and clips of the other scenes, in the order they may stand in for missing ones. */
  otherMedia: readonly MediaContent[];
  /** Slots whose media other scenes may lend. */
  borrowingSlots: ReadonlySet<string>;
  /** How a person has changed its parts, by their keys. */
  changes: ChangesByPart;
  /** Of the video's brand. */
  typefaces: readonly TypefaceFile[];
  /** Where the parts stand, in pixels; empty until they are placed. */
  placed: PlacedParts;
  /** What words on the scene's pictures are set in where they read without a scrim; null where they need one. */
  bareInk: Surface | null;
}

/** The shot a scene belongs to; see `shots.ts`. */
export interface ShotOfScene {
  place: number;
  count: number;
  /** In the round of the palette's surfaces: what goes to and fro from shot to shot follows it. */
  ground: number;
  /** What chance depends on. */
  seedId: string;
  /** When the scene alone is on screen. */
  own: SceneTiming;
}

export interface PlacedParts {
  /** Boxes of the parts that are shown, by id. */
  boxes: ReadonlyMap<string, Box>;
  stacks: readonly PlacedStack[];
  /** How the pictures are cropped whose subject is known, by part. */
  crops: ReadonlyMap<string, Crop>;
}

/** See `crop.ts`. */
export interface Crop {
  subject: ShareBox;
  view: ShareBox;
  window: ShareBox;
}

/** A stack with its texts placed, the box they take together, and that of its card, if it has one. */
export interface PlacedStack {
  stack: StackPart;
  items: PlacedItem[];
  bounds: Box;
  card: Box | null;
  /** The edge of the canvas its scrim comes from; absent: as the layout has it. */
  shadeFrom?: "top" | "bottom" | "left" | "right";
}

export const nothingPlaced: PlacedParts = { boxes: new Map(), stacks: [], crops: new Map() };
