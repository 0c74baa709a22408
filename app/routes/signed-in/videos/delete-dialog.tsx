import type { Content } from "~/stores/content/content-document";
import { Dialog } from "~/ui/dialog";
import { TypedConfirmation } from "~/ui/typed-confirmation";
import { deleteVideo } from "./video-actions";

interface DeleteDialogProps {
  /** The video in question; null while there is none. */
  video: Content | null;
  onClose: () => void;
}

/** The one act of the library that cannot be taken back: it asks for the title. */
export function DeleteDialog({ video, onClose }: DeleteDialogProps) {
  return (
    <Dialog
      open={video !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Delete this video for good?"
      description="Its link, its exports and its poster go with it. This cannot be undone."
      size="sm"
    >
      {video && (
        <TypedConfirmation
          key={video.id}
          label="Type the title to confirm"
          isRight={(typed) => typed === video.title.trim()}
          problem="That is not its title. Type it as it stands above."
          keepLabel="Keep it"
          onConfirm={() => deleteVideo(video)}
          onClose={onClose}
        >
          <p className="rounded-md bg-sunken px-3 py-2 font-[550]">{video.title}</p>
        </TypedConfirmation>
      )}
    </Dialog>
  );
}
