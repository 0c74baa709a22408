import Images from "lucide-react/icons/images";
import Link2 from "lucide-react/icons/link-2";
import { useEffect, useRef, useState } from "react";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { addPhotos, movePhoto } from "~/domain/products/photos";
import { mostPhotos, type ProductFields } from "~/domain/products/product";
import { AssetPicker } from "~/images/asset-picker";
import { Button } from "~/ui/button";
import { PictureTray } from "~/uploads/picture-tray";
import { AddressDialog } from "./address-dialog";
import { PhotoCell } from "./photo-cell";
import { PhotoDialog } from "./photo-dialog";

interface ProductPhotosProps {
  userId: string;
  models: readonly ImageModelInfo[];
  product: ProductFields & { id: string };
  onChange: (after: ProductFields, done?: string) => void;
}

/** The photos of a product, in their order. Each opens with what it shows. */
export function ProductPhotos({ userId, models, product, onChange }: ProductPhotosProps) {
  const { photos } = product;
  const [openId, setOpenId] = useState<string | null>(null);
  const [way, setWay] = useState<"library" | "address" | null>(null);
  const [moved, setMoved] = useState("");
  // Files that arrive together are told of in one render: each must know of those before it.
  const latest = useRef(product);
  useEffect(() => {
    latest.current = product;
  }, [product]);
  const open = photos.find(({ assetId }) => assetId === openId);

  function add(added: Parameters<typeof addPhotos>[1]) {
    const before = latest.current;
    const after = { ...before, photos: addPhotos(before.photos, added) };
    if (after.photos.length === before.photos.length) return;
    latest.current = after;
    onChange(after);
  }

  function move(assetId: string, to: number) {
    const place = Math.max(0, Math.min(to, photos.length - 1));
    const after = movePhoto(photos, assetId, place);
    if (after.every((photo, index) => photo === photos[index])) return;
    onChange({ ...product, photos: after });
    setMoved(`Moved to place ${place + 1} of ${photos.length}`);
  }

  return (
    <section aria-labelledby="photos-heading" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="photos-heading" className="font-[550] text-lg">
          Photos
        </h2>
        <div className="flex flex-wrap gap-1">
          <Button
            size="sm"
            variant="ghost"
            icon={<Images className="size-3.5" />}
            onClick={() => setWay("library")}
          >
            From your library
          </Button>
          <Button
            size="sm"
            variant="ghost"
            icon={<Link2 className="size-3.5" />}
            onClick={() => setWay("address")}
          >
            From an address
          </Button>
        </div>
      </div>
      <PictureTray
        userId={userId}
        scope={`product-${product.id}`}
        label="Photos of the product"
        addLabel="Add photos"
        count={photos.length}
        most={mostPhotos}
        size="lg"
        hint="Drop or paste photos here. Drag one to move it, or press Shift and an arrow key on it."
        onUploaded={({ id }, name) =>
          add([{ assetId: id, alt: name.replace(/\.\w{2,5}$/u, ""), sourceUrl: null }])
        }
      >
        {photos.map((photo, index) => (
          <PhotoCell
            key={photo.assetId}
            photo={photo}
            place={index}
            variantName={product.variants.find(({ id }) => id === photo.variantId)?.name}
            onOpen={() => setOpenId(photo.assetId)}
            onMove={move}
          />
        ))}
      </PictureTray>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {open && (
        <PhotoDialog
          userId={userId}
          models={models}
          product={product}
          photo={open}
          onChange={onChange}
          onMove={move}
          onClose={() => setOpenId(null)}
        />
      )}
      <AssetPicker
        userId={userId}
        open={way === "library"}
        onOpenChange={(isOpen) => !isOpen && setWay(null)}
        chosenIds={photos.map(({ assetId }) => assetId)}
        most={mostPhotos - photos.length}
        onChoose={(pictures) =>
          add(pictures.map(({ id, alt, name }) => ({ assetId: id, alt: alt || name, sourceUrl: null })))
        }
      />
      {way === "address" && (
        <AddressDialog
          onAdd={(assetId, address) => add([{ assetId, alt: "", sourceUrl: address }])}
          onClose={() => setWay(null)}
        />
      )}
    </section>
  );
}
