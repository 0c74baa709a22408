import ImageUp from "lucide-react/icons/image-up";
import { useRef, useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { mediaAddress } from "~/client/media-address";
import { Button } from "~/ui/button";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { Spinner } from "~/ui/spinner";
import { withSvgDrawn } from "~/uploads/draw-svg";
import { useDroppedFiles } from "~/uploads/use-dropped-files";
import { useRecentImages } from "./use-recent-images";

interface ChooseImageProps {
  userId: string;
  /** The picture that was asked for is not there, or is somebody else's. */
  isMissing: boolean;
  /** What can be done with it there. */
  about: string;
  onOpen: (assetId: string) => void;
}

const most = 24;

/** A page to begin an edit on: drop a picture, or choose one of the latest. */
export function ChooseImage({ userId, isMissing, about, onOpen }: ChooseImageProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send(file: File | undefined) {
    if (!file || isSending) return;
    setSending(true);
    setProblem(null);
    try {
      const picture = await withSvgDrawn(file);
      const { asset } = await callApi<{ asset: { id: string } }>("/api/v1/assets", {
        method: "POST",
        body: picture,
        headers: { "X-Vitrine-Name": encodeURIComponent(picture.name) },
      });
      onOpen(asset.id);
    } catch (error) {
      setProblem(
        error instanceof ApiError
          ? error.message
          : "The picture could not be sent. It is still on your device; try again.",
      );
      setSending(false);
    }
  }
  const isOver = useDroppedFiles((files) => void send(files[0]));

  return (
    <main className="measure grid content-start gap-8 py-8 lg:py-10">
      <header className="grid gap-2">
        <h1 tabIndex={-1} className="font-display text-3xl">
          Edit a picture
        </h1>
        <p className="max-w-[60ch] text-lg text-muted">
          {isMissing ? "The picture you came for is gone, or it is not yours. Choose another one." : about}
        </p>
      </header>
      <section
        aria-label="Upload"
        className={`grid justify-items-center gap-3 rounded-lg border border-dashed px-4 py-12 text-center transition-colors ${isOver ? "border-accent bg-accent-soft" : "border-line-strong"}`}
      >
        {isSending ? (
          <p role="status" className="flex items-center gap-2.5 text-muted">
            <Spinner className="size-5" /> Sending the picture
          </p>
        ) : (
          <>
            <ImageUp className="size-7 text-faint" strokeWidth={1.5} aria-hidden="true" />
            <p className="text-muted">Drop a picture anywhere here, or paste one.</p>
            <Button variant="primary" onClick={() => input.current?.click()}>
              Choose a file
            </Button>
          </>
        )}
        {problem && (
          <p role="alert" className="max-w-[50ch] text-danger text-sm">
            {problem}
          </p>
        )}
        <input
          ref={input}
          type="file"
          accept="image/*,.svg"
          className="sr-only"
          tabIndex={-1}
          aria-label="Picture"
          onChange={(event) => {
            void send(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </section>
      <Recent userId={userId} onOpen={onOpen} />
    </main>
  );
}

function Recent({ userId, onOpen }: Pick<ChooseImageProps, "userId" | "onOpen">) {
  const reading = useRecentImages(userId);
  if (reading.kind === "failed") {
    return (
      <ErrorState title="Your latest pictures could not be listed" onRetry={reading.retry}>
        They are safe. You can still choose a file.
      </ErrorState>
    );
  }
  const pictures = reading.kind === "present" ? reading.value.slice(0, most) : null;
  if (pictures?.length === 0) return null;
  return (
    <section aria-labelledby="recent-heading" className="grid gap-3">
      <h2 id="recent-heading" className="font-semibold text-lg">
        Your latest pictures
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(40vw,170px),1fr))] gap-2.5">
        {pictures
          ? pictures.map((asset) => (
              <li key={asset.id}>
                <button
                  type="button"
                  aria-label={`Edit ${asset.name || "this picture"}`}
                  onClick={() => onOpen(asset.id)}
                  className="relative block aspect-square w-full overflow-hidden rounded-md bg-sunken after:absolute after:inset-0 after:rounded-md after:picture-edge"
                >
                  <img
                    src={mediaAddress(asset.id, 320)}
                    alt=""
                    loading="lazy"
                    className="size-full object-contain transition-[scale] duration-200 hover:scale-[1.03]"
                  />
                </button>
              </li>
            ))
          : Array.from({ length: 12 }, (_, place) => place).map((place) => (
              <li key={place}>
                <Skeleton className="aspect-square w-full" />
              </li>
            ))}
      </ul>
    </section>
  );
}
