import type { Format } from "~/domain/video/format";
import { type CanvasPart, partsAt } from "~/editor/canvas/canvas-parts";
import type { CanvasSettings } from "~/editor/canvas/canvas-settings";
import type { CanvasSource, StoryboardEdit } from "~/editor/canvas/canvas-source";
import { DrawingSession } from "~/editor/canvas/drawing-session";
import type { Gesture, Press } from "~/editor/canvas/gestures/gesture";
import { partsUnder } from "~/editor/canvas/hit-test";
import type { Guide } from "~/editor/canvas/snap/guide";
import type { StagePainter } from "~/editor/canvas/stage-painter";
import type { Editor, EditorState } from "~/editor/editor";
import { isSameTarget, type Target, targetKey } from "~/editor/target";
import type { Point, Size } from "~/image-editor/geometry";
import { centredView, fitView, keepInSight, type View, zoomAt } from "~/image-editor/view";
import type { Box, Composition } from "~/scene/composition";
import type { ArrangedOn } from "~/scene/edit-arrange";
import type { PartTarget } from "~/scene/edit-parts";
import type { MaskShare } from "~/scene/part-changes";
import type { Ground } from "~/scene/stand-out";

/** What a canvas does with the part it is about, besides selecting and moving. */
export type CanvasMode = { kind: "crop" | "mask" | "text"; target: PartTarget } | null;

/** What is drawn over the canvas while something is done to it. */
export interface Passing {
  guides: readonly Guide[];
  marquee: Box | null;
  /** Beside the pointer: an angle, a size, a distance. */
  readout: { at: Point; text: string; isFinger?: boolean } | null;
  /** A line that is being drawn: x and y in turn, in pixels of the canvas. */
  stroke: { points: readonly number[]; width: number; color: string } | null;
  /** That of the part whose mask is dragged. */
  mask: MaskShare | null;
}

const nothingPassing: Passing = { guides: [], marquee: null, readout: null, stroke: null, mask: null };
const margins = { width: 32, height: 32 };

/**
 * One canvas: where it lies in its pane, what is done to it, and when it is drawn anew, which is at most once per frame of the
 * screen and never by React.
 */
export class CanvasModel {
  view: View = { scale: 1, x: 0, y: 0 };
  pane: Size = { width: 0, height: 0 };
  passing: Passing = nothingPassing;
  hoveredKey: string | null = null;
  /** The part whose button has the keyboard. */
  #focusedKey: string | null = null;
  /** While it is so, Tab goes on without selecting: parts are added one by one. */
  isGathering = false;
  /** While Space is held: a drag moves the canvas. */
  isPanning = false;
  /** The group whose parts are pressed one by one. */
  enteredGroupId: string | null = null;
  painter: StagePainter | null = null;
  /** Where a menu was opened, in pixels of the canvas. */
  menuPoint: Point | null = null;
  /** The last press that was no drag: another one soon after it, there, opens what is inside. */
  lastPress: { screen: Point; atMs: number } | null = null;
  #mode: CanvasMode = null;
  #isFitted = true;
  /** That of the canvas when it was placed in the pane. */
  #format: Format | null = null;
  #preview: StoryboardEdit | null = null;
  #gesture: Gesture | null = null;
  #latest: Press | null = null;
  #frame = 0;
  readonly #drawers = new Set<() => void>();
  readonly #listeners = new Set<() => void>();

  constructor(
    readonly editor: Editor,
    readonly source: CanvasSource,
    readonly settings: CanvasSettings,
    readonly drawing: DrawingSession = new DrawingSession(),
  ) {}

  /** Hears of changes of mode and view that components show. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called once per frame in which something changed. */
  readonly onDraw = (draw: () => void): (() => void) => {
    this.#drawers.add(draw);
    this.invalidate();
    return () => this.#drawers.delete(draw);
  };

