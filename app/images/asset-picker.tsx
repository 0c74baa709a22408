import Check from "lucide-react/icons/check";
import { useState } from "react";
import { mediaAddress } from "~/client/media-address";
import type { Asset } from "~/stores/assets/asset-document";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Skeleton } from "~/ui/skeleton";
import { useRecentImages } from "./use-recent-images";

interface AssetPickerProps {
  userId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Already in use: not offered again. */
  chosenIds: readonly string[];
  most: number;
  /** Hears of them in the order in which they were pressed. */
  onChoose: (pictures: Asset[]) => void;
}

/** The person's latest pictures, made or uploaded, to choose from. */
export function AssetPicker({ open, onOpenChange, ...picker }: AssetPickerProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="From your library"
      description={
        picker.most === 1 ? "Choose a picture." : `Choose up to ${picker.most} pictures, the latest first.`
      }
    >
      {open && <Pictures {...picker} onDone={() => onOpenChange(false)} />}
    </Dialog>
  );
}

type PicturesProps = Omit<AssetPickerProps, "open" | "onOpenChange"> & { onDone: () => void };

function Pictures({ userId, chosenIds, most, onChoose, onDone }: PicturesProps) {
  const [picked, setPicked] = useState<string[]>([]);
  const reading = useRecentImages(userId);
  if (reading.kind === "failed") {
    return (
      <p role="alert" className="text-muted">
        Your library could not be loaded.{" "}
        <button type="button" className="font-[550] text-text underline" onClick={reading.retry}>
          Try again
        </button>
      </p>
    );
  }
  const pictures =
    reading.kind === "present" ? reading.value.filter(({ id }) => !chosenIds.includes(id)) : null;
  if (pictures?.length === 0) {
    return (
      <p className="py-8 text-center text-muted">No other pictures yet. Upload one, or make one first.</p>
    );
  }
  const toggle = (id: string) =>
    setPicked((all) => {
      if (all.includes(id)) return all.filter((other) => other !== id);
      return most === 1 ? [id] : all.length < most ? [...all, id] : all;
    });
  return (
    <>
      <ul
        aria-label="Pictures"
        className="grid max-h-[60dvh] grid-cols-[repeat(auto-fill,minmax(104px,1fr))] gap-2 overflow-y-auto p-1"
      >
        {pictures
          ? pictures.map((asset) => (
              <li key={asset.id}>
                <button
                  type="button"
                  aria-pressed={picked.includes(asset.id)}
                  aria-label={asset.alt || asset.name}
                  onClick={() => toggle(asset.id)}
                  className="relative block aspect-square w-full overflow-hidden rounded-sm bg-sunken aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-2"
                >
                  <img
                    src={mediaAddress(asset.id, 320)}
                    alt=""
                    loading="lazy"
                    className="size-full object-contain"
                  />
                  {picked.includes(asset.id) && (
                    <span className="absolute end-1 top-1 grid size-5 place-items-center rounded-full bg-accent text-on-accent">
                      <Check className="size-3.5" />
                    </span>
                  )}
                </button>
              </li>
            ))
          : Array.from({ length: 12 }, (_, index) => index).map((place) => (
              <li key={place} className="[&_*]:h-full">
                <Skeleton className="aspect-square" />
              </li>
            ))}
      </ul>
      <footer className="flex justify-end">
        <Button
          variant="primary"
          disabled={picked.length === 0}
          onClick={() => {
            onChoose(picked.flatMap((id) => pictures?.find((picture) => picture.id === id) ?? []));
            onDone();
          }}
        >
          {picked.length > 1 ? `Use ${picked.length} pictures` : "Use it"}
        </Button>
      </footer>
    </>
  );
}
