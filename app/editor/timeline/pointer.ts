import type { Editor } from "~/editor/editor";
import { type SnapPoint, snapBy } from "~/scene/edit-time-snap";
import { EdgeScroll } from "./edge-scroll";
import { type Gesture, gestureAt } from "./gesture";
import type { Place, TimelineSurface } from "./surface";
import type { TrackEdits } from "./use-track-edits";
import { RULER_HEIGHT } from "./view";
import { listenToView } from "./view-gestures";
import { ZoneFinder } from "./zone-finder";

/** What is shown beside the canvas while the pointer does something. */
export interface PointerState {
  hoveredKey: string | null;
  cursor: string;
  drag: {
    gesture: Gesture;
    bySeconds: number;
    x: number;
    y: number;
    snapSeconds: number | null;
    dropSeconds: number | null;
  } | null;
}

export const atRest: PointerState = { hoveredKey: null, cursor: "default", drag: null };

export interface PointerHost {
  editor: Editor;
  surface: TimelineSurface;
  edits: TrackEdits;
  isReadOnly(): boolean;
  isSnapping(): boolean;
  show(state: PointerState): void;
  openMenu(place: Place | null, x: number, y: number): void;
  pointsBesides(keys: ReadonlySet<string>): SnapPoint[];
}

const SNAP_PIXELS = 8;
const SLOP_PIXELS = 3;
const LONG_PRESS_MS = 380;

