import { useState } from "react";
import type { BrandTypeface } from "~/domain/brands/brand";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

export type Licence = NonNullable<BrandTypeface["file"]>["licence"];

const licences: Record<Licence, { label: string; about: string }> = {
  own: { label: "It is ours", about: "We made it, or had it made." },
  bought: { label: "We bought a licence", about: "It covers videos, and web pages that show them." },
  open: { label: "It is free to use", about: "Under the SIL Open Font Licence, or one like it." },
};

export const licenceNames: Record<Licence, string> = {
  own: "your own",
  bought: "bought",
  open: "free to use",
};

interface LicenceDialogProps {
  file: File | null;
  isSending: boolean;
  problem: string | null;
  onClose: () => void;
  onKeep: (licence: Licence) => void;
}

/** Asks by what right a typeface is used; without an answer no file is sent. */
export function LicenceDialog({ file, isSending, problem, onClose, onKeep }: LicenceDialogProps) {
  const [licence, setLicence] = useState<Licence | null>(null);
  return (
    <Dialog
      open={file !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="May you use this typeface in videos?"
      description={`${file?.name ?? ""}: many licences cover print alone. Published videos send the file to whoever watches.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={licence === null}
            loading={isSending}
            onClick={() => licence && onKeep(licence)}
          >
            Use this typeface
          </Button>
        </>
      }
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">By what right</legend>
        {Object.entries(licences).map(([value, { label, about }]) => (
          <label
            key={value}
            className="flex cursor-pointer items-start gap-3 rounded-md px-3 py-2.5 hover:bg-hover has-checked:bg-accent-soft"
          >
            <input
              type="radio"
              name="licence"
              value={value}
              checked={licence === value}
              onChange={() => setLicence(value as Licence)}
              className="mt-1 size-4 accent-accent"
            />
            <span className="grid">
              <span className="font-[550]">{label}</span>
              <span className="text-muted text-sm">{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="alert" className="mt-3 text-danger text-sm empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
