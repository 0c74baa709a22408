import type { ReactNode } from "react";
import type { SavedProducts } from "~/products/use-save-table-products";
import { Button } from "~/ui/button";

interface SavedNoteProps {
  saved: SavedProducts;
  onRetry: () => void;
  all: ReactNode;
}

const mostNamed = 5;

/** What became of a feed's products: how many were made, and which were not, with why. */
export function SavedNote({ saved: { done, of, failed, missingPictures }, onRetry, all }: SavedNoteProps) {
  const made = done - failed.length;
  const left = of - done;
  return (
    <div role="status" className="grid max-w-2xl gap-4">
      <p className="text-lg">
        {made === 1 ? "1 product was made." : `${made.toLocaleString()} products were made.`}
        {left > 0 && ` ${left.toLocaleString()} were left when you stopped.`}
      </p>
      {missingPictures > 0 && (
        <p className="text-muted">
          {missingPictures === 1
            ? "One picture did not come; its product was made without it."
            : `${missingPictures.toLocaleString()} pictures did not come; their products were made without them.`}
        </p>
      )}
      {failed.length > 0 && (
        <div className="grid justify-items-start gap-2 rounded-md bg-warning-soft p-4">
          <ul className="grid gap-1">
            {failed.slice(0, mostNamed).map(({ product, message }) => (
              <li key={`${product.sku} ${product.fields.name}`} className="wrap-anywhere">
                <bdi className="font-[550]">{product.fields.name}</bdi>: {message}
              </li>
            ))}
          </ul>
          {failed.length > mostNamed && <p>And {(failed.length - mostNamed).toLocaleString()} more.</p>}
          <Button size="sm" onClick={onRetry}>
            Try {failed.length === 1 ? "it" : "them"} again
          </Button>
        </div>
      )}
      <div>{all}</div>
    </div>
  );
}
