import ArrowLeft from "lucide-react/icons/arrow-left";
import Clapperboard from "lucide-react/icons/clapperboard";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Ellipsis from "lucide-react/icons/ellipsis";
import Maximize from "lucide-react/icons/maximize";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { Suspense, useRef, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { joinLettering } from "~/domain/image/lettering";
import type { Size } from "~/image-editor/geometry";
import { letteringOf } from "~/image-editor/layers/lettering-of";
import type { Stage } from "~/image-editor/stage";
import { zoomStep } from "~/image-editor/view";
import type { EditedDraft } from "~/images/edit/use-draft";
import { videoStateOf } from "~/images/video-state";
import { isHere } from "~/session/address-here";
import { SaveNote } from "~/shell/save-note";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { showErrorToast } from "~/ui/toast";
import { UndoButtons } from "~/ui/undo-buttons";
import { useOpened } from "~/ui/use-opened";
import { editorKeys } from "./editor-keys";
import type { Export } from "./export/use-export";
import { ExportDialog, MorePanel } from "./later-parts";
import type { Lineage } from "./use-lineage";

interface EditorHeaderProps {
  title: string;
  assetId: string;
  lineage: Lineage;
  exported: Export;
  size: Size;
  edited: EditedDraft;
  stage: Stage | null;
  scale: number;
}

/** What is edited, the way back and forth, and how near one is. */
export function EditorHeader({
  title,
  assetId,
  lineage,
  size,
  edited,
  stage,
  scale,
  exported,
}: EditorHeaderProps) {
  const [isExporting, setExporting] = useState(false);
  const isDialogWanted = useOpened(isExporting);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const isMoreWanted = useOpened(isMoreOpen);
  const moreButton = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  // What was uploaded has no page of its own.
  const isImage = lineage.chain.at(-1)?.image !== null;
  const useInVideo = isHere(href("/prompt-to-video"))
    ? () => {
        lineage.read().then(
          (chain) => {
            const image = chain.at(-1)?.image ?? null;
            const lettering = joinLettering(image?.lettering, letteringOf(edited.draft.layers));
            const state = videoStateOf({ assetId, title, image, lettering });
            void navigate(href("/prompt-to-video"), { state });
          },
          (error: Error) => showErrorToast("The video could not be begun", error.message),
        );
      }
    : null;
  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-line border-b bg-surface px-2">
      <Link
        to={isImage ? href("/image-gen/:id", { id: assetId }) : href("/image-gen/edit")}
        aria-label={isImage ? "The page of this image" : "Other pictures"}
        className="grid size-9 shrink-0 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" />
      </Link>
      <div className="flex min-w-0 grow items-baseline gap-2.5">
        <h1 tabIndex={-1} className="truncate font-[600]">
          <span className="sr-only">Edit </span>
          {title}
        </h1>
        <span className="tabular shrink-0 text-faint text-sm max-lg:hidden">
          {size.width} × {size.height}
        </span>
      </div>
      <span className="flex items-center pe-1 max-sm:hidden">
        <SaveNote state={edited.saveState} />
      </span>
      <UndoButtons
        canUndo={edited.canUndo}
        canRedo={edited.canRedo}
        onUndo={edited.undo}
        onRedo={edited.redo}
      />
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <IconButton
        label="Zoom out"
        shortcut={editorKeys.zoomOut.keys}
        icon={<ZoomOut className="size-4" />}
        onClick={() => stage?.zoomBy(1 / zoomStep)}
        className="max-sm:hidden"
      />
      <button
        type="button"
        onClick={() => stage?.zoomTo(1)}
        aria-label={`${Math.round(scale * 100)} percent; show at 100 percent`}
        className="tabular h-9 min-w-13 shrink-0 rounded-md px-1 text-muted text-sm hover:bg-hover hover:text-text"
      >
        {Math.round(scale * 100)} %
      </button>
      <IconButton
        label="Zoom in"
        shortcut={editorKeys.zoomIn.keys}
        icon={<ZoomIn className="size-4" />}
        onClick={() => stage?.zoomBy(zoomStep)}
        className="max-sm:hidden"
      />
      <IconButton
        label="Fit the picture"
        shortcut={editorKeys.fit.keys}
        icon={<Maximize className="size-4" />}
        onClick={() => stage?.fit()}
      />
      <span aria-hidden="true" className="mx-1 h-5 w-px shrink-0 bg-line max-sm:hidden" />
      <IconButton
        ref={moreButton}
        label="More"
        icon={<Ellipsis className="size-4" />}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={() => setMoreOpen(!isMoreOpen)}
        className="sm:hidden"
      />
      {isMoreWanted && (
        <Suspense>
          <MorePanel
            anchor={moreButton}
            open={isMoreOpen}
            onOpenChange={setMoreOpen}
            isReady={exported.isReady}
            onCopy={() => void exported.copy()}
            onUseInVideo={useInVideo}
          />
        </Suspense>
      )}
      <IconButton
        label="Copy image"
        icon={<Copy className="size-4" />}
        disabled={!exported.isReady || exported.isMaking}
        onClick={() => void exported.copy()}
        className="max-sm:hidden"
      />
      {useInVideo && (
        <IconButton
          label="Use in a video"
          icon={<Clapperboard className="size-4" />}
          disabled={!exported.isReady}
          onClick={useInVideo}
          className="max-sm:hidden"
        />
      )}
      <Button
        size="sm"
        icon={<Download className="size-4" />}
        onClick={() => setExporting(true)}
        className="ms-1"
      >
        Export
      </Button>
      {isDialogWanted && (
        <Suspense>
          <ExportDialog open={isExporting} onOpenChange={setExporting} size={size} made={exported} />
        </Suspense>
      )}
    </header>
  );
}
