import { useState } from "react";
import type { Content } from "~/stores/content-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
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
      {video && <Confirmation key={video.id} video={video} onClose={onClose} />}
    </Dialog>
  );
}

function Confirmation({ video, onClose }: { video: Content; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [deleting, setDeleting] = useState(false);

  async function confirm() {
    if (typed.trim() !== video.title.trim()) {
      setProblem("That is not its title. Type it as it stands above.");
      return;
    }
    setDeleting(true);
    await deleteVideo(video);
    onClose();
  }

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      <p className="rounded-md bg-sunken px-3 py-2 font-[550]">{video.title}</p>
      <TextField
        label="Type the title to confirm"
        value={typed}
        error={problem}
        autoComplete="off"
        onChange={(event) => {
          setTyped(event.target.value);
          setProblem(null);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" variant="danger" loading={deleting}>
          Delete for good
        </Button>
      </div>
    </form>
  );
}
