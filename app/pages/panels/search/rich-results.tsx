import Check from "lucide-react/icons/check";
import CircleDashed from "lucide-react/icons/circle-dashed";
import { useMemo } from "react";
import { Link, useSearchParams } from "react-router";
import { productAddress } from "~/products/product-address";
import type { PageHead } from "~/sections/page-head";
import { checkResults, type MissingForResult, type RichResult } from "~/sections/search/check-results";
import type { ShownPage } from "~/sections/shown-page";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { buttonStyle } from "~/ui/button-style";
import type { PageEditor } from "../../builder/page-editor";
import { sectionSelection } from "../../builder/selection";

interface RichResultsProps {
  page: ShownPage;
  head: PageHead;
  productId: string | null;
  editor: PageEditor;
}

/** What machines are told, checked: what is there, what lacks for a rich result, and where each is added. */
export function RichResults({ page, head, productId, editor }: RichResultsProps) {
  const results = useMemo(() => checkResults(page, head), [page, head]);
  return (
    <section aria-labelledby="rich-heading" className="grid gap-3 border-line border-t pt-5">
      <div className="grid gap-0.5">
        <h3 id="rich-heading" className="font-[550]">
          What search engines are told
        </h3>
        <p className="text-muted text-sm">Published with the page as structured data, from facts alone.</p>
      </div>
      <ul className="grid gap-3">
        {results.map((result) => (
          <Result key={result.type} result={result} productId={productId} editor={editor} />
        ))}
      </ul>
    </section>
  );
}

function Result({
  result,
  productId,
  editor,
}: Pick<RichResultsProps, "productId" | "editor"> & { result: RichResult }) {
  const { name, isThere, told, missing, note } = result;
  const isWhole = isThere && !missing.some(({ isRequired }) => isRequired);
  return (
    <li className="grid gap-2 rounded-md border border-line p-3">
      <div className="flex items-center gap-2">
        {isThere ? (
          <Check className="size-4 shrink-0 text-success" aria-hidden="true" />
        ) : (
          <CircleDashed className="size-4 shrink-0 text-faint" aria-hidden="true" />
        )}
        <h4 className="min-w-0 grow font-[550] text-sm">{name}</h4>
        <Badge tone={isWhole ? "success" : isThere ? "warning" : "neutral"}>
          {isWhole ? "Ready" : isThere ? "Incomplete" : "Not published"}
        </Badge>
      </div>
      {told.length > 0 && (
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
          {told.map(([label, words]) => (
            <div key={label} className="contents">
              <dt className="text-muted">{label}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {words}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {missing.length > 0 && (
        <ul className="grid gap-2">
          {missing.map((one) => (
            <li key={one.words} className="flex items-start justify-between gap-3 text-sm">
              <span className={one.isRequired ? "text-warning" : "text-muted"}>{one.words}</span>
              <AddIt missing={one} productId={productId} editor={editor} />
            </li>
          ))}
        </ul>
      )}
      {note && <p className="text-faint text-xs">{note}</p>}
    </li>
  );
}

function AddIt({
  missing: { where },
  productId,
  editor,
}: Pick<RichResultsProps, "productId" | "editor"> & { missing: MissingForResult }) {
  const [, setParameters] = useSearchParams();
  if (where.at === "facts") {
    return productId ? (
      <Link to={productAddress(productId)} className={buttonStyle("secondary", "sm", "shrink-0")}>
        Add to the product
      </Link>
    ) : null;
  }
  const go = () => {
    if (where.at === "section") editor.select(sectionSelection(where.sectionId));
    else if (where.at === "new-section") editor.addAt(editor.read().order.length);
    else setParameters({ panel: "page" }, { replace: true, preventScrollReset: true });
  };
  return (
    <Button size="sm" className="shrink-0" onClick={go}>
      {where.at === "section" ? "Show" : where.at === "new-section" ? "Add a section" : "Set the button"}
    </Button>
  );
}
