import ImagePlus from "lucide-react/icons/image-plus";
import Sparkles from "lucide-react/icons/sparkles";
import X from "lucide-react/icons/x";
import { useMemo, useState } from "react";
import { href, useNavigate, useSearchParams } from "react-router";
import { AssetCell } from "~/assets/asset-cell";
import { AssetGrid } from "~/assets/asset-grid";
import { chooseAssets } from "~/assets/choose-assets";
import { defaultView } from "~/assets/library-view";
import { UploadMenu } from "~/assets/upload-menu";
import { useLibrary } from "~/assets/use-library";
import { imageRequestLimits } from "~/domain/image/image-request";
import { addressHere } from "~/session/address-here";
import { pageTitle } from "~/shell/page-title";
import type { Asset } from "~/stores/assets/asset-document";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { IconButton } from "~/ui/icon-button";
import { SelectionBar } from "~/ui/selection-bar";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { FoundFile } from "~/uploads/chosen-files";
import { DropZone } from "~/uploads/drop-zone";
import { startUploads } from "~/uploads/upload-queue";
import type { Route } from "./+types/route";

export const meta: Route.MetaFunction = () => [{ title: pageTitle("Pictures to start from") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

const most = imageRequestLimits.references;
const noFolders: ReadonlySet<string> = new Set();

/** The person's pictures as inputs of images: choose some, and the composer opens with them. */
export default function ImageAssets({ loaderData: { userId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const search = parameters.get("q") ?? "";
  const { reading } = useLibrary(userId, search !== "");
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [now] = useState(() => new Date());
  const assets = reading.kind === "present" ? reading.value.assets : null;
  const pictures = useMemo(
    () => assets && chooseAssets(assets, { ...defaultView, kind: "picture", search }, noFolders, now),
    [assets, search, now],
  );
  const toggle = ({ id }: Pick<Asset, "id">) => {
    setCurrentId(id);
    setPicked((all) => {
      if (all.includes(id)) return all.filter((other) => other !== id);
      return all.length < most ? [...all, id] : all;
    });
  };
  const upload = (files: FoundFile[]) => {
    const onDone = ({ id }: { id: string }) =>
      setPicked((all) => (all.includes(id) || all.length >= most ? all : [...all, id]));
    startUploads(files, { userId, onDone });
  };
  const references = new URLSearchParams(picked.map((id) => ["reference", id]));
  const composer = `${href("/image-gen")}?${references}`;

  return (
    <main className="mx-auto grid w-full max-w-[1600px] content-start gap-5 px-4 py-6 md:px-6 lg:py-8">
      <header className="flex items-end justify-between gap-4">
        <Heading />
        <UploadMenu folderId={null} onFiles={upload} />
      </header>
      {reading.kind === "failed" ? (
        <ErrorState title="Your pictures could not be listed" onRetry={reading.retry}>
          They are safe.
        </ErrorState>
      ) : (
        <>
          <div className="max-w-80">
            <TextField
              type="search"
              label={<VisuallyHidden>Search your pictures</VisuallyHidden>}
              placeholder="Search names, tags, words"
              value={search}
              onChange={({ currentTarget: { value } }) =>
                setParameters(value ? { q: value } : {}, { replace: true, preventScrollReset: true })
              }
            />
          </div>
          {pictures === null ? (
            <PicturesSkeleton />
          ) : pictures.length === 0 ? (
            <NoPictures search={search} onClear={() => setParameters({}, { replace: true })} />
          ) : (
            <AssetGrid
              label="Your pictures"
              assets={pictures}
              currentId={currentId}
              onCurrent={setCurrentId}
              onKey={(event, asset) => {
                if (event.key !== " " && event.key !== "Enter") return;
                event.preventDefault();
                toggle(asset);
              }}
            >
              {(asset, isCurrent) => (
                <AssetCell
                  asset={asset}
                  to={addressHere(href("/assets/:assetId", { assetId: asset.id })) ?? ""}
                  isSelected={picked.includes(asset.id)}
                  isSelecting
                  isCurrent={isCurrent}
                  onPress={toggle}
                />
              )}
            </AssetGrid>
          )}
        </>
      )}
      {picked.length > 0 && (
        <SelectionBar label="Chosen pictures">
          <p role="status" className="tabular shrink-0 ps-2 font-[550]">
            {picked.length} of {most}
          </p>
          <Button
            variant="primary"
            size="sm"
            icon={<Sparkles className="size-4" />}
            onClick={() => void navigate(composer)}
          >
            {picked.length === 1 ? "Make images from it" : "Make images from them"}
          </Button>
          <IconButton
            label="Clear the choice"
            size="sm"
            icon={<X className="size-4" />}
            onClick={() => setPicked([])}
          />
        </SelectionBar>
      )}
      <DropZone onFiles={upload} label="Let go to upload and choose" />
    </main>
  );
}

function NoPictures({ search, onClear }: { search: string; onClear: () => void }) {
  if (search) {
    return (
      <EmptyState
        title={`Nothing matches “${search}”`}
        action={<Button onClick={onClear}>Clear the search</Button>}
      >
        Search looks at names, tags, what pictures show and the words they were made from.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No pictures yet" picture={<ImagePlus className="size-8" strokeWidth={1.5} />}>
      Drop or paste a photo of your product here. It can be the subject, the style or the colours of what you
      make.
    </EmptyState>
  );
}

export function HydrateFallback() {
  return (
    <main className="mx-auto grid w-full max-w-[1600px] content-start gap-5 px-4 py-6 md:px-6 lg:py-8">
      <header className="flex items-end justify-between gap-4">
        <Heading />
        <Skeleton className="h-9 w-28" />
      </header>
      <div className="max-w-80">
        <Skeleton className="h-9" />
      </div>
      <PicturesSkeleton />
    </main>
  );
}

function Heading() {
  return (
    <div className="grid gap-1">
      <h1 tabIndex={-1} className="font-display text-3xl">
        Pictures to start from
      </h1>
      <p className="text-muted">Choose up to {most}. They become references of your next images.</p>
    </div>
  );
}

function PicturesSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your pictures"
      className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-3"
    >
      {["a", "b", "c", "d", "e", "f"].map((place) => (
        <Skeleton key={place} className="aspect-[5/4] w-full" />
      ))}
    </div>
  );
}
