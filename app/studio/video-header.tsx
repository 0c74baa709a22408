import ArrowLeft from "lucide-react/icons/arrow-left";
import Clapperboard from "lucide-react/icons/clapperboard";
import Download from "lucide-react/icons/download";
import Share from "lucide-react/icons/share";
import { href, Link } from "react-router";
import { SaveNote } from "~/shell/save-note";
import type { Content } from "~/stores/content/content-document";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { UndoButtons } from "~/ui/undo-buttons";
import { TitleField } from "./title-field";
import type { VideoSession, VideoState } from "./video-session";

interface VideoHeaderProps {
  content: Content;
  session: VideoSession;
  video: VideoState;
  /** Null while the panel that says it is open: the button stays, so that nothing slides under the pointer. */
  onDownload: (() => void) | null;
}

/** The video's name, where its last change is, the way back and forth, and the ways on: into the editor and out. */
export function VideoHeader({ content, session, video, onDownload }: VideoHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link
        to={href("/videos")}
        aria-label="All videos"
        className="-ms-2 grid size-9 place-items-center rounded-md text-muted hover:bg-hover hover:text-text"
      >
        <ArrowLeft className="size-4 rtl:-scale-x-100" />
      </Link>
      <TitleField title={content.title} onRename={session.rename} />
      {content.status === "published" && <Badge tone="success">Published</Badge>}
      <div className="flex w-full flex-wrap items-center gap-1.5 sm:w-auto">
        <SaveNote state={video.saveState} />
        <UndoButtons
          canUndo={video.canUndo}
          canRedo={video.canRedo}
          onUndo={session.undo}
          onRedo={session.redo}
        />
        <ButtonLink
          to={href("/content/:contentId/share", { contentId: content.id })}
          icon={<Share className="size-4" />}
          className="ms-auto sm:ms-1.5"
        >
          <span className="max-sm:sr-only">Share</span>
        </ButtonLink>
        <Button
          icon={<Download className="size-4" />}
          disabled={!onDownload}
          onClick={onDownload ?? undefined}
        >
          <span className="max-sm:sr-only">Download MP4</span>
        </Button>
        <ButtonLink
          variant="primary"
          to={href("/content/:contentId/edit", { contentId: content.id })}
          icon={<Clapperboard className="size-4" />}
        >
          <span>
            <span className="max-sm:sr-only">Open in </span>
            <span className="max-sm:capitalize">editor</span>
          </span>
        </ButtonLink>
      </div>
    </header>
  );
}
