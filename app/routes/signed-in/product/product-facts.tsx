import RotateCw from "lucide-react/icons/rotate-cw";
import { useState } from "react";
import type { FactSheet } from "~/domain/facts/fact-sheet";
import type { ProductFields } from "~/domain/products/product";
import { sheetOfVariant, withSheetOfVariant } from "~/domain/products/variant-sheet";
import { timeAgo } from "~/domain/video/video-figures";
import { FactList } from "~/sources/fact-list";
import { shortAddress } from "~/sources/page-address";
import { Button } from "~/ui/button";
import { ReadAgainDialog } from "./read-again/read-again-dialog";

interface ProductFactsProps {
  product: ProductFields;
  onSheet: (change: (sheet: FactSheet) => FactSheet) => void;
  onChange: (after: ProductFields, done?: string) => void;
}

/** What is known of a product, and the page it was read from. */
export function ProductFacts({ product, onSheet, onChange }: ProductFactsProps) {
  const { sourceUrl, readAt, facts } = product;
  const [isAdding, setAdding] = useState(false);
  const [isReading, setReading] = useState(false);
  return (
    <section aria-labelledby="facts-heading" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id="facts-heading" className="font-[550] text-lg">
          Facts
        </h2>
        {sourceUrl && (
          <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-muted text-sm">
            <a
              href={sourceUrl}
              target="_blank"
              rel="noreferrer"
              className="max-w-64 truncate underline underline-offset-2 hover:text-text"
            >
              <bdi>{shortAddress(sourceUrl)}</bdi>
            </a>
            {readAt && <span>read {timeAgo(readAt, new Date())}</span>}
            <Button
              size="sm"
              variant="ghost"
              icon={<RotateCw className="size-3.5" />}
              onClick={() => setReading(true)}
            >
              Read again
            </Button>
          </div>
        )}
      </div>
      {facts.facts.length === 0 && !isAdding && (
        <p className="text-muted">Nothing is known of it yet. A name and a price are enough to begin.</p>
      )}
      <FactList
        sheet={sheetOfVariant(facts, null)}
        onChange={(edit) =>
          onSheet((sheet) => withSheetOfVariant(sheet, null, edit(sheetOfVariant(sheet, null))))
        }
        isAdding={isAdding}
        onAdding={setAdding}
      />
      {isReading && sourceUrl && (
        <ReadAgainDialog
          product={product}
          address={sourceUrl}
          onChange={onChange}
          onClose={() => setReading(false)}
        />
      )}
    </section>
  );
}
