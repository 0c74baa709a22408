import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { mediaAddress } from "~/client/media-address";
import { pictureRoles } from "~/domain/facts/source-event";
import { mostPhotos, type ProductFields, type ProductPhoto } from "~/domain/products/product";
import { IconButton } from "~/ui/icon-button";
import { Select } from "~/ui/select";
import { FailedUploads } from "~/uploads/failed-uploads";
import { chosenPictureTypes, pickPictures } from "~/uploads/pick-pictures";
import { UploadThumb } from "~/uploads/upload-thumb";
import { useScopedUploads } from "~/uploads/use-scoped-uploads";

interface ProductPhotosProps {
  userId: string;
  product: ProductFields & { id: string };
  onChange: (after: ProductFields, done?: string) => void;
}

const roleNames: Record<ProductPhoto["role"], string> = {
  hero: "Main photo",
  detail: "Detail",
  "in-use": "In use",
  logo: "Logo",
  icon: "Icon",
  chart: "Chart",
};

/** The photos of a product, each with what it shows. */
export function ProductPhotos({ userId, product, onChange }: ProductPhotosProps) {
  const input = useRef<HTMLInputElement>(null);
  const { photos } = product;
  // Files that arrive together are told of in one render: each must know of those before it.
  const latest = useRef(photos);
  useEffect(() => {
    latest.current = photos;
  }, [photos]);
  const { runs, onTheWay, add, retry, leaveOut } = useScopedUploads(
    userId,
    `product-${product.id}`,
    ({ id }, name) => {
      const all = latest.current;
      if (all.some(({ assetId }) => assetId === id)) return;
      const role = all.some((photo) => photo.role === "hero") ? "detail" : "hero";
      const place = Math.max(0, ...all.map((photo) => photo.place)) + 1;
      const photo: ProductPhoto = {
        assetId: id,
        role,
        alt: name.slice(0, 400),
        cutOutAssetId: null,
        sourceUrl: null,
        place,
      };
      latest.current = [...all, photo];
      onChange({ ...product, photos: [...photos, photo] });
    },
  );
  const room = mostPhotos - photos.length - onTheWay;
  return (
    <section aria-label="Photos" className="grid gap-4">
      <h2 className="font-[550] text-lg">Photos</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-start gap-4">
        {photos.map((photo) => (
          <div key={photo.assetId} className="grid gap-2">
            <div className="relative aspect-square overflow-hidden rounded-md bg-sunken">
              <img
                src={mediaAddress(photo.assetId, 320)}
                alt={photo.alt}
                loading="lazy"
                className="size-full object-cover"
              />
              <div className="absolute end-1 top-1 rounded-sm bg-raised shadow-raised">
                <IconButton
                  label={`Remove ${photo.alt || "the photo"}`}
                  size="sm"
                  icon={<X className="size-3.5" />}
                  onClick={() =>
                    onChange(
                      { ...product, photos: photos.filter((other) => other !== photo) },
                      "The photo was removed",
                    )
                  }
                />
              </div>
            </div>
            <Select
              label={<span className="sr-only">What {photo.alt || "the photo"} shows</span>}
              value={photo.role}
              choices={pictureRoles.map((value) => ({ value, label: roleNames[value] }))}
              onChange={(role) =>
                onChange({
                  ...product,
                  photos: withRole(photos, photo, role),
                })
              }
            />
          </div>
        ))}
        {runs.map((run) => (
          <UploadThumb key={run.id} run={run} onRetry={() => retry(run)} onLeaveOut={() => leaveOut(run)} />
        ))}
        {room > 0 && (
          <button
            type="button"
            onClick={() => input.current?.click()}
            className="grid aspect-square content-center justify-items-center gap-1.5 rounded-md bg-sunken text-muted text-sm transition-colors hover:bg-neutral-5 hover:text-text"
          >
            <ImagePlus className="size-5" aria-hidden="true" />
            Add photos
          </button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept={chosenPictureTypes}
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo files"
        onChange={(event) => {
          add(pickPictures([...(event.target.files ?? [])]).slice(0, room));
          event.target.value = "";
        }}
      />
      <FailedUploads runs={runs} />
    </section>
  );
}

/** One photo is the main one: another that was it shows a detail from then on. */
function withRole(photos: ProductPhoto[], chosen: ProductPhoto, role: ProductPhoto["role"]): ProductPhoto[] {
  return photos.map((photo) => {
    if (photo === chosen) return { ...photo, role };
    return role === "hero" && photo.role === "hero" ? { ...photo, role: "detail" } : photo;
  });
}
