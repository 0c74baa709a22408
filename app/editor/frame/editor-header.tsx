import ArrowLeft from "lucide-react/icons/arrow-left";
import Download from "lucide-react/icons/download";
import Share from "lucide-react/icons/share";
import { Suspense } from "react";
import { href, Link } from "react-router";
import { lazy } from "~/client/lazy";
import { type Format, formats } from "~/domain/video/format";
import { setFormat } from "~/scene/edit-storyboard";
import { SaveNote } from "~/shell/save-note";
import { mayEdit } from "~/stores/content/content-role";
import { FormatGlyph } from "~/studio/style/format-glyph";
import { TitleField } from "~/studio/title-field";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { PlainIconButton } from "~/ui/icon-button";
import { Menu, MenuItem } from "~/ui/menu";
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
  const saveState = useEditor((state) => state.video.saveState);
  const canUndo = useEditor((state) => state.video.canUndo);
  const canRedo = useEditor((state) => state.video.canRedo);
  const format = useEditor((state) => state.storyboard.format);
  const role = useEditor((state) => state.role);
  const isReadOnly = !mayEdit(role);
  const choose = (next: Format) => editor.change(`Format ${next}`, (now) => setFormat(now, next));
  return (
    <header className="flex h-12 shrink-0 items-center gap-1.5 border-line border-b bg-surface px-2 sm:px-3">
      {/* What a video is about is for its owner. */}
      <Link
        to={role === "owner" ? href("/videos/:contentId", { contentId: content.id }) : href("/videos")}
        aria-label={role === "owner" ? "About this video" : "Your videos"}
        className="grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" />
      </Link>
      <div className="flex min-w-0 shrink items-center max-sm:[&>div]:min-w-0 [&_input]:h-8 [&_input]:text-lg max-sm:[&_input]:min-w-12">
        {role !== "owner" ? (
          <h1 tabIndex={-1} className="truncate px-1 font-display text-lg">
            {content.title}
          </h1>
        ) : (
          <TitleField title={content.title} onRename={editor.session.rename} />
        )}
      </div>
      <span className="flex shrink-0 max-sm:[&_span>span]:sr-only">
        {isReadOnly ? (
          <span className="text-muted text-sm">
            {role === "comment" ? "You can comment" : "You can look"}
          </span>
        ) : (
          <SaveNote state={saveState} />
        )}
      </span>
      <div className="ms-auto flex shrink-0 items-center gap-1">
        <Suspense>
          <PeopleButton />
        </Suspense>
        {!isReadOnly && (
          <UndoButtons canUndo={canUndo} canRedo={canRedo} onUndo={editor.undo} onRedo={editor.redo} />
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
            onChange={choose}
          />
        </div>
        {!isReadOnly && (
          <div className="lg:hidden">
            <Menu
              trigger={<PlainIconButton label={`Format: ${format}`} icon={<FormatGlyph format={format} />} />}
            >
              {formats.map((value) => (
                <MenuItem
                  key={value}
                  icon={
                    <span className="grid w-4 place-items-center">
                      <FormatGlyph format={value} />
                    </span>
                  }
                  onSelect={() => choose(value)}
                >
                  {value}
                  {value === format && " · now"}
                </MenuItem>
              ))}
            </Menu>
          </div>
        )}
        {role === "owner" && (
          <ButtonLink
            to={href("/content/:contentId/share", { contentId: content.id })}
            size="sm"
            icon={<Share className="size-4" />}
          >
            <span className="max-sm:sr-only">Share</span>
          </ButtonLink>
        )}
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
