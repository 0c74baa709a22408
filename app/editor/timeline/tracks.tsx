import {
  type ComponentProps,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { targetKey } from "~/editor/target";
import { useEditor, useEditorCommands } from "~/editor/use-editor";
import { beatsOf } from "~/scene/edit-time-beats";
import { momentsOf } from "~/scene/moments";
import { DragReadout } from "./drag-readout";
import type { Strips } from "./draw";
import type { Filmstrip } from "./filmstrip";
import { ItemList } from "./item-list";
import { KeyframeLanes } from "./keyframe-lanes";
import { PlayheadLine } from "./playhead-line";
import { atRest, type PointerState, TimelinePointer } from "./pointer";
import { snapPoints } from "./snap-points";
import { type Place, TimelineSurface } from "./surface";
import { TwoUp } from "./two-up";
import { useKeptRows } from "./use-kept-rows";
import type { TimelineCommands } from "./use-timeline-commands";
import { type TrackEdits, useTried } from "./use-track-edits";
import { Waves } from "./waves";

interface TracksProps {
  edits: TrackEdits;
  strip: Filmstrip;
  isSnapping: boolean;
  surfaceRef: RefObject<TimelineSurface | null>;
  pointerRef: RefObject<TimelinePointer | null>;
  commands: TimelineCommands;
  onMenu: (place: Place | null, x: number, y: number) => void;
}

/** Everything of the video on its tracks: one canvas that draws what is in sight, in a box that scrolls. */
export function Tracks({ edits, strip, isSnapping, surfaceRef, pointerRef, onMenu, commands }: TracksProps) {
  const editor = useEditorCommands();
  const stored = useEditor((state) => state.storyboard);
  const library = useEditor((state) => state.library);
  const selection = useEditor((state) => state.selection);
  const loop = useEditor((state) => state.loop);
  const tried = useTried(edits);
  const storyboard = tried ?? stored;

  const scroller = useRef<HTMLDivElement>(null);
  const spacer = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [surface, setSurface] = useState<TimelineSurface | null>(null);
  const [pointer, setPointer] = useState<PointerState>(atRest);
  const [waves] = useState(() => new Waves());
  const [focusedKey, setFocusedKey] = useState<string | null>(null);

  const { rows, markers } = useKeptRows(storyboard, library);
  const selected = useMemo(() => new Set(selection.map(targetKey)), [selection]);
  const { durationSeconds } = momentsOf(storyboard, library);
  const { music } = storyboard;
  const beats = useMemo(() => beatsOf(music, durationSeconds), [music, durationSeconds]);

  const latest = useRef({ isSnapping, onMenu });
  latest.current = { isSnapping, onMenu };

  useEffect(() => {
    if (!scroller.current || !spacer.current || !canvas.current) return;
    const made = new TimelineSurface(scroller.current, spacer.current, canvas.current);
    const hand = new TimelinePointer(scroller.current, {
      editor,
      surface: made,
      edits,
      isReadOnly: () => !["owner", "edit"].includes(editor.read().role),
      isSnapping: () => latest.current.isSnapping,
      show: setPointer,
      openMenu: (place, x, y) => latest.current.onMenu(place, x, y),
      pointsBesides: (keys) => snapPoints(made, editor.playhead.seconds, keys),
    });
    surfaceRef.current = made;
    pointerRef.current = hand;
    setSurface(made);
    return () => {
      hand.close();
      made.close();
      surfaceRef.current = null;
      pointerRef.current = null;
    };
  }, [editor, edits, surfaceRef, pointerRef]);

  useEffect(() => {
    if (!surface) return;
    const stops = [strip.open(surface.draw), waves.open(surface.draw)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [strip, waves, surface]);
  const strips = useMemo(
    (): Strips => ({
      ratioOf: (key) => strip.ratioOf(key),
      frameAt: (key, offset) => strip.frameAt(key, offset),
      peaks: (wave, from, until, columns) => waves.peaks(wave, from, until, columns),
    }),
    [strip, waves],
  );

  useEffect(() => {
    surface?.show({
      rows,
      markers,
      beats,
      strips,
      durationSeconds,
      selected,
      hoveredKey: pointer.hoveredKey,
      focusedKey,
      loop,
      snapSeconds: pointer.drag?.snapSeconds ?? null,
      dropSeconds: pointer.drag?.dropSeconds ?? null,
    });
  }, [surface, rows, markers, beats, strips, durationSeconds, selected, focusedKey, loop, pointer]);

  // What is being dragged is said when it is done.
  const listed = useKeptRows(useDeferredValue(stored), library);
  const onFocus = useCallback(
    (key: string | null) => {
      setFocusedKey(key);
      const place = key && surface?.placeOf(key);
      if (place) surface?.bringIn(place);
    },
    [surface],
  );
  const onSelect = useCallback<ComponentProps<typeof ItemList>["onSelect"]>(
    (target, mode) => editor.select([target], mode),
    [editor],
  );
  const onMoveScene = useCallback(
    (by: number) => commands.run(by < 0 ? "scene-earlier" : "scene-later"),
    [commands],
  );
  const onListMenu = useCallback(
    (key: string) => {
      const place = surface?.placeOf(key);
      const box = scroller.current?.getBoundingClientRect();
      if (place && box)
        latest.current.onMenu(place, box.left + Math.max(8, place.left), box.top + place.top + place.height);
    },
    [surface],
  );

  return (
    <>
      {/* The ruler and a row of scenes stay in sight beside what else stands in the pane. */}
      <div className="relative min-h-24 shrink-0 grow basis-0 overflow-hidden">
        <div
          ref={scroller}
          aria-hidden
          tabIndex={-1}
          data-timeline-tracks
          style={{ cursor: pointer.cursor, touchAction: "pan-x pan-y" }}
          className="absolute inset-0 select-none overflow-auto overscroll-contain bg-sunken"
        >
          <div ref={spacer} className="relative">
            <div className="sticky top-0 left-0 size-0">
              <canvas ref={canvas} className="absolute top-0 left-0 max-w-none" />
            </div>
          </div>
        </div>
        <ItemList
          rows={listed.rows}
          markers={listed.markers}
          selected={selected}
          onFocus={onFocus}
          onSelect={onSelect}
          onMoveScene={onMoveScene}
          onMenu={onListMenu}
        />
        {surface && <PlayheadLine surface={surface} />}
        {pointer.drag && <DragReadout drag={pointer.drag} />}
      </div>
      {pointer.drag && (pointer.drag.gesture.sceneId || pointer.drag.gesture.span) && (
        <TwoUp drag={pointer.drag} edits={edits} scroller={scroller} />
      )}
      {surface && <KeyframeLanes surface={surface} edits={edits} isSnapping={isSnapping} />}
    </>
  );
}
