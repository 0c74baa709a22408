import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import Share from "lucide-react/icons/share";
import { lazy, Suspense } from "react";
import { href, Link } from "react-router";
import { formats } from "~/domain/video/format";
import { setFormat } from "~/scene/edit-storyboard";
import { SaveNote } from "~/shell/save-note";
import { FormatGlyph } from "~/studio/style/format-glyph";
import { TitleField } from "~/studio/title-field";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { SegmentedControl } from "~/ui/segmented-control";
import { UndoButtons } from "~/ui/undo-buttons";
import { useEditor, useEditorCommands } from "../use-editor";

const PeopleButton = lazy(async () => ({
  default: (await import("../people/people-button")).PeopleButton,
}));

/** The video's name, where its last change is, the ways back and forth, its format, and the ways out. */
export function EditorHeader({ onExport }: { onExport: () => void }) {
  const editor = useEditorCommands();
  const content = useEditor((state) => state.content);
  const video = useEditor((state) => state.video);
  const format = useEditor((state) => state.storyboard.format);
  const role = useEditor((state) => state.role);
  const isReadOnly = role === "view" || role === "comment";
  return (
    <header className="flex h-12 shrink-0 items-center gap-1.5 border-line border-b bg-surface px-2 sm:px-3">
      <Link
        to={href("/videos/:contentId", { contentId: content.id })}
        aria-label="About this video"
        className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" />
      </Link>
      <div className="flex min-w-0 shrink items-center [&_input]:h-8 [&_input]:text-lg">
        {isReadOnly ? (
          <h1 tabIndex={-1} className="truncate px-1 font-display text-lg">
            {content.title}
          </h1>
        ) : (
          <TitleField title={content.title} onRename={editor.session.rename} />
        )}
      </div>
      <span className="shrink-0 max-sm:[&_span>span]:sr-only">
        {isReadOnly ? (
          <span className="text-muted text-sm">
            {role === "comment" ? "You can comment" : "You can look"}
          </span>
        ) : (
          <SaveNote state={video.saveState} />
        )}
      </span>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <Suspense>
          <PeopleButton />
        </Suspense>
        {!isReadOnly && (
          <UndoButtons
            canUndo={video.canUndo}
            canRedo={video.canRedo}
            onUndo={editor.undo}
            onRedo={editor.redo}
          />
        )}
        <div className="mx-1.5 hidden lg:block">
          <SegmentedControl
            label="Format"
            size="sm"
            disabled={isReadOnly}
            segments={formats.map((value) => ({
              value,
              name: value,
              label: (
                <span className="flex items-center gap-1.5">
                  <FormatGlyph format={value} />
                  <span className="tabular max-xl:hidden">{value}</span>
                </span>
              ),
            }))}
            value={format}
            onChange={(next) => editor.change(`Format ${next}`, (now) => setFormat(now, next))}
          />
        </div>
        <ButtonLink
          to={href("/content/:contentId/share", { contentId: content.id })}
          size="sm"
          icon={<Share className="size-4" />}
        >
          <span className="max-sm:sr-only">Share</span>
        </ButtonLink>
        <Button
          size="sm"
          variant="primary"
          icon={<Download className="size-4" />}
          onClick={onExport}
          className="max-sm:hidden"
        >
          Export
        </Button>
      </div>
    </header>
  );
}
