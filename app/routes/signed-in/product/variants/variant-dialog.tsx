import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { mediaAddress } from "~/client/media-address";
import type { SourceVariant } from "~/domain/facts/source-event";
import type { ProductFields } from "~/domain/products/product";
import { withoutVariant } from "~/domain/products/variant-changes";
import { sheetOfVariant, withSheetOfVariant } from "~/domain/products/variant-sheet";
import { FactList } from "~/sources/fact-list";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { IconButton } from "~/ui/icon-button";
import { TextField } from "~/ui/text-field";

interface VariantDialogProps {
  product: ProductFields;
  /** Of one that is not there yet: the id it gets. */
  variantId: string;
  onChange: (after: ProductFields, done?: string) => void;
  onClose: () => void;
}

const mostOptions = 6;

/** One variant: its name and options, what is known of it alone, and its photos. A new one is made with its name. */
export function VariantDialog({ product, variantId, onChange, onClose }: VariantDialogProps) {
  const known = product.variants.find(({ id }) => id === variantId);
  const [name, setName] = useState(known?.name ?? "");
  const [options, setOptions] = useState<[name: string, value: string][]>(() =>
    known ? Object.entries(known.options) : [["", ""]],
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  // What is dropped here is brought back later, when the product is another.
  const latest = useRef(product);
  useEffect(() => {
    latest.current = product;
  }, [product]);

  function keep(): boolean {
    const named = name.trim();
    if (!named) {
      setProblem("Give the variant a name: its colour, its size.");
      return false;
    }
    const variant: SourceVariant = { id: variantId, name: named.slice(0, 200), options: optionsOf(options) };
    const variants = known
      ? product.variants.map((one) => (one.id === variantId ? variant : one))
      : [...product.variants, variant];
    onChange({ ...product, variants });
    return true;
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (known && name.trim()) keep();
        onClose();
      }}
      size="lg"
      title={known ? known.name : "New variant"}
      actions={
        known ? (
          <>
            <Button
              variant="ghost"
              className="me-auto"
              icon={<Trash2 className="size-4" />}
              onClick={() => {
                onChange(withoutVariant(product, variantId), `${known.name} was removed`);
                onClose();
              }}
            >
              Remove
            </Button>
            <Button variant="primary" onClick={() => keep() && onClose()}>
              Done
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" onClick={() => keep()}>
              Add variant
            </Button>
          </>
        )
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <TextField
          label="Name"
          limit={200}
          value={name}
          error={problem}
          onChange={(event) => {
            setName(event.target.value);
            setProblem(null);
          }}
        />
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 font-[550] text-sm">Options</legend>
          {options.map(([option, value], index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no identity but their place
            <div key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-2">
              <TextField
                label={<span className="sr-only">Option {index + 1}</span>}
                placeholder="Colour"
                value={option}
                onChange={(event) =>
                  setOptions(options.with(index, [event.target.value.slice(0, 80), value]))
                }
              />
              <TextField
                label={<span className="sr-only">{option || `Option ${index + 1}`} is</span>}
                placeholder="Sand"
                value={value}
                onChange={(event) =>
                  setOptions(options.with(index, [option, event.target.value.slice(0, 200)]))
                }
              />
              <IconButton
                label={`Remove ${option || "the option"}`}
                icon={<X className="size-4" />}
                onClick={() => setOptions(options.toSpliced(index, 1))}
              />
            </div>
          ))}
          {options.length < mostOptions && (
            <Button
              size="sm"
              variant="ghost"
              className="justify-self-start"
              icon={<Plus className="size-3.5" />}
              onClick={() => setOptions([...options, ["", ""]])}
            >
              Add an option
            </Button>
          )}
        </fieldset>
        {known && (
          <>
            <section aria-label="Facts of this variant" className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h3 className="font-[550] text-sm">What is true of it alone</h3>
              <FactList
                sheet={sheetOfVariant(product.facts, variantId)}
                onChange={(edit) => {
                  const { facts } = latest.current;
                  const changed = withSheetOfVariant(
                    facts,
                    variantId,
                    edit(sheetOfVariant(facts, variantId)),
                  );
                  onChange({ ...latest.current, facts: changed });
                }}
                isAdding={isAdding}
                onAdding={setAdding}
              />
            </section>
            <VariantPhotos product={product} variantId={variantId} onChange={onChange} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Which photos show this variant: pressed ones do. One that shows another is not offered. */
function VariantPhotos({
  product,
  variantId,
  onChange,
}: Pick<VariantDialogProps, "product" | "variantId" | "onChange">) {
  const photos = product.photos.filter((photo) => !photo.variantId || photo.variantId === variantId);
  if (photos.length === 0) return null;
  return (
    <section aria-label="Photos of this variant" className="grid gap-2">
      <h3 className="font-[550] text-sm">Photos that show it</h3>
      <div className="flex flex-wrap gap-2 p-1">
        {photos.map((photo) => {
          const isOwn = photo.variantId === variantId;
          const { variantId: _, ...ofAll } = photo;
          return (
            <button
              key={photo.assetId}
              type="button"
              aria-pressed={isOwn}
              aria-label={photo.alt || "Photo"}
              onClick={() =>
                onChange({
                  ...product,
                  photos: product.photos.map((one) =>
                    one === photo ? (isOwn ? ofAll : { ...photo, variantId }) : one,
                  ),
                })
              }
              className="size-20 overflow-hidden rounded-md bg-sunken aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:outline-offset-2"
            >
              <img
                src={mediaAddress(photo.cutOutAssetId ?? photo.assetId, 320)}
                alt=""
                className="size-full object-cover"
              />
            </button>
          );
        })}
      </div>
    </section>
  );
}

function optionsOf(entries: readonly [string, string][]): Record<string, string> {
  return Object.fromEntries(
    entries.flatMap(([option, value]) =>
      option.trim() && value.trim() ? [[option.trim(), value.trim()]] : [],
    ),
  );
}
