import { useState } from "react";
import { ApiError, callApi } from "~/client/call-api";
import { useUnreachedMessage } from "~/client/use-server-return";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { showToast } from "~/ui/toast";
import type { UploadedAsset } from "~/uploads/send-file";

interface FromUrlDialogProps {
  open: boolean;
  folderId: string | null;
  onClose: () => void;
}

/** Fetches a file from an address into the library. */
export function FromUrlDialog({ open, folderId, onClose }: FromUrlDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Upload from an address"
      description="A picture, clip or sound that anyone can open, up to 100 MB."
      size="sm"
    >
      {open && <AddressForm folderId={folderId} onClose={onClose} />}
    </Dialog>
  );
}

function AddressForm({ folderId, onClose }: Omit<FromUrlDialogProps, "open">) {
  const [url, setUrl] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  useUnreachedMessage(problem, () => setProblem(null));
  const [isFetching, setFetching] = useState(false);
  async function fetchFile() {
    if (!/^https?:\/\/\S+\.\S+/i.test(url.trim())) {
      return setProblem("Enter the whole address, beginning with https://.");
    }
    setFetching(true);
    try {
      const { asset, isDuplicate } = await callApi<{ asset: UploadedAsset; isDuplicate: boolean }>(
        "/api/v1/uploads/from-url",
        { method: "POST", body: { url: url.trim(), folderId } },
      );
      showToast(isDuplicate ? `You have “${asset.name}” already` : `“${asset.name}” is in your files`);
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : "The address could not be fetched. Try again.");
      setFetching(false);
    }
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void fetchFile();
      }}
    >
      <TextField
        label="Address"
        type="url"
        inputMode="url"
        value={url}
        error={problem}
        placeholder="https://shop.example/photo.jpg"
        autoComplete="off"
        onChange={(event) => {
          setUrl(event.target.value);
          setProblem(null);
        }}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" loading={isFetching}>
          Fetch the file
        </Button>
      </div>
    </form>
  );
}
