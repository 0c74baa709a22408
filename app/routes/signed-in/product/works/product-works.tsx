import { href, Link } from "react-router";
import { BrandPicker } from "~/brands/brand-picker";
import type { ProductFields } from "~/domain/products/product";
import { timeAgo } from "~/domain/video/video-figures";
import { useDocuments } from "~/firebase/use-documents";
import { bringUpWorks } from "~/products/bring-up-works";
import { usePublishedWorks } from "~/products/use-published-works";
import { TablesOfProduct } from "~/rows/tables-of-product";
import { useLibrary } from "~/session/use-library";
import type { Content } from "~/stores/content/content-document";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { showErrorToast, showToast } from "~/ui/toast";
import { PagesOutOfDate } from "./pages-out-of-date";
import { ProductImages } from "./product-images";

interface ProductWorksProps {
  userId: string;
  product: ProductFields & { id: string; updatedAt: Date };
  onChange: (after: ProductFields) => void;
}

/** The videos and images made of a product, and what others see of them that is otherwise by now. */
export function ProductWorks({ userId, product, onChange }: ProductWorksProps) {
  const works = useDocuments(
    userId,
    () => import("~/stores/content/content"),
    (store, documents, onWorks: (works: Content[]) => void, onError) =>
      store.watchContentList(documents, userId, ({ items }) => onWorks(items), onError),
  );
  const { published, pages, reload } = usePublishedWorks(product.id, product.updatedAt.getTime());
  const library = useLibrary();
  const own =
    works.kind === "present"
      ? works.value.filter(({ productId, trashedAt }) => productId === product.id && trashedAt === null)
      : [];
  const behind = published.filter(({ differences }) => differences.length > 0);

  async function bringUp(contentIds: string[]) {
    try {
      const done = await bringUpWorks(product.id, { contentIds }, library);
      const held = done.find(({ kind }) => kind === "held-up");
      if (held) {
        showErrorToast(
          `“${held.title}” was not brought up to date`,
          `It would say “${held.statement}”, which nothing backs. Accept it or change it where you publish it.`,
        );
      } else showToast("Others see today's facts now");
      reload();
    } catch (error) {
      showErrorToast("What is published was not brought up to date", (error as Error).message);
    }
  }

  return (
    <aside aria-label="Works" className="grid gap-6 lg:sticky lg:top-6">
      <section className="grid gap-3">
        <h2 className="font-[550] text-lg">Videos of it</h2>
        {works.kind === "loading" && <Skeleton className="h-10" />}
        {works.kind === "failed" && (
          <p role="alert" className="text-muted text-sm">
            The videos could not be listed.{" "}
            <button type="button" className="font-[550] text-text underline" onClick={works.retry}>
              Try again
            </button>
          </p>
        )}
        {works.kind === "present" && own.length === 0 && (
          <p className="text-muted">None yet. Drafts made of this product show its facts as they are now.</p>
        )}
        <ul className="grid gap-1">
          {own.map((work) => (
            <li key={work.id} className="grid gap-1 py-1.5">
              <span className="flex items-center justify-between gap-3">
                <Link
                  to={href("/videos/:contentId", { contentId: work.id })}
                  className="min-w-0 truncate hover:underline"
                  dir="auto"
                >
                  {work.title}
                </Link>
                <Standing work={work} isBehind={behind.some(({ contentId }) => contentId === work.id)} />
              </span>
              {behind
                .filter(({ contentId }) => contentId === work.id)
                .flatMap(({ differences }) => differences)
                .map(({ factId, shown, now }) => (
                  <span key={factId} className="text-muted text-sm">
                    Others see {shown}; it is {now} now.
                  </span>
                ))}
            </li>
          ))}
        </ul>
        {behind.length > 0 && (
          <Button onClick={() => void bringUp(behind.map(({ contentId }) => contentId))}>
            {behind.length === 1 ? "Bring it up to date" : `Bring ${behind.length} up to date`}
          </Button>
        )}
      </section>
      <PagesOutOfDate pages={pages} onBringUp={bringUp} />
      <ProductImages userId={userId} photos={product.photos} />
      <TablesOfProduct userId={userId} productId={product.id} />
      <section aria-label="Brand" className="grid gap-2 empty:hidden">
        <BrandPicker value={product.brandId} onChange={(brandId) => onChange({ ...product, brandId })} />
      </section>
      <section className="grid gap-2">
        <SegmentedControl
          label="When a fact changes, what is published"
          showLabel
          value={product.published}
          onChange={(choice) => onChange({ ...product, published: choice })}
          segments={[
            { value: "ask", label: "Ask me" },
            { value: "follow", label: "Follow" },
          ]}
        />
        <p className="text-muted text-sm">
          {product.published === "ask"
            ? "Others go on seeing what was published until you bring it up to date."
            : "Others see a change as soon as you make it here."}
        </p>
      </section>
    </aside>
  );
}

function Standing({ work, isBehind }: { work: Content; isBehind: boolean }) {
  if (isBehind) return <Badge tone="warning">Out of date</Badge>;
  if (work.status === "published") return <Badge tone="success">Published</Badge>;
  return <span className="shrink-0 text-muted text-sm">{timeAgo(work.updatedAt, new Date())}</span>;
}
