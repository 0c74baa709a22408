import { useId } from "react";
import { setMedia } from "~/scene/edit-storyboard";
import type { MediaContent, Scene } from "~/scene/storyboard";
import { TextField } from "~/ui/text-field";
import { mediaUrl } from "../media-url";
import type { ChangeVideo } from "../scenes/scene-task";
import { ClipSettings } from "./clip-settings";
import { ClipView } from "./clip-view";
import { FocusPoint } from "./focus-point";

interface PresentMediaProps {
  scene: Scene;
  media: MediaContent;
  onChange: ChangeVideo;
}

/** The scene's picture or clip as it is: which point stays in view, what is played of it, and what it shows in words. */
export function PresentMedia({ scene, media, onChange }: PresentMediaProps) {
  const hintId = useId();
  const set = (fields: Parameters<typeof setMedia>[2], place: string) =>
    onChange((current) => setMedia(current, scene.id, fields), `${scene.id}/${place}`);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <FocusPoint
          x={media.focusX}
          y={media.focusY}
          describedBy={hintId}
          onChange={(focusX, focusY) => set({ focusX, focusY }, "focus")}
        >
          {media.kind === "clip" ? (
            <ClipView clip={media} />
          ) : (
            <img
              src={mediaUrl(media.assetId)}
              alt={media.alt || "The scene’s picture"}
              draggable={false}
              className="block max-h-72 max-w-full"
            />
          )}
        </FocusPoint>
        <p id={hintId} className="text-muted text-sm">
          Drag the point that must stay in view.
        </p>
      </div>
      {media.kind === "clip" && <ClipSettings clip={media} onChange={set} />}
      <TextField
        label="What it shows"
        hint="Read aloud to those who do not see it."
        value={media.alt}
        maxLength={400}
        onChange={(event) => set({ alt: event.target.value }, "alt")}
      />
    </div>
  );
}