/** The pointer on the timeline: what it would do is seen before it is pressed, and one press does one thing. */
export class TimelinePointer {
  #state: PointerState = atRest;
  #drag: {
    gesture: Gesture;
    keys: ReadonlySet<string>;
    startSeconds: number;
    startX: number;
    hasMoved: boolean;
    pointerId: number;
  } | null = null;
  #isScrubbing = false;
  #press: { timer: number; event: PointerEvent } | null = null;
  readonly #edge: EdgeScroll;
  readonly #zones = new ZoneFinder();
  #lastMove: PointerEvent | null = null;
  readonly #stops: (() => void)[] = [];

  constructor(
    private readonly box: HTMLElement,
    private readonly host: PointerHost,
  ) {
    this.#edge = new EdgeScroll(host.surface);
    const listen = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      run: (event: HTMLElementEventMap[Name]) => void,
      options?: AddEventListenerOptions,
    ) => {
      box.addEventListener(name, run, options);
      this.#stops.push(() => box.removeEventListener(name, run, options));
    };
    listen("pointerdown", this.#onDown);
    listen("pointermove", this.#onMove);
    listen("pointerup", this.#onUp);
    listen("pointercancel", this.#onCancel);
    listen("pointerleave", () => !this.#drag && this.#show(atRest));
    listen("contextmenu", this.#onMenu);
    this.#stops.push(
      listenToView(box, host.surface, {
        onPinch: this.#onPinch,
        keepsTouch: () => this.#drag !== null || this.#isScrubbing,
      }),
    );
  }

  /** Gives up what is being dragged. Whether there was anything. */
  cancel(): boolean {
    const was = this.#drag !== null;
    this.#end();
    if (was) this.host.edits.preview(null);
    return was;
  }

  close(): void {
    this.#end();
    for (const stop of this.#stops) stop();
  }

  readonly #onDown = (event: PointerEvent) => {
    if (event.button !== 0 || this.#drag || this.#isOnBar(event)) return;
    const { x, y } = this.#pointOf(event);
    const place = this.host.surface.placeAt(x, y);
    if (y < RULER_HEIGHT && !place) {
      if (event.pointerType === "touch") event.preventDefault();
      this.#isScrubbing = true;
      this.box.setPointerCapture(event.pointerId);
      this.host.editor.playhead.pause();
      this.#scrub(event);
      return;
    }
    if (event.pointerType === "touch") {
      this.#press = { event, timer: window.setTimeout(() => this.#longPress(), LONG_PRESS_MS) };
      return;
    }
    this.#grip(event, place);
  };

  #grip(event: PointerEvent, place: Place | null): void {
    const { x } = this.#pointOf(event);
    const { editor } = this.host;
    if (!place) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) {
      editor.select([place.item.target], "toggle");
      return;
    }
    const isSelected =
      editor.read().selection.length === 1 && this.host.surface.content?.selected.has(place.item.key);
    if (!isSelected) editor.select([place.item.target]);
    if (this.host.isReadOnly()) return;
    const zone = this.#zones.find(place, this.#pointOf(event), event, this.host.surface.view);
    const { storyboard, library } = editor.read();
    const gesture = gestureAt({ place, zone, x, slips: event.altKey }, storyboard, library);
    if (!gesture) return;
    this.box.setPointerCapture(event.pointerId);
    this.#drag = {
      gesture,
      keys: new Set([place.item.key]),
      startSeconds: this.host.surface.secondsAt(x),
      startX: x,
      hasMoved: false,
      pointerId: event.pointerId,
    };
  }

  readonly #onMove = (event: PointerEvent) => {
    if (this.#press) {
      const { clientX, clientY } = this.#press.event;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > 8) this.#forgetPress();
      return;
    }
    if (this.#isScrubbing) return this.#scrub(event);
    if (this.#drag) return this.#follow(event);
    if (event.pointerType === "touch") return;
    const { x, y } = this.#pointOf(event);
    const place = this.host.surface.placeAt(x, y);
    if (!place) return this.#show({ ...atRest, cursor: y < RULER_HEIGHT ? "text" : "default" });
    const zone = this.#zones.find(place, this.#pointOf(event), event, this.host.surface.view);
    const { storyboard, library } = this.host.editor.read();
    const gesture = this.host.isReadOnly()
      ? null
      : gestureAt({ place, zone, x, slips: event.altKey }, storyboard, library);
    const cursor = gesture ? (zone === "body" ? "grab" : gesture.cursor) : "default";
    this.#show({ hoveredKey: place.item.key, cursor, drag: null });
  };

  #follow(event: PointerEvent): void {
    const drag = this.#drag;
    if (!drag) return;
    this.#lastMove = event;
    const { x, y } = this.#pointOf(event);
    if (!drag.hasMoved && Math.abs(x - drag.startX) < SLOP_PIXELS) return;
    drag.hasMoved = true;
    const { surface } = this.host;
    const wanted = surface.secondsAt(x) - drag.startSeconds;
    const { gesture } = drag;
    const snaps = this.host.isSnapping() !== (event.ctrlKey || event.metaKey) && gesture.edges.length > 0;
    const reach = SNAP_PIXELS / surface.view.pixelsPerSecond;
    const still = gesture.ripplesAfterSeconds;
    const points = snaps
      ? this.host
          .pointsBesides(drag.keys)
          .filter(({ seconds, kind }) => still === null || kind !== "edge" || seconds < still)
      : [];
    const snapped = snapBy(gesture.edges, wanted, points, reach);
    const drop = gesture.dropIndex?.(wanted) ?? null;
    if (!drop) this.host.edits.preview(gesture.edit(snapped.bySeconds));
    this.#show({
      hoveredKey: [...drag.keys][0] ?? null,
      cursor: gesture.cursor,
      drag: {
        gesture,
        bySeconds: snapped.bySeconds,
        x,
        y,
        snapSeconds: snapped.atSeconds,
        dropSeconds: drop?.seconds ?? null,
      },
    });
    this.#edge.follow(x, () => this.#lastMove && this.#drag && this.#follow(this.#lastMove));
  }

  readonly #onUp = (event: PointerEvent) => {
    if (this.#press) {
      this.#forgetPress();
      const { x, y } = this.#pointOf(event);
      this.#tap(this.host.surface.placeAt(x, y), x);
      return;
    }
    const drag = this.#drag;
    const { drag: shown } = this.#state;
    if (drag && !drag.hasMoved) this.#end();
    else if (drag && shown) {
      this.#end();
      this.host.edits.change(drag.gesture.words, drag.gesture.edit(shown.bySeconds));
    } else if (!this.#isScrubbing && event.button === 0) {
      const { x, y } = this.#pointOf(event);
      if (!this.host.surface.placeAt(x, y)) this.#tap(null, x);
    }
    this.#isScrubbing = false;
  };

  readonly #onCancel = () => {
    this.#forgetPress();
    this.cancel();
  };

  readonly #onMenu = (event: MouseEvent) => {
    event.preventDefault();
    if (this.#drag) return;
    const { x, y } = this.#pointOf(event);
    const place = this.host.surface.placeAt(x, y);
    if (place && !this.host.surface.content?.selected.has(place.item.key)) {
      this.host.editor.select([place.item.target]);
    }
    this.host.openMenu(place, event.clientX, event.clientY);
  };

  /** Two fingers take over from what one began. */
  readonly #onPinch = () => {
    this.#forgetPress();
    this.cancel();
  };

  #longPress(): void {
    const press = this.#press;
    this.#press = null;
    if (!press) return;
    const { x, y } = this.#pointOf(press.event);
    const place = this.host.surface.placeAt(x, y);
    this.#grip(press.event, place);
    if (this.#drag) navigator.vibrate?.(8);
  }

  #tap(place: Place | null, x: number): void {
    const { editor, surface } = this.host;
    if (place) {
      editor.select([place.item.target]);
      return;
    }
    editor.select([]);
    editor.playhead.seek(Math.max(0, Math.min(surface.secondsAt(x), surface.content?.durationSeconds ?? 0)));
  }

  #scrub(event: PointerEvent): void {
    const { editor, surface } = this.host;
    const { x } = this.#pointOf(event);
    const wanted = Math.max(0, Math.min(surface.secondsAt(x), surface.content?.durationSeconds ?? 0));
    const points = this.host.isSnapping() && !event.ctrlKey ? this.host.pointsBesides(new Set()) : [];
    const reach = SNAP_PIXELS / 2 / surface.view.pixelsPerSecond;
    const others = points.filter(({ kind }) => kind !== "playhead");
    editor.playhead.seek(snapBy([0], wanted, others, reach).bySeconds);
  }

  #pointOf(event: { clientX: number; clientY: number }): { x: number; y: number } {
    const box = this.box.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** On a scroll bar of the box. */
  #isOnBar(event: PointerEvent): boolean {
    const { x, y } = this.#pointOf(event);
    return x > this.box.clientWidth || y > this.box.clientHeight;
  }

  #forgetPress(): void {
    if (this.#press) clearTimeout(this.#press.timer);
    this.#press = null;
  }

  #end(): void {
    this.#edge.stop();
    if (this.#drag) {
      if (this.box.hasPointerCapture(this.#drag.pointerId))
        this.box.releasePointerCapture(this.#drag.pointerId);
      this.#drag = null;
    }
    this.#show(atRest);
  }

  #show(state: PointerState): void {
    const { hoveredKey, cursor, drag } = this.#state;
    if (state.hoveredKey === hoveredKey && state.cursor === cursor && state.drag === drag) return;
    this.#state = state;
    this.host.show(state);
  }
}
