import ImageOff from "lucide-react/icons/image-off";
import { useId } from "react";
import { describeMissing } from "~/domain/image/describe-missing";
import { setMedia } from "~/scene/edit-storyboard";
import type { MediaContent, Scene } from "~/scene/storyboard";
import { Button } from "~/ui/button";
import { FocusPoint } from "~/ui/focus-point";
import { TextArea } from "~/ui/text-area";
import { useFittingText } from "~/ui/text-limit";
import { mediaUrl } from "../media-url";
import type { ChangeVideo } from "../scenes/scene-task";
import { ClipSettings } from "./clip-settings";
import { ClipView } from "./clip-view";

const altCharacters = 400;

interface PresentMediaProps {
  scene: Scene;
  media: MediaContent;
  onChange: ChangeVideo;
  onRemove: () => void;
}

/** The scene's picture or clip as it is: which point stays in view, what is played of it, and what it shows in words. */
export function PresentMedia({ scene, media, onChange, onRemove }: PresentMediaProps) {
  const hintId = useId();
  const set = (fields: Parameters<typeof setMedia>[2], place: string) =>
    onChange((current) => setMedia(current, scene.id, fields), `${scene.id}/${place}`);
  const [alt, typeAlt] = useFittingText(media.alt, altCharacters, (next) => set({ alt: next }, "alt"));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap gap-4">
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
              className="block max-h-64 max-w-full"
            />
          )}
        </FocusPoint>
        <div className="grid min-w-44 grow basis-44 content-start gap-4">
          <p id={hintId} className="text-muted text-sm">
            Drag the point that must stay in view.
          </p>
          <TextArea
            label="What it shows"
            hint={
              media.alt
                ? "Read to those who do not see it."
                : "Say it in a sentence: it is read to those who do not see it."
            }
            placeholder="A loaf of bread on a wooden board"
            rows={3}
            value={alt}
            limit={altCharacters}
            onChange={(event) => typeAlt(event.target.value)}
          />
          <Button
            size="sm"
            className="justify-self-start"
            icon={<ImageOff className="size-3.5" aria-hidden="true" />}
            onClick={onRemove}
          >
            Words alone
          </Button>
        </div>
      </div>
      {media.kind === "picture" && media.missing && (
        <p className="text-pretty text-muted text-sm">{describeMissing(media.missing)}</p>
      )}
      {media.kind === "clip" && <ClipSettings clip={media} onChange={set} />}
    </div>
  );
}
