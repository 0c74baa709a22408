import Upload from "lucide-react/icons/upload";
import { useRef, useState } from "react";
import { useBoards } from "~/images/boards/use-boards";
import { useRecentImages } from "~/images/use-recent-images";
import { useProducts } from "~/products/use-products";
import type { ImageDeclaration } from "~/sections/define-section";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { Tabs } from "~/ui/tabs";
import { chosenPictureTypes } from "~/uploads/pick-pictures";
import type { FieldSurroundings } from "./field-surroundings";
import { ImageTiles } from "./image-tiles";
import { NewImage } from "./new-image";

interface ImageChoiceProps {
  declaration: ImageDeclaration;
  around: FieldSurroundings;
  present: string | null;
  onUse: (assetId: string, alt: string) => void;
  onFiles: (files: File[]) => void;
  onClose: () => void;
}

const places = ["library", "product", "boards", "new"] as const;
type Place = (typeof places)[number];

/** Where an image of a page may come from: the library, the product's photos, boards, this device, or a model. */
export default function ImageChoice(props: ImageChoiceProps) {
  const { declaration, around, present, onUse, onFiles, onClose } = props;
  const { userId, productId } = around;
  const [place, setPlace] = useState<Place>(productId ? "product" : "library");
  const input = useRef<HTMLInputElement>(null);
  const use = (assetId: string, alt: string) => {
    onUse(assetId, alt);
    onClose();
  };
  const tiles = { present, onUse: use };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="lg" title={declaration.label}>
      <Tabs
        label="Where from"
        value={place}
        onChange={setPlace}
        tabs={[
          ...(productId
            ? [
                {
                  value: "product" as const,
                  label: "Product photos",
                  content: <ProductPhotos userId={userId} productId={productId} {...tiles} />,
                },
              ]
            : []),
          { value: "library", label: "Library", content: <Latest userId={userId} {...tiles} /> },
          { value: "boards", label: "Boards", content: <OfBoards userId={userId} {...tiles} /> },
          {
            value: "new",
            label: "Make one",
            content: <NewImage declaration={declaration} around={around} onUse={use} />,
          },
        ]}
      />
      <footer className="flex items-center justify-between gap-3 border-line border-t pt-4">
        <p className="text-muted text-sm">Or drop or paste one on its field.</p>
        <Button icon={<Upload className="size-4" />} onClick={() => input.current?.click()}>
          Upload
        </Button>
        <input
          ref={input}
          type="file"
          accept={chosenPictureTypes}
          className="sr-only"
          tabIndex={-1}
          aria-label="Image file"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            onClose();
          }}
        />
      </footer>
    </Dialog>
  );
}

interface TilesOf {
  userId: string;
  present: string | null;
  onUse: (assetId: string, alt: string) => void;
}

function Latest({ userId, ...tiles }: TilesOf) {
  const reading = useRecentImages(userId);
  if (reading.kind === "failed") return <Failed onRetry={reading.retry} />;
  return (
    <ImageTiles
      {...tiles}
      images={
        reading.kind === "present" ? reading.value.map(({ id, alt, name }) => ({ id, alt, name })) : null
      }
      none="Nothing in your library yet. Upload an image, or make one."
    />
  );
}

function ProductPhotos({ userId, productId, ...tiles }: TilesOf & { productId: string }) {
  const reading = useProducts(userId);
  if (reading.kind === "failed") return <Failed onRetry={reading.retry} />;
  const product = reading.kind === "present" ? reading.value.find(({ id }) => id === productId) : null;
  const photos = product?.photos.filter(({ role }) => role !== "logo") ?? [];
  const images = photos.flatMap(({ assetId, cutOutAssetId }) => [
    { id: assetId, alt: product?.name ?? "", name: product?.name ?? "" },
    ...(cutOutAssetId
      ? [{ id: cutOutAssetId, alt: product?.name ?? "", name: `${product?.name}, cut out` }]
      : []),
  ]);
  return (
    <ImageTiles
      {...tiles}
      images={reading.kind === "present" ? images : null}
      none="This product has no photos yet. Add some to the product, or choose another image."
    />
  );
}

function OfBoards({ userId, ...tiles }: TilesOf) {
  const boards = useBoards(userId);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!boards) return <Skeleton className="h-48" />;
  const filled = boards.filter(({ assetIds }) => assetIds.length > 0);
  const board = filled.find(({ id }) => id === chosen) ?? filled[0];
  return (
    <div className="grid gap-3">
      {filled.length > 1 && (
        <div className="overflow-x-auto p-0.5">
          <SegmentedControl
            label="Board"
            size="sm"
            segments={filled.slice(0, 8).map(({ id, name }) => ({ value: id, label: name }))}
            value={board?.id ?? ""}
            onChange={setChosen}
          />
        </div>
      )}
      <ImageTiles
        {...tiles}
        images={(board?.assetIds ?? []).map((id) => ({ id, alt: "", name: board?.name ?? "" }))}
        none="No board has images yet. Put some on one in the image area."
      />
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex items-center justify-between gap-3 py-6 text-muted">
      Your images could not be listed. They are safe.
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
