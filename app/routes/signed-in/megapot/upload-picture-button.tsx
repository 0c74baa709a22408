import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { imageTypes } from "~/domain/assets/media-type";
import { Button } from "~/ui/button";
import { Spinner } from "~/ui/spinner";
import { showErrorToast } from "~/ui/toast";

interface UploadPictureButtonProps {
  onUploaded: (assetId: string) => void;
}

/** A picture of this device for a cell whose own cannot be had. It arrives in its cell, also where another one is active by then. */
export function UploadPictureButton({ onUploaded }: UploadPictureButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);

  async function send(file: File) {
    setSending(true);
    try {
      const { uploadAsset } = await import("~/studio/media/upload-asset");
      const { signal } = new AbortController();
      const { id } = await uploadAsset({ file, signal, onProgress: () => {} });
      onUploaded(id);
    } catch (error) {
      showErrorToast("The picture was not uploaded", error instanceof Error ? error.message : "Try again.");
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Picture to upload"
        accept={[...imageTypes, "image/svg+xml"].join()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void send(file);
        }}
      />
      <Button
        size="sm"
        className="shrink-0"
        disabled={isSending}
        icon={isSending ? <Spinner className="size-4" /> : <Upload className="size-4" />}
        onClick={() => input.current?.click()}
      >
        Upload a picture
      </Button>
    </>
  );
}
