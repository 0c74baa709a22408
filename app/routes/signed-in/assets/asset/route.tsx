import ArrowLeft from "lucide-react/icons/arrow-left";
import { href, Link, useParams } from "react-router";
import { folderOf } from "~/assets/choose-assets";
import { useFolders } from "~/assets/use-library";
import { isDenied } from "~/firebase/use-documents";
import { useAsset } from "~/images/use-asset";
import { pageTitle } from "~/shell/page-title";
import { ButtonLink } from "~/ui/button-link";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import type { Route } from "./+types/route";
import { AssetActions } from "./asset-actions";
import { AssetFacts } from "./asset-facts";
import { AssetPreview } from "./asset-preview";
import { AssetTextFields } from "./asset-text-fields";
import { TrashNote } from "./trash-note";
import { UsedIn } from "./used-in";
import { VersionList } from "./version-list";

export const handle = { place: "Assets" };
export const meta: Route.MetaFunction = () => [{ title: pageTitle("Asset") }];

export { loadViewer as clientLoader } from "~/session/page-loaders";

/** One file: what it is, where it is used, what it was before. */
export default function AssetPage({ loaderData: { userId } }: Route.ComponentProps) {
  const { assetId = "" } = useParams();
  const reading = useAsset(userId, assetId);
  const folders = useFolders(userId);
  if (reading.kind === "loading") return <HydrateFallback />;
  if (reading.kind === "failed" || !reading.value) {
    const isGone = reading.kind === "present" || isDenied(reading);
    return (
      <main className="measure py-10">
        <h1 className="sr-only">Asset</h1>
        <ErrorState
          title={isGone ? "This file is not there" : "The file could not be loaded"}
          onRetry={reading.kind === "failed" && !isGone ? reading.retry : undefined}
          action={<ButtonLink to={href("/assets")}>All assets</ButtonLink>}
        >
          {isGone
            ? "It was deleted, it belongs to somebody else, or the address is wrong."
            : "It is safe. Try again in a moment."}
        </ErrorState>
      </main>
    );
  }
  const asset = reading.value;
  const folderId = folderOf(asset, new Set(folders.map(({ id }) => id)));
  const folder = folders.find(({ id }) => id === folderId) ?? null;
  return (
    <main className="mx-auto grid w-full max-w-[1500px] content-start gap-5 px-4 py-5 md:px-6 lg:py-7">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={{ pathname: href("/assets"), search: folder ? `?folder=${folder.id}` : "" }}
          className="inline-flex min-w-0 items-center gap-2 rounded-sm font-[550] text-muted hover:text-text"
        >
          <ArrowLeft className="size-4 shrink-0 rtl:rotate-180" aria-hidden="true" />
          <span className="truncate">{folder?.name ?? "Assets"}</span>
        </Link>
        <AssetActions asset={asset} folders={folders} userId={userId} />
      </header>
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 lg:sticky lg:top-20">
          {asset.trashedAt && <TrashNote asset={asset} trashedAt={asset.trashedAt} />}
          <AssetPreview key={asset.fileId ?? asset.id} asset={asset} />
        </div>
        <div className="grid min-w-0 gap-7">
          <AssetTextFields key={asset.id} asset={asset} />
          <AssetFacts asset={asset} folderName={folder?.name ?? null} />
          <UsedIn asset={asset} userId={userId} />
          <VersionList asset={asset} userId={userId} />
        </div>
      </div>
    </main>
  );
}

/** The page before its file is known. */
export function HydrateFallback() {
  return (
    <main className="mx-auto grid w-full max-w-[1500px] content-start gap-5 px-4 py-5 md:px-6 lg:py-7">
      <h1 className="sr-only">Asset</h1>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={href("/assets")}
          className="inline-flex items-center gap-2 rounded-sm font-[550] text-muted hover:text-text"
        >
          <ArrowLeft className="size-4 rtl:rotate-180" aria-hidden="true" />
          Assets
        </Link>
        <div className="flex gap-2">
          <Skeleton className="h-9 w-44" />
          <Skeleton className="h-9 w-28" />
        </div>
      </header>
      <div
        role="status"
        aria-label="Loading the file"
        className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
      >
        <div
          data-frame="preview"
          className="grid min-h-60 place-items-center rounded-lg bg-sunken p-3 md:p-6"
        >
          <Skeleton className="aspect-square h-[72dvh] max-w-full" />
        </div>
        <div className="grid min-w-0 gap-7">
          <div className="grid gap-4">
            <Skeleton className="h-10 w-4/5" />
            <div className="grid gap-1.5">
              <p className="font-[550]">What it shows</p>
              <Skeleton className="h-16" />
            </div>
            <Skeleton className="h-10" />
          </div>
          <div className="grid gap-2">
            <h2 className="font-[600]">Facts</h2>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <Skeleton key={place} className="h-5" />
            ))}
          </div>
        </div>
      </div>
    </main>
  );
}
