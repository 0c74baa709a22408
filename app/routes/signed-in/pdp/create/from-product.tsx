import { useMemo, useRef, useState } from "react";
import { href, Link } from "react-router";
import { mediaAddress } from "~/client/media-address";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { SourcePicture } from "~/domain/facts/source-event";
import type { ModelInfo } from "~/domain/image/offered-models";
import { changeFacts } from "~/domain/products/change-facts";
import { useDocuments, whenKnown } from "~/firebase/use-documents";
import { writeDocuments } from "~/firebase/write-documents";
import { productAddress } from "~/products/product-address";
import type { Product } from "~/stores/products/product-document";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { Skeleton } from "~/ui/skeleton";
import { showRetryToast } from "~/ui/toast";
import { Making } from "./making";
import { type Material, unknownSize } from "./material";
import { usePageDraft } from "./use-page-draft";

interface FromProductProps {
  userId: string;
  models: readonly ModelInfo[];
  productId: string;
  likeId: string | null;
}

/** A page made from the facts and photos of a product. */
export function FromProduct({ userId, models, productId, likeId }: FromProductProps) {
  const reading = useDocuments(
    productId,
    () => import("~/stores/products/products"),
    ({ watchProduct }, documents, onChange: (product: Product | null) => void, onError) =>
      watchProduct(documents, productId, whenKnown(onChange), onError),
  );
  if (reading.kind === "loading") return <Skeleton className="h-72" />;
  if (reading.kind === "failed") {
    return (
      <ErrorState title="The product could not be loaded" onRetry={reading.retry}>
        {reading.error.message} It is safe.
      </ErrorState>
    );
  }
  if (!reading.value) {
    return (
      <EmptyState
        title="This product is not there"
        action={<ButtonLink to={href("/pdp/create")}>Start over</ButtonLink>}
      >
        It was deleted, or it belongs to another account.
      </EmptyState>
    );
  }
  return <OfProduct userId={userId} models={models} product={reading.value} likeId={likeId} />;
}

const mostUsual = 8;

type OfProductProps = Omit<FromProductProps, "productId"> & { product: Product };

function OfProduct({ userId, models, product, likeId }: OfProductProps) {
  const adding = useState(false);
  const id = `product ${product.id}`;
  const { draft, set } = usePageDraft(userId, likeId ? `${id} ${likeId}` : id);
  const latest = useRef(product);
  latest.current = product;
  const pictures = useMemo(() => picturesOf(product), [product]);
  const chosen = useMemo(() => {
    const known = new Set(pictures.map(({ url }) => url));
    const usual = pictures.filter(({ role }) => role !== "logo" && role !== "icon").slice(0, mostUsual);
    return (draft.chosen ?? usual.map(({ url }) => url)).filter((url) => known.has(url));
  }, [pictures, draft.chosen]);

  /** What is corrected here is corrected for every work of the product. */
  async function save(edit: (sheet: FactSheet) => FactSheet) {
    const from = latest.current;
    const to = changeFacts(from, edit(from.facts));
    try {
      const { changeProduct } = await import("~/stores/products/products");
      await writeDocuments((documents) => changeProduct(documents, product.id, from, to));
    } catch (error) {
      showRetryToast("The fact was not saved", (error as Error).message, () => void save(edit));
    }
  }

  const material: Material = {
    id,
    title: product.name,
    sheet: product.facts,
    variants: product.variants,
    productId: product.id,
    language: product.facts.facts.find(({ language }) => language !== null)?.language ?? null,
    address: product.sourceUrl ?? "",
    images: chosen.map((assetId) => ({
      from: { assetId },
      src: mediaAddress(assetId, 640),
      alt: pictures.find(({ url }) => url === assetId)?.alt ?? "",
      ...unknownSize,
    })),
  };
  return (
    <Making
      userId={userId}
      models={models}
      likeId={likeId}
      material={material}
      draft={draft}
      onDraft={set}
      onSheet={(edit) => void save(edit)}
      pictures={pictures}
      chosen={chosen}
      isReading={false}
      adding={adding}
      status={
        <p className="text-muted text-sm">
          Facts of{" "}
          <Link to={productAddress(product.id)} className="underline underline-offset-2 hover:text-text">
            your product
          </Link>
          . What you correct here is corrected for all that is made of it.
        </p>
      }
    />
  );
}

/** The photos of a product as the chooser takes them; a photo is named by its asset. */
function picturesOf({ photos }: Product): SourcePicture[] {
  return photos.map(({ assetId, alt, role, variantId }) => ({
    url: assetId,
    alt,
    role,
    width: null,
    height: null,
    reasons: [],
    score: 0,
    ...(variantId && { variantId }),
  }));
}
