import X from "lucide-react/icons/x";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { mediaAddress } from "~/client/media-address";
import { newProduct, textValue, typedSheet } from "~/domain/products/new-product";
import { addPhotos } from "~/domain/products/photos";
import { longestProductName, mostPhotos } from "~/domain/products/product";
import { productAddress } from "~/products/product-address";
import { saveNewProduct } from "~/products/save-new-product";
import { Button } from "~/ui/button";
import { IconButton } from "~/ui/icon-button";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { PictureTray } from "~/uploads/picture-tray";
import { nameOfFile } from "./name-of-file";

interface Added {
  assetId: string;
  alt: string;
}

/** A product from its photos; the first is its main one. */
export function FromPhotos({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const [photos, setPhotos] = useState<Added[]>([]);
  /** Null: nobody typed one, and the file's name stands for it. */
  const [typed, setTyped] = useState<string | null>(null);
  const [problems, setProblems] = useState<{ name?: string; photos?: string }>({});
  const [isBusy, setBusy] = useState(false);
  const name = typed ?? photos[0]?.alt ?? "";

  async function make(event: FormEvent) {
    event.preventDefault();
    const wrong = {
      ...(photos.length === 0 && { photos: "Add a photo of the product first." }),
      ...(!name.trim() && { name: "Give the product a name." }),
    };
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    const facts = typedSheet([["name", textValue(name.trim())]], new Date().toISOString(), () =>
      crypto.randomUUID(),
    );
    const added = addPhotos(
      [],
      photos.map((photo) => ({ ...photo, sourceUrl: null })),
    );
    try {
      await saveNewProduct(userId, newProduct({ name, facts, photos: added }), (productId) => {
        void navigate(productAddress(productId));
      });
    } catch (error) {
      showErrorToast("The product could not be made", (error as Error).message);
    }
  }

  return (
    <form className="grid max-w-2xl gap-5" onSubmit={(event) => void make(event)} noValidate>
      <PictureTray
        userId={userId}
        scope="new-product"
        label="Photos of the product"
        addLabel="Add photos"
        count={photos.length}
        most={mostPhotos}
        hint="Drop or paste photos here. You can cut the product out of them afterwards."
        error={problems.photos}
        onUploaded={({ id }, fileName) =>
          setPhotos((all) =>
            all.some(({ assetId }) => assetId === id)
              ? all
              : [...all, { assetId: id, alt: nameOfFile(fileName) }],
          )
        }
        onBusyChange={setBusy}
      >
        {photos.map(({ assetId, alt }) => (
          <div key={assetId} className="relative aspect-square overflow-hidden rounded-md bg-sunken">
            <img src={mediaAddress(assetId)} alt={alt} className="size-full object-cover" />
            <div className="absolute end-1 top-1 rounded-sm bg-raised shadow-raised">
              <IconButton
                label={`Remove ${alt || "the photo"}`}
                size="sm"
                icon={<X className="size-3.5" />}
                onClick={() => setPhotos((all) => all.filter((photo) => photo.assetId !== assetId))}
              />
            </div>
          </div>
        ))}
      </PictureTray>
      <TextField
        label="Name"
        value={name}
        limit={longestProductName}
        error={problems.name ?? null}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={isBusy} className="justify-self-end">
        {isBusy ? "Waiting for uploads" : "Make product"}
      </Button>
    </form>
  );
}
