import Plus from "lucide-react/icons/plus";
import { type PointerEvent, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { lazy } from "~/client/lazy";
import type { Library } from "~/scene/library";
import type { Storyboard } from "~/scene/storyboard";
import { mostScenes } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { useStills } from "../stills/use-stills";
import { useSettled } from "../use-settled";
import { useSceneActions } from "./scene-actions";
import { SceneCard } from "./scene-card";
import type { ChangeVideo, SceneTask } from "./scene-task";
import type { SceneTaskSheetProps } from "./scene-task-sheet";
import { useFocusAt } from "./use-focus-at";
import { useReorder } from "./use-reorder";

const SceneTaskSheet = lazy(() => import("./scene-task-sheet"));

/** Stills take up a change once somebody stops typing. */
const pauseMs = 500;

interface ScenesPanelProps {
  storyboard: Storyboard;
  library: Library;
  sceneStartsSeconds: readonly number[];
  durationSeconds: number;
  /** The scene the player shows; it is marked. */
  currentIndex: number;
  work: SceneTaskSheetProps["work"];
  onChange: ChangeVideo;
  /** Asks the player for a scene. */
  onShow: (sceneId: string) => void;
  /** What the page was opened to change; it has the focus when the scenes are there. */
  opensAt: { sceneId: string; field: string } | null;
}

/** Every scene as a card: its copy, its time, its place, and the way to its picture, its layout and other copy. */
export function ScenesPanel(props: ScenesPanelProps) {
  const { storyboard, library, sceneStartsSeconds, durationSeconds, currentIndex, work } = props;
  const { onChange, onShow, opensAt } = props;
  const { scenes, format, language } = storyboard;
  const [selectedId, setSelectedId] = useState(opensAt?.sceneId ?? scenes[0]?.id);
  const [task, setTask] = useState<SceneTask | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const settled = useSettled(storyboard, pauseMs);
  const stills = useStills(
    useMemo(() => [settled], [settled]),
    library,
  );

  const actions = useSceneActions({
    storyboard,
    library,
    change: onChange,
    announce: setAnnouncement,
    select(sceneId) {
      setSelectedId(sceneId);
      if (sceneId !== scenes[currentIndex]?.id) onShow(sceneId);
    },
    open(next) {
      setSelectedId(next.sceneId);
      onShow(next.sceneId);
      setTask(next);
    },
  });

  const { list, dragged, begin, follow, end, cancel } = useReorder((sceneId, toIndex) =>
    actions.moveTo(sceneId, toIndex),
  );
  const steps = useRef({ begin, follow, end, cancel });
  steps.current = { begin, follow, end, cancel };
  const onGrip = useCallback(
    (sceneId: string, event: PointerEvent<HTMLElement>, phase: keyof typeof steps.current) => {
      if (phase === "begin") steps.current.begin(event);
      else if (phase === "follow") steps.current.follow(sceneId, event);
      else steps.current[phase]();
    },
    [],
  );

  useFocusAt(list, opensAt);

  // The browser drops the focus of an element that moves in the document; whoever moves a scene by keys goes on.
  const order = scenes.map(({ id }) => id).join();
  const focused = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new order is what may have lost the focus
  useLayoutEffect(() => {
    const before = focused.current;
    if (before instanceof HTMLElement && before.isConnected && document.activeElement === document.body) {
      before.focus({ preventScroll: true });
    }
  }, [order]);

  return (
    <div className="grid gap-3">
      <ol
        ref={list}
        aria-label="Scenes"
        onFocus={(event) => {
          focused.current = event.target;
        }}
        className="-mx-1 grid gap-1"
      >
        {scenes.map((scene, index) => (
          <SceneCard
            key={scene.id}
            scene={scene}
            index={index}
            count={scenes.length}
            startSeconds={sceneStartsSeconds[index] ?? 0}
            endSeconds={sceneStartsSeconds[index + 1] ?? durationSeconds}
            format={format}
            language={language}
            isCurrent={index === currentIndex}
            isSelected={scene.id === selectedId}
            stills={stills}
            actions={actions}
            draggedBy={dragged?.sceneId === scene.id ? dragged.offsetY : null}
            dropMark={
              dragged
                ? dropMark(
                    scenes.map(({ id }) => id),
                    dragged,
                    scene.id,
                  )
                : null
            }
            onGrip={onGrip}
          />
        ))}
      </ol>
      <Button
        variant="ghost"
        className="justify-self-start"
        icon={<Plus className="size-4" />}
        disabled={scenes.length >= mostScenes}
        onClick={() => actions.addAfter(scenes.at(-1)?.id ?? "")}
      >
        Add a scene
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {task && (
        <Suspense>
          <SceneTaskSheet
            task={task}
            storyboard={storyboard}
            library={library}
            work={work}
            onChange={onChange}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** On which side of a card a dragged one would be put down. */
function dropMark(
  ids: readonly string[],
  { sceneId, toIndex }: { sceneId: string; toIndex: number },
  id: string,
): "before" | "after" | null {
  if (id === sceneId) return null;
  const others = ids.filter((other) => other !== sceneId);
  if (others[toIndex] === id) return "before";
  return toIndex === others.length && others.at(-1) === id ? "after" : null;
}
