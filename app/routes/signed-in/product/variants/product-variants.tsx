import ChevronRight from "lucide-react/icons/chevron-right";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { mediaAddress } from "~/client/media-address";
import { settledFacts } from "~/domain/facts/fact-sheet";
import type { SourceVariant } from "~/domain/facts/source-event";
import { mostVariants, type ProductFields } from "~/domain/products/product";
import { writeValue } from "~/sources/write-value";
import { Button } from "~/ui/button";
import { VariantDialog } from "./variant-dialog";

interface ProductVariantsProps {
  product: ProductFields;
  onChange: (after: ProductFields, done?: string) => void;
}

const shownFirst = 12;

/** The variants of a product, each with its options, price and photo; opened to be edited. */
export function ProductVariants({ product, onChange }: ProductVariantsProps) {
  const { variants } = product;
  /** The variant that is open; a new one has an id that no other has. */
  const [openId, setOpenId] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? variants : variants.slice(0, shownFirst);
  return (
    <section aria-labelledby="variants-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-2">
        <h2 id="variants-heading" className="font-[550] text-lg">
          Variants
        </h2>
        {variants.length < mostVariants && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus className="size-3.5" />}
            onClick={() => setOpenId(crypto.randomUUID())}
          >
            Add a variant
          </Button>
        )}
      </div>
      {variants.length === 0 ? (
        <p className="text-muted">
          One of a kind. Add variants where colours, sizes or bundles have prices or photos of their own.
        </p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {shown.map((variant) => (
            <li key={variant.id}>
              <VariantRow product={product} variant={variant} onOpen={() => setOpenId(variant.id)} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < variants.length && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => setShowsAll(true)}>
          Show all {variants.length} variants
        </Button>
      )}
      {openId && (
        <VariantDialog
          key={openId}
          product={product}
          variantId={openId}
          onChange={onChange}
          onClose={() => setOpenId(null)}
        />
      )}
    </section>
  );
}

interface VariantRowProps {
  product: ProductFields;
  variant: SourceVariant;
  onOpen: () => void;
}

function VariantRow({ product, variant, onOpen }: VariantRowProps) {
  const photo = product.photos.find(({ variantId }) => variantId === variant.id);
  const price = settledFacts(product.facts).find(
    ({ kind, variantId }) => kind === "price" && variantId === variant.id,
  );
  const options = Object.entries(variant.options).map(([option, value]) => `${option}: ${value}`);
  return (
    <button
      type="button"
      onClick={onOpen}
      className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[2.5rem_minmax(0,1fr)_auto_auto] items-center gap-3 rounded-sm px-2 py-2 text-start hover:bg-hover"
    >
      <span className="size-10 overflow-hidden rounded-sm bg-sunken">
        {photo && (
          <img
            src={mediaAddress(photo.cutOutAssetId ?? photo.assetId, 320)}
            alt=""
            loading="lazy"
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="grid min-w-0">
        <bdi className="truncate font-[550]">{variant.name}</bdi>
        {options.length > 0 && <span className="truncate text-muted text-sm">{options.join(" · ")}</span>}
      </span>
      <span className="tabular text-sm">{price ? writeValue(price.value) : ""}</span>
      <ChevronRight className="size-4 text-faint rtl:-scale-x-100" aria-hidden="true" />
    </button>
  );
}
