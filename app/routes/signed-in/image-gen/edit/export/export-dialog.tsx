import Download from "lucide-react/icons/download";
import { useState } from "react";
import { type AdSize, adSizes } from "~/domain/image/ad-sizes";
import type { ExportType } from "~/image-editor/ad/export-ad";
import type { Size } from "~/image-editor/geometry";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import type { Export } from "./use-export";

interface ExportDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size: Size;
  made: Export;
}

const types: readonly { value: ExportType; label: string }[] = [
  { value: "image/png", label: "PNG" },
  { value: "image/jpeg", label: "JPEG" },
  { value: "image/webp", label: "WebP" },
];
const groups = ["Social", "Video and web", "Google display"] as const satisfies readonly AdSize["group"][];
const ownId = "own";

/** Which sizes, which kind of file. */
export default function ExportDialog({ open, onOpenChange, size, made }: ExportDialogProps) {
  const [chosen, setChosen] = useState<readonly string[]>([ownId]);
  const [type, setType] = useState<ExportType>("image/jpeg");
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const download = () => {
    const sizes = adSizes.filter(({ id }) => chosen.includes(id));
    void made
      .download(type, chosen.includes(ownId) ? [null, ...sizes] : sizes)
      .then((isDone) => isDone && onOpenChange(false));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Export"
      description={descriptionOf(made)}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            icon={<Download className="size-4" />}
            disabled={chosen.length === 0 || !made.isReady}
            loading={made.isMaking}
            onClick={download}
          >
            {chosen.length > 1 ? `Download ${chosen.length} sizes as a zip` : "Download"}
          </Button>
        </>
      }
    >
      <SegmentedControl label="Kind of file" showLabel value={type} onChange={setType} segments={types} />
      <div className="grid max-h-[46dvh] grid-cols-1 gap-4 overflow-y-auto pe-1">
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-[550] text-sm">As it is</legend>
          <SizeRow
            label="The picture’s own size"
            size={size}
            isChosen={chosen.includes(ownId)}
            onToggle={() => toggle(ownId)}
          />
        </fieldset>
        {groups.map((group) => (
          <fieldset key={group} className="grid gap-1 sm:grid-cols-2">
            <legend className="mb-1 font-[550] text-sm">{group}</legend>
            {adSizes
              .filter((one) => one.group === group)
              .map((one) => (
                <SizeRow
                  key={one.id}
                  label={one.label}
                  size={one}
                  isChosen={chosen.includes(one.id)}
                  onToggle={() => toggle(one.id)}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

function descriptionOf({ isWhole }: Export): string {
  if (isWhole === null) return "The files are made in your browser.";
  return isWhole
    ? "Words are part of this picture, so every size shows all of it."
    : "Words are set anew for each size, and the picture is cut around what it shows.";
}

interface SizeRowProps {
  label: string;
  size: Size;
  isChosen: boolean;
  onToggle: () => void;
}

const iconSide = 26;

function SizeRow({ label, size: { width, height }, isChosen, onToggle }: SizeRowProps) {
  const scale = iconSide / Math.max(width, height);
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md border border-line bg-raised px-3 py-1.5 transition-colors hover:border-neutral-7 has-checked:border-accent has-checked:bg-accent-soft">
      <input type="checkbox" checked={isChosen} onChange={onToggle} className="size-4 accent-accent" />
      <span className="grid size-7 shrink-0 place-items-center" aria-hidden="true">
        <span
          className="rounded-[2px] border-[1.5px] border-neutral-8"
          style={{ width: Math.max(4, width * scale), height: Math.max(4, height * scale) }}
        />
      </span>
      <span className="min-w-0 grow truncate text-sm">{label}</span>
      <span className="tabular shrink-0 text-muted text-xs">
        {width} × {height}
      </span>
    </label>
  );
}
