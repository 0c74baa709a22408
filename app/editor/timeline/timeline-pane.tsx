import { useCallback, useEffect, useRef, useState } from "react";
import { useEditor } from "~/editor/use-editor";
import { CutDialog, type CutTask } from "./cut-dialog";
import { Filmstrip } from "./filmstrip";
import type { TimelinePointer } from "./pointer";
import type { Item } from "./rows";
import { SceneStrip } from "./scene-strip";
import type { Place, TimelineSurface } from "./surface";
import { type MenuPlace, TimelineMenu } from "./timeline-menu";
import { type TimelineKind, Toolbar } from "./toolbar";
import { Tracks } from "./tracks";
import { useTimelineCommands } from "./use-timeline-commands";
import { useTimelineKeys } from "./use-timeline-keys";
import { type TrackEdits, useTrackEdits, useTrackNote, useTried } from "./use-track-edits";

/** The video in time: as a strip of scenes, and as tracks; one selection in both. */
export function TimelinePane() {
  const edits = useTrackEdits();
  const note = useTrackNote(edits);
  const [kind, setKind] = useState<TimelineKind>("tracks");
  const [isSnapping, setSnapping] = useState(true);
  const [menu, setMenu] = useState<MenuPlace | null>(null);
  const [task, setTask] = useState<CutTask | null>(null);
  const [strip] = useState(() => new Filmstrip());
  const surface = useRef<TimelineSurface>(null);
  const pointer = useRef<TimelinePointer>(null);
  const toggleSnapping = useCallback(() => setSnapping((is) => !is), []);
  const commands = useTimelineCommands({ edits, surface, isSnapping, toggleSnapping });
  const cancel = useCallback(() => pointer.current?.cancel() ?? false, []);
  useTimelineKeys({ edits, commands, surface, cancel });

  const openMenu = useCallback((place: Place | null, x: number, y: number) => {
    setMenu({ item: place?.item ?? null, x, y });
  }, []);
  const sceneMenu = (sceneId: string, x: number, y: number, isTransition = false) =>
    setMenu({ item: sceneItem(sceneId), x, y, isTransition });

  return (
    <div data-timeline className="@container flex h-full min-h-0 flex-col bg-raised">
      <ShowInStrip strip={strip} edits={edits} />
      <Toolbar kind={kind} onKind={setKind} isSnapping={isSnapping} note={note} commands={commands} />
      {kind === "tracks" ? (
        <Tracks
          edits={edits}
          strip={strip}
          isSnapping={isSnapping}
          surfaceRef={surface}
          pointerRef={pointer}
          commands={commands}
          onMenu={openMenu}
        />
      ) : (
        <SceneStrip
          strip={strip}
          edits={edits}
          commands={commands}
          onMenu={sceneMenu}
          onTransition={(sceneId, x, y) => sceneMenu(sceneId, x, y, true)}
        />
      )}
      {/* Beneath, where what is being dragged does not jump as it comes. */}
      {note && (
        <p className="@2xl:hidden shrink-0 border-line border-t px-3 py-1.5 text-muted text-xs">{note}</p>
      )}
      <TimelineMenu
        place={menu}
        onClose={() => setMenu(null)}
        commands={commands}
        edits={edits}
        onTask={(kind, sceneId) => setTask({ kind, sceneId })}
      />
      <CutDialog task={task} edits={edits} onClose={() => setTask(null)} />
    </div>
  );
}

/** Gives the strip what is shown. On its own, so that an edit draws nothing else of the pane anew. */
function ShowInStrip({ strip, edits }: { strip: Filmstrip; edits: TrackEdits }) {
  const storyboard = useEditor((state) => state.storyboard);
  const composition = useEditor((state) => state.restingComposition);
  const isPreviewed = useEditor((state) => state.composition !== state.restingComposition);
  const isDragging = useTried(edits) !== null || isPreviewed;
  useEffect(() => {
    strip.show(storyboard, composition, isDragging);
  }, [strip, storyboard, composition, isDragging]);
  return null;
}

function sceneItem(sceneId: string): Item {
  return {
    key: `scene/${sceneId}`,
    target: { kind: "scene", sceneId },
    kind: "scene",
    fromSeconds: 0,
    untilSeconds: 0,
    label: "",
  };
}
