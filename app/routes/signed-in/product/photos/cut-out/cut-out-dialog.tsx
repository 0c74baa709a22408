import { useRef, useState } from "react";
import { mediaAddress } from "~/client/media-address";
import { formatCredits } from "~/domain/credits/format-credits";
import type { ImageModelInfo } from "~/domain/image/image-model";
import type { ProductPhoto } from "~/domain/products/product";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { Spinner } from "~/ui/spinner";
import { showErrorToast } from "~/ui/toast";
import { uploadFile } from "~/uploads/upload-file";
import { CutRepair } from "./cut-repair";
import { useCutOut } from "./use-cut-out";

interface CutOutDialogProps {
  userId: string;
  models: readonly ImageModelInfo[];
  photo: ProductPhoto;
  /** What its file is called. */
  name: string;
  onKeep: (cutOutAssetId: string) => void;
  onClose: () => void;
}

/** The product cut out of a photo with the photo's own pixels: found by a model or by hand, looked at beside it, repaired, kept. */
export function CutOutDialog({ userId, models, photo, name, onKeep, onClose }: CutOutDialogProps) {
  const { state, find, cutByHand, askAnew, reload } = useCutOut(userId, photo, models);
  const [isKeeping, setKeeping] = useState(false);
  const stopper = useRef(new AbortController());
  const sheet = state.kind === "cut" ? state.sheet : null;

  async function keep() {
    if (!sheet) return;
    if (!sheet.isCut) {
      showErrorToast("Nothing is cut out yet", "Take away what does not belong to the product first.");
      return;
    }
    setKeeping(true);
    try {
      const { signal } = stopper.current;
      const { id } = await uploadFile(await sheet.toFile(), {
        name: `${name.slice(0, 80)} cut out.png`,
        signal,
      });
      onKeep(id);
      onClose();
    } catch (error) {
      if (stopper.current.signal.aborted) return;
      showErrorToast("The cut-out was not kept", (error as Error).message);
      setKeeping(false);
    }
  }

  function close() {
    stopper.current.abort();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      size="xl"
      title="Cut out the product"
      description="The cut-out keeps the photo’s own pixels. Compare the two, and repair the edge where it is not right."
      actions={
        <>
          {sheet && (
            <Button variant="ghost" className="me-auto" onClick={() => void askAnew()}>
              Start over
            </Button>
          )}
          <Button onClick={close}>Cancel</Button>
          {sheet && (
            <Button variant="primary" loading={isKeeping} onClick={() => void keep()}>
              Keep the cut-out
            </Button>
          )}
        </>
      }
    >
      {state.kind === "failed" && (
        <ErrorState title="The photo could not be opened" onRetry={() => void reload()}>
          {state.message}
        </ErrorState>
      )}
      {state.kind === "loading" && <Skeleton className="h-[46dvh] rounded-md" />}
      {(state.kind === "asking" || state.kind === "finding") && (
        <div className="grid items-center gap-6 sm:grid-cols-2">
          <img
            src={mediaAddress(photo.assetId, 640)}
            alt={photo.alt}
            className="max-h-[46dvh] w-full rounded-md bg-sunken object-contain"
          />
          {state.kind === "finding" ? (
            <p role="status" className="flex items-center gap-2 text-muted">
              <Spinner className="size-4" />
              Finding the product
            </p>
          ) : (
            <div className="grid justify-items-start gap-3">
              {state.problem && (
                <p role="alert" className="rounded-md bg-warning-soft px-4 py-2.5">
                  {state.problem}
                </p>
              )}
              {state.finder && (
                <>
                  <p className="text-muted">
                    It works best before a plain wall or on a sheet of paper. You check the edge next.
                  </p>
                  <Button variant="primary" onClick={() => state.finder && void find(state.finder)}>
                    Find the product · {formatCredits(state.finder.price)}
                  </Button>
                </>
              )}
              <Button onClick={() => void cutByHand()}>Cut it out by hand</Button>
            </div>
          )}
        </div>
      )}
      {sheet && <CutRepair key={sheet.id} sheet={sheet} photo={photo} />}
    </Dialog>
  );
}
