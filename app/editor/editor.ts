import type { Format } from "~/domain/video/format";
import type { Target } from "~/editor/target";
import type { PlayerController } from "~/player/player-controller";
import type { Composition } from "~/scene/composition";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import type { Content } from "~/stores/content/content-document";
import type { VideoSession, VideoState } from "~/studio/video-session";

/**
 * What every pane of the editor shares. A pane reads what it needs with `useEditor(select)` and is drawn again only when that
 * changes; the playhead is apart (`Playhead`), for it moves with every frame.
 */
export interface EditorState {
  content: Content;
  video: VideoState;
  storyboard: Storyboard;
  /** Of the storyboard, with what is being dragged in it; in the storyboard's own format. Kept between changes of it. */
  composition: Composition;
  /** The same without what is being dragged: what is heard. */
  restingComposition: Composition;
  library: Library;
  selection: readonly Target[];
  /** Changes of placement, crop and text are for this format alone; null: for all. */
  editedFormat: Format | null;
  panel: EditorPanel;
  /** May change the video; others see and, where they may, comment. */
  role: EditorRole;
  tool: CanvasTool;
  /** What the last change of the video did to the times of everything in it; empty where it moved nothing. */
  moved: string;
  /** In and out points of what plays in a loop, in seconds; null without. */
  loop: { inSeconds: number; outSeconds: number } | null;
}

export type EditorRole = "owner" | "edit" | "comment" | "view";
export const editorPanels = [
  "scenes",
  "add",
  "style",
  "captions",
  "voice",
  "sound",
  "assistant",
  "versions",
  "comments",
  "export",
] as const;
export type EditorPanel = (typeof editorPanels)[number];
export type CanvasTool = "select" | "draw" | "comment";

/** Commands that every pane may give. */
export interface EditorCommands {
  /**
   * Makes one undoable edit. `words` names it in undo, history and announcements ("Move headline"). Edits of one `place` within a
   * moment are one step. What the edit throws (`StoryboardEditError`) is shown as a message, and nothing changes.
   */
  change(words: string, edit: (storyboard: Storyboard) => Storyboard, place?: string): void;
  /** Shows an edit without making it, as while something is dragged; null ends it. It is neither stored nor undoable. */
  preview(edit: ((storyboard: Storyboard) => Storyboard) | null): void;
  undo(): void;
  redo(): void;
  /** `mode` as with a modifier key: in place of what is selected, added to it, or taken in and out. */
  select(targets: readonly Target[], mode?: "replace" | "add" | "toggle"): void;
  setPanel(panel: EditorPanel): void;
  setTool(tool: CanvasTool): void;
  setEditedFormat(format: Format | null): void;
  setLoop(loop: EditorState["loop"]): void;
  /** Told to screen readers. */
  announce(message: string): void;
}

/** Where the video stands. Listeners hear of every change, up to once per frame. */
export interface Playhead {
  readonly seconds: number;
  readonly isPlaying: boolean;
  readonly rate: number;
  subscribe(listener: () => void): () => void;
  seek(seconds: number): void;
  /** Whole frames of 1/30 s; negative goes back. */
  step(frames: number): void;
  play(): void;
  pause(): void;
  toggle(): void;
  /** J, K and L: plays at a rate; negative ones go backwards, silently. `pause` puts it back to 1. */
  setRate(rate: number): void;
}

export interface Editor extends EditorCommands {
  read(): EditorState;
  subscribe(listener: () => void): () => void;
  playhead: Playhead;
  /** For components of the studio that give their edits no name: they are named by what they did. `change` is for all others. */
  changeFromStudio(edit: (storyboard: Storyboard) => Storyboard, place: string | null): void;
  /** What draws and sounds; the playhead moves it. A canvas may be attached to it. */
  player: PlayerController;
  session: VideoSession;
}
