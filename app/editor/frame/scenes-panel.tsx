import { Suspense, useCallback, useContext, useMemo } from "react";
import { lazy } from "~/client/lazy";
import { OutOfDateWork } from "~/products/out-of-date-work";
import { mayEdit } from "~/stores/content/content-role";
import { PublishedNote } from "~/studio/published-note";
import { ScenesPanel as StudioScenes } from "~/studio/scenes/scenes-panel";
import { useOpenClaims } from "~/studio/use-open-claims";
import { Skeleton } from "~/ui/skeleton";
import { useChange } from "../use-change";
import { useEditor, usePlayhead } from "../use-editor";
import { OpensAtContext } from "./opens-at";
import { PublishedLinkContext } from "./published-link-context";
import { useShowScene } from "./use-show-scene";

const SceneList = lazy(() => import("~/studio/scenes/scene-list"));

/** Every scene as a card, and what a published video has to say first. */
export function ScenesPanel() {
  const content = useEditor((state) => state.content);
  const role = useEditor((state) => state.role);
  const storyboard = useEditor((state) => state.storyboard);
  const composition = useEditor((state) => state.restingComposition);
  const library = useEditor((state) => state.library);
  const facts = useEditor((state) => state.video.facts);
  const change = useChange();
  const link = useContext(PublishedLinkContext);
  const opensAt = useContext(OpensAtContext);
  const showScene = useShowScene();
  const starts = composition.sceneStartsSeconds;
  const sceneIndex = usePlayhead(
    useCallback((seconds: number) => starts.findLastIndex((begins) => seconds >= begins), [starts]),
  );
  const { id, ownerId, brief, productId } = content;
  const isPublished = content.status === "published";
  const work = useMemo(() => ({ contentId: id, ownerId, brief }), [id, ownerId, brief]);
  const openClaims = useOpenClaims(content, storyboard, facts);
  return (
    <div className="grid gap-3">
      {isPublished && productId && <OutOfDateWork contentId={id} productId={productId} />}
      {isPublished && (
        <PublishedNote link={link} openClaims={openClaims} content={content} isOwner={role === "owner"} />
      )}
      {mayEdit(role) ? (
        <StudioScenes
          storyboard={storyboard}
          library={library}
          sceneStartsSeconds={starts}
          durationSeconds={composition.durationSeconds}
          opensAt={opensAt}
          currentIndex={sceneIndex}
          work={work}
          onChange={change}
          onShow={showScene}
        />
      ) : (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <SceneList
            storyboard={storyboard}
            library={library}
            sceneStartsSeconds={starts}
            currentIndex={sceneIndex}
            onShow={showScene}
          />
        </Suspense>
      )}
    </div>
  );
}
