import ArrowLeft from "lucide-react/icons/arrow-left";
import Clapperboard from "lucide-react/icons/clapperboard";
import Sparkles from "lucide-react/icons/sparkles";
import Store from "lucide-react/icons/store";
import Trash2 from "lucide-react/icons/trash-2";
import { useEffect, useRef, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { ImageModelInfo } from "~/domain/image/image-model";
import { imageRequestLimits } from "~/domain/image/image-request";
import { changeFacts } from "~/domain/products/change-facts";
import type { ProductFields } from "~/domain/products/product";
import { editState } from "~/firebase/edit-state";
import { useDocuments, whenKnown } from "~/firebase/use-documents";
import { useKeeping, useOnlineState } from "~/firebase/use-documents-state";
import { writeDocuments } from "~/firebase/write-documents";
import { type Refusal, readRefusal } from "~/firebase/write-refusal";
import { briefOfProduct } from "~/products/brief-of-product";
import { bringUpWorks } from "~/products/bring-up-works";
import type { Library } from "~/scene/library";
import { useLibrary } from "~/session/use-library";
import { SaveNote } from "~/shell/save-note";
import type { Product } from "~/stores/products/product-document";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast, showRetryToast, showUndoToast } from "~/ui/toast";
import { ProductPhotos } from "./photos/product-photos";
import { ProductFacts } from "./product-facts";
import { ProductVariants } from "./variants/product-variants";
import { ProductWorks } from "./works/product-works";

interface Read {
  product: Product | null;
  hasPendingWrites: boolean;
}

interface ProductDetailProps {
  userId: string;
  productId: string;
  models: readonly ImageModelInfo[];
}

/** One product: what is known of it, its photos, and the works made of it. */
export function ProductDetail({ userId, productId, models }: ProductDetailProps) {
  const reading = useDocuments(
    productId,
    () => import("~/stores/products/products"),
    ({ watchProduct }, documents, onChange: (read: Read) => void, onError) =>
      watchProduct(
        documents,
        productId,
        ({ item, fromCache, hasPendingWrites }) =>
          whenKnown((product: Product | null) => onChange({ product, hasPendingWrites }))({
            item,
            fromCache,
          }),
        onError,
      ),
  );
  if (reading.kind === "loading") return <DetailSkeleton />;
  if (reading.kind === "failed") {
    return (
      <ErrorState title="The product could not be loaded" onRetry={reading.retry}>
        {reading.error.message} It is safe.
      </ErrorState>
    );
  }
  const { product, hasPendingWrites } = reading.value;
  return product ? (
    <Detail userId={userId} models={models} product={product} isUnsent={hasPendingWrites} />
  ) : (
    <EmptyState
      title="This product is not there"
      action={<ButtonLink to={href("/product")}>All products</ButtonLink>}
    >
      It was deleted, or it belongs to another account.
    </EmptyState>
  );
}

/** Of a change that is not with the server yet nothing published can follow. */
async function tellSaved(productId: string, library: Library): Promise<void> {
  try {
    const works = await bringUpWorks(productId, { saved: true }, library);
    const held = works.find(({ kind }) => kind === "held-up");
    if (held) {
      showErrorToast(
        `“${held.title}” could not follow`,
        `It would say “${held.statement}”, which nothing backs. Others go on seeing what was published.`,
      );
    }
  } catch (error) {
    showErrorToast("The change is saved, but the published videos did not follow", (error as Error).message);
  }
}

interface DetailProps {
  userId: string;
  models: readonly ImageModelInfo[];
  product: Product;
  isUnsent: boolean;
}

function Detail({ userId, models, product, isUnsent }: DetailProps) {
  const navigate = useNavigate();
  const online = useOnlineState();
  const keeping = useKeeping();
  const library = useLibrary();

  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Shown at once; each entry is a write of its own, so that other pages lose nothing. */
  async function save(from: ProductFields, to: ProductFields) {
    setRefusal(null);
    try {
      const { changeProduct } = await import("~/stores/products/products");
      await writeDocuments((documents) => changeProduct(documents, product.id, from, to));
    } catch (error) {
      const refused = readRefusal(error, true);
      setRefusal(refused);
      showRetryToast("The change was not saved", refused.message, () => void save(from, to));
      return;
    }
    if (to.published === "follow") await tellSaved(product.id, library);
  }

  function change(after: ProductFields, done?: string) {
    void save(product, after);
    if (done) showUndoToast(done, () => void save(after, product));
  }

  /** The way back of a dropped fact is pressed later, when the product is another. */
  const latest = useRef<ProductFields>(product);
  useEffect(() => {
    latest.current = product;
  }, [product]);
  const changeSheet = (edit: (sheet: FactSheet) => FactSheet) =>
    void save(latest.current, changeFacts(latest.current, edit(latest.current.facts)));

  function trash(isTrashed: boolean) {
    import("~/stores/products/products")
      .then(({ setProductTrashed }) =>
        writeDocuments((documents) => setProductTrashed(documents, product.id, isTrashed)),
      )
      .catch((error: Error) => showErrorToast("The product could not be moved", error.message));
    if (isTrashed) {
      showUndoToast(`${product.name} is in the trash`, () => trash(false));
      void navigate(href("/product"));
    }
  }

  function makeVideo() {
    void navigate(href("/prompt-to-video"), { state: { product: briefOfProduct(product) } });
  }

  return (
    <>
      <header className="grid gap-3">
        <Link
          to={href("/product")}
          className="-ms-2 inline-flex h-8 items-center gap-1.5 justify-self-start rounded-sm px-2 text-muted text-sm hover:bg-hover hover:text-text"
        >
          <ArrowLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
          Products
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
            <h1 tabIndex={-1} className="min-w-0 break-words font-display text-3xl" dir="auto">
              {product.name}
            </h1>
            <SaveNote state={editState({ isUnsent, refusal, online, keeping })} />
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              icon={<Trash2 className="size-4" />}
              onClick={() => trash(product.trashedAt === null)}
            >
              {product.trashedAt ? "Restore" : "Delete"}
            </Button>
            {product.photos.length > 0 && (
              <ButtonLink to={imagesAddress(product)} icon={<Sparkles className="size-4" />}>
                Make images
              </ButtonLink>
            )}
            <ButtonLink
              to={`${href("/pdp/create")}?${new URLSearchParams({ product: product.id })}`}
              icon={<Store className="size-4" />}
            >
              Make a page
            </ButtonLink>
            <Button variant="primary" icon={<Clapperboard className="size-4" />} onClick={makeVideo}>
              Make a video
            </Button>
          </div>
        </div>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-10">
          <ProductFacts product={product} onSheet={changeSheet} onChange={change} />
          <ProductVariants product={product} onChange={change} />
          <ProductPhotos userId={userId} models={models} product={product} onChange={change} />
        </div>
        <ProductWorks userId={userId} product={product} onChange={change} />
      </div>
    </>
  );
}

/** The image composer with the photos of the product to go by, cut out where they are. */
function imagesAddress({ photos }: ProductFields): string {
  const shown = photos.filter(({ role }) => role !== "logo" && role !== "icon" && role !== "chart");
  const references = shown
    .slice(0, imageRequestLimits.references)
    .map(({ assetId, cutOutAssetId }) => ["reference", cutOutAssetId ?? assetId]);
  return `${href("/image-gen")}?${new URLSearchParams(references)}`;
}

function DetailSkeleton() {
  return (
    <div role="status" aria-label="Loading the product" className="grid gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <Skeleton className="h-64" />
    </div>
  );
}
