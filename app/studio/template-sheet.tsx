import { useMemo, useState } from "react";
import { PreviewPlayer } from "~/player/preview-player";
import { setTemplate } from "~/scene/edit-style";
import { sizeOfFormat } from "~/scene/format-size";
import { type Library, templateFrom } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";
import { styleNames } from "~/scene/templates/style-names";
import { type Template, type TemplateStyle, templateStyles } from "~/scene/templates/template";
import { SideSheet } from "~/ui/side-sheet";
import { changeUndoably } from "./change-undoably";
import { mediaUrl } from "./media-url";
import type { ChangeVideo } from "./scenes/scene-task";
import { useSettled } from "./use-settled";

interface TemplateSheetProps {
  storyboard: Storyboard;
  library: Library;
  onChange: ChangeVideo;
  onClose: () => void;
}

const pauseMs = 700;
/** About twice the pixels a tile shows. */
const tileScale = 0.22;

/** This video in every template, playing when pointed at. Apart from the page's first code. */
export default function TemplateSheet({ storyboard, library, onChange, onClose }: TemplateSheetProps) {
  const [style, setStyle] = useState<TemplateStyle | null>(null);
  const settled = useSettled(storyboard, pauseMs);
  const chosen = templateFrom(library, storyboard.templateId).id;
  const templates = [...library.templates.values()];
  const shown = templates.filter((template) => style === null || template.style === style);
  const present = templateStyles.filter((one) => templates.some((template) => template.style === one));

  function choose(template: Template) {
    changeUndoably(onChange, `Now in ${template.name}`, (current) =>
      setTemplate(current, template.id, library),
    );
  }

  return (
    <SideSheet open onOpenChange={(isOpen) => !isOpen && onClose()} title="Template">
      <fieldset aria-label="Styles" className="-mx-2 -mt-2 mb-3 flex flex-wrap">
        {[null, ...present].map((one) => (
          <button
            key={one ?? "all"}
            type="button"
            aria-pressed={style === one}
            onClick={() => setStyle(one)}
            className="h-7 rounded-sm px-2 font-[550] text-muted text-sm transition-colors hover:text-text aria-pressed:bg-hover aria-pressed:text-text"
          >
            {one === null ? "All" : styleNames[one]}
          </button>
        ))}
      </fieldset>
      <ul
        aria-label="Templates"
        className={`grid gap-x-3 gap-y-4 ${storyboard.format === "16:9" ? "grid-cols-2" : "grid-cols-3"}`}
      >
        {shown.map((template) => (
          <li key={template.id}>
            <TemplateTile
              template={template}
              storyboard={settled}
              library={library}
              isChosen={template.id === chosen}
              onChoose={() => template.id !== chosen && choose(template)}
            />
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}

interface TemplateTileProps {
  template: Template;
  storyboard: Storyboard;
  library: Library;
  isChosen: boolean;
  onChoose: () => void;
}

function TemplateTile({ template, storyboard, library, isChosen, onChoose }: TemplateTileProps) {
  const composition = useMemo(
    () =>
      resolveComposition(
        setTemplate(storyboard, template.id, library),
        sizeOfFormat(storyboard.format, tileScale),
        library,
      ),
    [template.id, storyboard, library],
  );
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      title={template.description}
      onClick={onChoose}
      className="group grid w-full gap-1.5 text-start outline-none"
    >
      <span className="block overflow-hidden rounded-sm outline-2 outline-transparent outline-offset-2 transition-[outline-color] group-hover:outline-line-strong group-focus-visible:outline-focus group-aria-pressed:outline-accent">
        <PreviewPlayer
          composition={composition}
          mediaUrl={mediaUrl}
          label={`This video in ${template.name}`}
        />
      </span>
      <span className="truncate text-muted text-xs group-aria-pressed:font-[550] group-aria-pressed:text-text">
        {template.name}
      </span>
    </button>
  );
}
