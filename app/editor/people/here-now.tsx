import { initials } from "~/domain/text/initials";
import { visitorName } from "~/review/presence";
import { headingOf } from "~/scene/scene-heading";
import { useSignedInViewer } from "~/session/use-viewer";
import { sceneMoment } from "~/studio/stills/scene-moment";
import { Avatar } from "~/ui/avatar";
import { useEditor, useEditorCommands } from "../use-editor";
import type { VideoVisitor } from "./use-video-presence";

/** Others who have the video open, and at which scene each is. */
export function HereNow({ visitors }: { visitors: readonly VideoVisitor[] }) {
  const editor = useEditorCommands();
  const storyboard = useEditor((state) => state.storyboard);
  const ownId = useSignedInViewer()?.userId ?? "";
  if (visitors.length === 0) return <p className="text-muted text-sm">Nobody else is here now.</p>;

  function goTo(sceneId: string) {
    const index = storyboard.scenes.findIndex(({ id }) => id === sceneId);
    editor.select([{ kind: "scene", sceneId }]);
    editor.playhead.seek(sceneMoment(editor.read().composition, index));
  }

  return (
    <section aria-label="Here now" className="grid gap-1">
      <h3 className="font-[550] text-sm">Here now</h3>
      <ul className="grid">
        {visitors.map(({ id, userId, name, place: { sceneId, isIdle } }) => {
          const index = storyboard.scenes.findIndex((scene) => scene.id === sceneId);
          const scene = storyboard.scenes[index];
          return (
            <li key={id} className="flex min-h-9 items-center gap-2 text-sm">
              <Avatar initials={initials(name || "?")} className="size-6 !text-2xs" />
              <bdi className="truncate font-[550]">{visitorName({ userId, name }, ownId)}</bdi>
              {scene && sceneId && (
                <button
                  type="button"
                  onClick={() => goTo(sceneId)}
                  title={headingOf(scene, storyboard.language).text}
                  className="shrink-0 rounded-sm text-muted hover:text-text"
                >
                  Scene {index + 1}
                </button>
              )}
              {isIdle && <span className="shrink-0 text-faint">away</span>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
