import { type FormEvent, useState } from "react";
import { importPictures } from "~/sources/import-pictures";
import { readAddress } from "~/sources/page-address";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";

interface AddressDialogProps {
  onAdd: (assetId: string, address: string) => void;
  onClose: () => void;
}

/** A photo from a web address; it is kept among the person's files with where it comes from. */
export function AddressDialog({ onAdd, onClose }: AddressDialogProps) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isFetching, setFetching] = useState(false);

  async function fetchPhoto(event: FormEvent) {
    event.preventDefault();
    const address = readAddress(text);
    if (!address)
      return setProblem("This is not the address of a picture. Right-click it and copy its address.");
    setFetching(true);
    const { assetIds, failed } = await importPictures([address], {}, () => {});
    setFetching(false);
    const assetId = assetIds[address];
    if (!assetId) return setProblem(failed[0]?.message ?? "The picture did not come. Try again.");
    onAdd(assetId, address);
    onClose();
  }

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="A photo from an address">
      <form className="grid gap-4" onSubmit={(event) => void fetchPhoto(event)} noValidate>
        <TextField
          label="Address of the picture"
          type="url"
          inputMode="url"
          autoComplete="off"
          hint="Use pictures you have the right to use."
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <Button type="submit" variant="primary" loading={isFetching} className="justify-self-end">
          Add photo
        </Button>
      </form>
    </Dialog>
  );
}
