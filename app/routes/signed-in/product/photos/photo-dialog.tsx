import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import Scissors from "lucide-react/icons/scissors";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { mediaAddress } from "~/client/media-address";
import { pictureRoles } from "~/domain/facts/source-event";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { withRole } from "~/domain/products/photos";
import type { ProductFields, ProductPhoto } from "~/domain/products/product";
import { shortAddress } from "~/sources/page-address";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { TextArea } from "~/ui/text-area";
import { CutOutDialog } from "./cut-out/cut-out-dialog";
import { grounds } from "./cut-out/cut-stage";
import { roleNames } from "./role-names";

interface PhotoDialogProps {
  userId: string;
  models: readonly ImageModelInfo[];
  product: ProductFields;
  photo: ProductPhoto;
  onChange: (after: ProductFields, done?: string) => void;
  onMove: (assetId: string, to: number) => void;
  onClose: () => void;
}

const ofAll = "";

/** One photo: what it shows, which variant, its place, and the product cut out of it. */
export function PhotoDialog({ userId, models, product, photo, onChange, onMove, onClose }: PhotoDialogProps) {
  const { photos, variants } = product;
  const [alt, setAlt] = useState(photo.alt);
  const [isCutting, setCutting] = useState(false);
  const place = photos.indexOf(photo);
  const set = (next: ProductPhoto, done?: string) =>
    onChange({ ...product, photos: photos.map((one) => (one === photo ? next : one)) }, done);

  function keepAlt() {
    if (alt.trim() !== photo.alt) set({ ...photo, alt: alt.trim() });
  }

  if (isCutting) {
    return (
      <CutOutDialog
        userId={userId}
        models={models}
        photo={photo}
        name={photo.alt || product.name}
        onKeep={(cutOutAssetId) => set({ ...photo, cutOutAssetId }, "The cut-out was kept")}
        onClose={() => setCutting(false)}
      />
    );
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        keepAlt();
        onClose();
      }}
      size="lg"
      title={`Photo ${place + 1} of ${photos.length}`}
    >
      <div className="grid items-start gap-6 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
        <div className={`grid gap-3 ${photo.cutOutAssetId ? "grid-cols-2" : ""}`}>
          <Shown label="Photo" assetId={photo.assetId} alt={photo.alt} />
          {photo.cutOutAssetId && <Shown label="Cut out" assetId={photo.cutOutAssetId} alt="" isCut />}
        </div>
        <div className="grid gap-4">
          <Select
            label="What it shows"
            value={photo.role}
            choices={pictureRoles.map((value) => ({ value, label: roleNames[value] }))}
            onChange={(role) => onChange({ ...product, photos: withRole(photos, photo.assetId, role) })}
          />
          <TextArea
            label="Description"
            hint="For people who do not see it."
            rows={2}
            limit={400}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onBlur={keepAlt}
          />
          {variants.length > 0 && (
            <Select
              label="Variant"
              value={photo.variantId ?? ofAll}
              choices={[
                { value: ofAll, label: "All of them" },
                ...variants.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(variantId) => {
                const { variantId: _, ...rest } = photo;
                set(variantId === ofAll ? rest : { ...rest, variantId });
              }}
            />
          )}
          {photo.sourceUrl && (
            <p className="truncate text-muted text-sm">
              From{" "}
              <a
                href={photo.sourceUrl}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-2 hover:text-text"
              >
                <bdi>{shortAddress(photo.sourceUrl)}</bdi>
              </a>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <Button size="sm" icon={<Scissors className="size-3.5" />} onClick={() => setCutting(true)}>
              {photo.cutOutAssetId ? "Cut out again" : "Cut it out"}
            </Button>
            {photo.cutOutAssetId && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => set({ ...photo, cutOutAssetId: null }, "The whole photo is used again")}
              >
                Use the whole photo
              </Button>
            )}
          </div>
          <div className="flex items-center gap-1 border-line border-t pt-3">
            <IconButton
              label="Move earlier"
              disabled={place === 0}
              icon={<ArrowLeft className="size-4 rtl:-scale-x-100" />}
              onClick={() => onMove(photo.assetId, place - 1)}
            />
            <IconButton
              label="Move later"
              disabled={place === photos.length - 1}
              icon={<ArrowRight className="size-4 rtl:-scale-x-100" />}
              onClick={() => onMove(photo.assetId, place + 1)}
            />
            <Button
              size="sm"
              variant="ghost"
              className="ms-auto"
              icon={<Trash2 className="size-3.5" />}
              onClick={() => {
                onChange(
                  { ...product, photos: photos.filter((one) => one !== photo) },
                  "The photo was removed",
                );
                onClose();
              }}
            >
              Remove
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Shown({
  label,
  assetId,
  alt,
  isCut = false,
}: {
  label: string;
  assetId: string;
  alt: string;
  isCut?: boolean;
}) {
  return (
    <figure className="grid gap-1">
      <img
        src={mediaAddress(assetId, 640)}
        alt={alt}
        style={isCut ? { background: grounds.checks.style } : undefined}
        className="max-h-[60dvh] w-full rounded-md bg-sunken object-contain"
      />
      <figcaption className="text-muted text-xs">{label}</figcaption>
    </figure>
  );
}
