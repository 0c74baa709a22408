import { useMemo } from "react";
import { href, Link } from "react-router";
import type { OwnColors } from "~/domain/video/own-colors";
import { PreviewPlayer } from "~/player/preview-player";
import { sizeOfFormat } from "~/scene/format-size";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import type { Template } from "~/scene/templates/template";
import { useLibrary } from "~/session/use-library";
import { sampleMediaUrl } from "~/studio/samples/sample-work";

/** About twice the pixels a tile shows. */
const tileScale = 0.3;

interface TemplateTileProps {
  template: Template;
  /** A sample in this template. */
  storyboard: Storyboard;
  boardId: string | null;
  colors: OwnColors;
}

/** A template, playing as long as it is in view. A press begins a video with it. */
export function TemplateTile({ template, storyboard, boardId, colors }: TemplateTileProps) {
  const library = useLibrary();
  const { format } = storyboard;
  const composition = useMemo(
    () => resolveComposition(storyboard, sizeOfFormat(format, tileScale), library),
    [storyboard, format, library],
  );
  return (
    <Link
      to={href("/prompt-to-video")}
      state={{ template: { templateId: template.id, boardId, format, colors } }}
      className="group grid gap-2 outline-none"
    >
      <span className="block overflow-hidden rounded-md shadow-raised outline-2 outline-transparent outline-offset-2 transition-[outline-color] group-hover:outline-accent group-focus-visible:outline-focus">
        <PreviewPlayer
          composition={composition}
          mediaUrl={sampleMediaUrl}
          label={`A sample in ${template.name}`}
          autoPlay
        />
      </span>
      <span className="grid gap-0.5">
        <span className="font-[550] text-sm">{template.name}</span>
        <span className="line-clamp-2 text-pretty text-muted text-sm">{template.description}</span>
      </span>
    </Link>
  );
}
