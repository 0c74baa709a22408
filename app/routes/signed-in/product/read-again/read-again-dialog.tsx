import RotateCw from "lucide-react/icons/rotate-cw";
import type { ProductFields } from "~/domain/products/product";
import { BringPage } from "~/sources/bring-page";
import { shortAddress } from "~/sources/page-address";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { Spinner } from "~/ui/spinner";
import { PageChanges } from "./page-changes";
import { usePageReading } from "./use-page-reading";

interface ReadAgainDialogProps {
  product: ProductFields;
  address: string;
  onChange: (after: ProductFields, done?: string) => void;
  onClose: () => void;
}

/** Reads the page of a product again and shows what it says otherwise. Nothing of the product changes before a person has chosen. */
export function ReadAgainDialog({ product, address, onChange, onClose }: ReadAgainDialogProps) {
  const { reading, isReading, read } = usePageReading(address);
  const count = reading?.sheet.facts.length ?? 0;
  const problem = isReading ? null : (reading?.problem ?? null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title="What the page says now"
      description={<bdi className="wrap-anywhere">{shortAddress(address)}</bdi>}
    >
      {isReading && (
        <p role="status" className="tabular flex items-center gap-2 py-6 text-muted">
          <Spinner className="size-4" />
          {count > 0 ? `Reading: ${count} ${count === 1 ? "fact" : "facts"} so far` : "Reading the page"}
        </p>
      )}
      {problem && (
        <div role="alert" className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md bg-warning-soft p-4">
          <p className="text-pretty">
            {problem.message}{" "}
            {count === 0 ? "The product stays as it is." : "Only what was read until then is compared."}
          </p>
          {problem.ways.includes("retry") && (
            <Button
              size="sm"
              icon={<RotateCw className="size-3.5" />}
              className="justify-self-start"
              onClick={() => read()}
            >
              Try again
            </Button>
          )}
          {problem.ways.includes("paste") && (
            <BringPage about="Bring the page yourself, or drop its file here." onPage={read} />
          )}
        </div>
      )}
      {reading && !isReading && (count > 0 || !problem) && (
        <PageChanges product={product} reading={reading} onChange={onChange} onClose={onClose} />
      )}
    </Dialog>
  );
}
