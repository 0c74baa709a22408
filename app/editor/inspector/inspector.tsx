import { Suspense, useMemo } from "react";
import { lazy } from "~/client/lazy";
import type { PartTarget } from "~/scene/edit-parts";
import { Skeleton } from "~/ui/skeleton";
import { type Target, targetKey } from "../target";
import { useEditor } from "../use-editor";
import { VideoInspector } from "./video-inspector";

const PartInspector = lazy(() => import("./part-inspector"));
const SceneInspector = lazy(() => import("./scene-inspector"));
const SoundInspector = lazy(() => import("./sound-inspector"));
const MusicInspector = lazy(() => import("./music-inspector"));
const MarkerInspector = lazy(() => import("./marker-inspector"));

const isPart = (target: Target): target is PartTarget =>
  target.kind === "part" || target.kind === "element" || target.kind === "overlay";

/** What can be said of what is selected. */
export function Inspector() {
  const selection = useEditor((state) => state.selection);
  const parts = useMemo(() => selection.filter(isPart), [selection]);
  const [first] = selection;
  if (!first) return <VideoInspector />;
  return (
    <Suspense fallback={<Skeleton className="m-3 h-64" />}>
      {parts.length > 0 ? (
        <PartInspector key={parts.map(targetKey).join()} targets={parts} />
      ) : first.kind === "sound" ? (
        <SoundInspector key={first.id} id={first.id} />
      ) : first.kind === "marker" ? (
        <MarkerInspector key={first.id} id={first.id} />
      ) : first.kind === "music" ? (
        <MusicInspector />
      ) : (
        "sceneId" in first && <SceneInspector key={first.sceneId} sceneId={first.sceneId} />
      )}
    </Suspense>
  );
}

/** The code of the properties, so that they open at once. */
export const loadInspectors = () => Promise.all([import("./part-inspector"), import("./scene-inspector")]);
