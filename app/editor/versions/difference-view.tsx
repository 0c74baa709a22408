import Undo2 from "lucide-react/icons/undo-2";
import { useMemo } from "react";
import { ChangeList } from "~/review/change-list";
import type { Library } from "~/scene/library";
import { headingOf } from "~/scene/scene-heading";
import type { Scene, Storyboard } from "~/scene/storyboard";
import { changedSceneIds, isSceneChanged, storyboardChanges } from "~/scene/storyboard-changes";
import { Still } from "~/studio/stills/still";
import { type Stills, useStills } from "~/studio/stills/use-stills";
import { Button } from "~/ui/button";
import { changeInScene } from "../model/name-change";

interface DifferenceViewProps {
  was: Storyboard;
  now: Storyboard;
  library: Library;
  /** Null where a scene cannot be brought back. */
  onRestoreScene: ((sceneId: string) => void) | null;
  /** Leads to a scene; null where nothing shows it. */
  onShow: ((sceneId: string) => void) | null;
}

/** A version beside the video as it is: the same moment of each scene that changed, and what changed in words. */
export function DifferenceView({ was, now, library, onRestoreScene, onShow }: DifferenceViewProps) {
  const pair = useMemo(() => [was, now], [was, now]);
  const stills = useStills(pair, library);
  const changes = useMemo(
    () =>
      storyboardChanges(was, now).map((change) => ({ ...change, words: changeInScene(change, was, now) })),
    [was, now],
  );
  const scenes = useMemo(() => changedScenes(was, now), [was, now]);

  return (
    <div className="grid min-w-0 gap-4">
      {scenes.length > 0 && (
        <ol aria-label="Scenes that differ" className="grid gap-3">
          {scenes.map(({ scene, number, before, after }) => (
            <li key={scene.id} className="grid gap-1.5">
              <p className="flex items-baseline gap-1.5 text-xs">
                <span className="tabular text-faint">{number}</span>
                <bdi className="truncate font-[550]">{headingOf(scene, now.language).text || "Scene"}</bdi>
              </p>
              <div className="grid grid-cols-2 gap-2">
                <Side stills={stills} index={0} storyboard={was} scene={before} words="Then" />
                <Side stills={stills} index={1} storyboard={now} scene={after} words="Now" />
              </div>
              {before && onRestoreScene && isSceneChanged(was, now, scene.id) && (
                <Button
                  size="sm"
                  variant="ghost"
                  className="justify-self-start"
                  icon={<Undo2 className="size-3.5" />}
                  onClick={() => onRestoreScene(scene.id)}
                >
                  {after ? "Restore this scene" : "Bring this scene back"}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      <ChangeList
        changes={changes}
        showOf={({ sceneId }) =>
          onShow && sceneId && now.scenes.some(({ id }) => id === sceneId) ? () => onShow(sceneId) : null
        }
      />
    </div>
  );
}

interface SideProps {
  stills: Stills | null;
  index: number;
  storyboard: Storyboard;
  scene: Scene | undefined;
  words: string;
}

function Side({ stills, index, storyboard, scene, words }: SideProps) {
  return (
    <figure className="grid content-start gap-1">
      {scene ? (
        <Still
          stills={stills}
          index={index}
          sceneId={scene.id}
          format={storyboard.format}
          className="rounded-sm"
        />
      ) : (
        <span className="grid min-h-16 place-items-center rounded-sm border border-line border-dashed text-faint text-xs">
          Not there
        </span>
      )}
      <figcaption className="text-faint text-xs">{words}</figcaption>
    </figure>
  );
}

const mostShown = 12;

interface ChangedScene {
  scene: Scene;
  /** Its place in the video as it is, or as it was where it is gone. */
  number: number;
  before: Scene | undefined;
  after: Scene | undefined;
}

function changedScenes(was: Storyboard, now: Storyboard): ChangedScene[] {
  const changed = changedSceneIds(was, now);
  const gone = was.scenes.filter(({ id }) => !now.scenes.some((scene) => scene.id === id));
  return [...now.scenes, ...gone]
    .filter(({ id }) => changed.has(id))
    .slice(0, mostShown)
    .map((scene) => {
      const [before, after] = [was, now].map(({ scenes }) => scenes.find(({ id }) => id === scene.id));
      const { scenes } = after ? now : was;
      return { scene, number: scenes.findIndex(({ id }) => id === scene.id) + 1, before, after };
    });
}