  /** Listens to what it shows until the returned function is called. */
  readonly open = (): (() => void) => {
    let before = this.editor.read();
    const stops = [
      this.editor.subscribe(() => {
        const now = this.editor.read();
        if (this.#gesture && losesSelected(before, now)) {
          this.cancelGesture();
          this.editor.announce("Cancelled");
        }
        before = now;
        this.#followFormat();
      }),
      this.editor.playhead.subscribe(this.#follow),
      this.settings.subscribe(() => this.invalidate()),
    ];
    return () => {
      for (const stop of stops) stop();
      this.cancelGesture();
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    };
  };

  readonly invalidate = (): void => {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#runFrame);
  };

  get composition(): Composition {
    return this.source.readComposition();
  }

  get seconds(): number {
    // A hair before the end: what lasts to the last moment is still there at it.
    return Math.min(this.editor.playhead.seconds, this.composition.durationSeconds - 1e-3);
  }

  get parts(): readonly CanvasPart[] {
    return partsAt(this.composition, this.seconds);
  }

  /** Selected parts that are on the canvas at the moment, furthest back first. */
  get selectedParts(): CanvasPart[] {
    const { selection } = this.editor.read();
    if (selection.length === 0) return [];
    const keys = new Set(selection.map(targetKey));
    return this.parts.filter(({ key, part }) => keys.has(key) && !part.isHidden);
  }

  get on(): ArrangedOn {
    const { width, height } = this.composition;
    const { format } = this.source;
    return { size: { width, height }, format, onlyThisFormat: this.editor.read().editedFormat === format };
  }

  get mayEdit(): boolean {
    const { role } = this.editor.read();
    return role === "owner" || role === "edit";
  }

  /** Whether a press draws, or erases what was drawn. */
  get isDrawing(): boolean {
    return this.mayEdit && this.editor.read().tool === "draw";
  }

  get mode(): CanvasMode {
    return this.#mode;
  }

  setMode(mode: CanvasMode): void {
    this.#mode = mode;
    this.#tell();
  }

  /** The part the mode is about, where it is there now. */
  get modePart(): CanvasPart | null {
    const mode = this.#mode;
    return (mode && this.parts.find(({ key }) => key === targetKey(mode.target))) ?? null;
  }

  get isBusy(): boolean {
    return this.#gesture !== null;
  }

  /** Whether what is shown is still being dragged. */
  get isPreviewing(): boolean {
    return this.#preview !== null;
  }

  readonly readPreview = (): StoryboardEdit | null => this.#preview;

  preview(edit: StoryboardEdit | null): void {
    if (edit === null && this.#preview === null) return;
    this.#preview = edit;
    this.editor.preview(edit);
    this.invalidate();
  }

  /** Makes what was shown, or something else, one edit. */
  commit(words: string, edit: StoryboardEdit, place?: string): void {
    this.preview(null);
    this.editor.change(words, edit, place);
  }

  /** What the pointer is over shows its outline; null where it left. */
  hover(press: Press | null): void {
    const hovered = press && partsUnder(this.parts, press.point, 4 / this.view.scale)[0];
    const key = hovered?.key ?? null;
    if (key === this.hoveredKey) return;
    this.hoveredKey = key;
    this.invalidate();
  }

  get focusedKey(): string | null {
    return this.#focusedKey;
  }

  /** The keyboard came to the button of a part, or left it. */
  focus(key: string | null): void {
    this.#focusedKey = key;
    this.invalidate();
  }

  /** How light what is shown in the video's own format is within a box of it. */
  groundUnder(box: Box, seconds: number): Ground {
    return this.painter?.groundUnder(this.editor.read().composition, seconds, box) ?? [];
  }

  select(targets: readonly Target[], mode: "replace" | "add" | "toggle" = "replace"): void {
    const { selection } = this.editor.read();
    const isSame =
      mode === "replace" &&
      selection.length === targets.length &&
      targets.every((target, index) => isSameTarget(target, selection[index]!));
    if (!isSame) this.editor.select(targets, mode);
  }

  show(passing: Partial<Passing>): void {
    this.passing = { ...this.passing, ...passing };
    this.invalidate();
  }

  begin(gesture: Gesture): void {
    this.cancelGesture();
    this.#gesture = gesture;
  }

  /** Every place the pointer was at, of which a gesture that draws misses none. */
  trail(press: Press): void {
    this.#gesture?.trail?.(press);
  }

  /** The gesture follows with the next frame. */
  move(press: Press): void {
    this.#latest = press;
    this.invalidate();
  }

  end(press: Press): void {
    const gesture = this.#gesture;
    this.#gesture = null;
    this.#latest = null;
    gesture?.move(press);
    gesture?.end(press);
    this.passing = nothingPassing;
    this.preview(null);
    this.invalidate();
  }

  cancelGesture(): void {
    if (!this.#gesture) return;
    this.#gesture.cancel?.();
    this.#gesture = null;
    this.#latest = null;
    this.passing = nothingPassing;
    this.preview(null);
    this.invalidate();
  }

  toCanvas(screen: Point): Point {
    return { x: (screen.x - this.view.x) / this.view.scale, y: (screen.y - this.view.y) / this.view.scale };
  }

  toScreen(point: Point): Point {
    return { x: point.x * this.view.scale + this.view.x, y: point.y * this.view.scale + this.view.y };
  }

  setPane(pane: Size): void {
    this.pane = pane;
    this.#format = this.source.format;
    if (this.#isFitted) this.fit();
    else this.setView(this.view);
  }

  get isFitted(): boolean {
    return this.#isFitted;
  }

  /** The whole canvas in the middle of the pane. */
  fit(): void {
    const { width, height } = this.composition;
    this.#isFitted = true;
    this.view = fitView({ x: 0, y: 0, width, height }, this.pane, margins);
    this.#tell();
  }

  /** The middle of the canvas in the middle of the pane, `scale` pixels of the screen to one of the canvas. */
  zoomTo(scale: number): void {
    const { width, height } = this.composition;
    this.setView(centredView({ x: 0, y: 0, width, height }, this.pane, scale));
  }

  /** As large as the pane has room for a box of the canvas. */
  zoomToBox(box: Box): void {
    this.setView(fitView(box, this.pane, margins));
  }

  zoomBy(factor: number, at: Point = { x: this.pane.width / 2, y: this.pane.height / 2 }): void {
    this.setView(zoomAt(this.view, factor, at));
  }

  setView(view: View): void {
    const { width, height } = this.composition;
    this.#isFitted = false;
    this.view = keepInSight(view, { x: 0, y: 0, width, height }, this.pane);
    this.#tell();
  }

  /** In another format the canvas has another size: it fills the pane if the one before did. */
  #followFormat(): void {
    if (this.source.format === this.#format) this.invalidate();
    else this.setPane(this.pane);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
    this.invalidate();
  }

  /** While it plays, the playhead moves within a frame of the screen: asked for then, the next one would come too late. */
  readonly #follow = (): void => {
    if (!this.editor.playhead.isPlaying) {
      this.invalidate();
      return;
    }
    cancelAnimationFrame(this.#frame);
    this.#runFrame();
  };

  readonly #runFrame = (): void => {
    this.#frame = 0;
    if (this.#gesture && this.#latest) {
      const press = this.#latest;
      this.#latest = null;
      this.#gesture.move(press);
      // What the gesture changed is drawn in this very frame.
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
    for (const draw of this.#drawers) draw();
  };
}

/** Whether an edit, by undo or by somebody else, took away something that was selected. */
function losesSelected(before: EditorState, now: EditorState): boolean {
  if (now.storyboard === before.storyboard) return false;
  return before.selection.some((target) => !now.selection.some((kept) => isSameTarget(target, kept)));
}
