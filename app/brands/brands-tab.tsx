import Globe from "lucide-react/icons/globe";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { findByText } from "~/domain/text/find-by-text";
import { useSignedInViewer } from "~/session/use-viewer";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { ErrorState } from "~/ui/error-state";
import { SegmentedControl } from "~/ui/segmented-control";
import { Skeleton } from "~/ui/skeleton";
import { TextField } from "~/ui/text-field";
import { showErrorToast } from "~/ui/toast";
import { VisuallyHidden } from "~/ui/visually-hidden";
import { makeBrand, restoreBrand } from "./brand-actions";
import { brandAddress } from "./brand-address";
import { BrandCard } from "./brand-card";
import { BrandEditor } from "./brand-editor";
import { BrandMenu } from "./brand-menu";
import { BrandFromAddress } from "./from-address/brand-from-address";
import { SharedBrand } from "./shared-brand";
import { TrashedBrands } from "./trashed-brands";
import { useUsableBrands } from "./use-usable-brands";

/** From so many brands on, they are searched. */
const worthSearching = 9;

/** A person's brands as cards, those that are shared with them, and the one that the address names. */
export function BrandsTab() {
  const viewer = useSignedInViewer();
  const userId = viewer?.userId ?? "";
  const { own, ownBrands, trashedBrands, sharedBrands, isSharedKnown } = useUsableBrands();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  const brandId = search.get("brand");

  async function make() {
    setMaking(true);
    try {
      navigate(brandAddress(await makeBrand(userId, ownBrands)));
    } catch (error) {
      showErrorToast("The brand could not be made", (error as Error).message);
    } finally {
      setMaking(false);
    }
  }

  if (own.kind === "failed") {
    return (
      <ErrorState title="Your brands could not be loaded" onRetry={own.retry}>
        {own.error.message} They are safe.
      </ErrorState>
    );
  }
  if (own.kind === "loading" || (brandId && !isSharedKnown)) return <BrandsSkeleton />;
  if (brandId) {
    const brand = ownBrands.find(({ id }) => id === brandId);
    if (brand) return <BrandEditor key={brand.id} brand={brand} brands={ownBrands} userId={userId} />;
    const shared = sharedBrands.find(({ id }) => id === brandId);
    if (shared) return <SharedBrand brand={shared} brands={ownBrands} userId={userId} />;
    const trashed = trashedBrands.find(({ id }) => id === brandId);
    if (trashed) {
      return (
        <EmptyState
          title={`${trashed.name} is in the trash`}
          action={<Button onClick={() => void restoreBrand(trashed.id, ownBrands)}>Restore it</Button>}
        >
          Videos and images made in it keep their look.
        </EmptyState>
      );
    }
    return (
      <EmptyState
        title="This brand is not here"
        action={<Button onClick={() => navigate("?tab=brands")}>Show all brands</Button>}
      >
        It was deleted, or it is not shared with you any more.
      </EmptyState>
    );
  }

  const read = search.get("read");
  if (read !== null) return <BrandFromAddress read={read} userId={userId} brands={ownBrands} />;

  const wanted = search.get("q") ?? "";
  const shown = findByText(ownBrands, wanted, ({ name }) => name);
  const newButtons = (
    <div className="flex flex-wrap gap-2">
      <Button icon={<Globe className="size-4" />} onClick={() => navigate("?tab=brands&read=")}>
        From a web address
      </Button>
      <Button
        variant="primary"
        icon={<Plus className="size-4" />}
        loading={isMaking}
        onClick={() => void make()}
      >
        New brand
      </Button>
    </div>
  );
  const isTrash = search.get("show") === "trash";
  const isNew = ownBrands.length === 0 && sharedBrands.length === 0;
  if (isNew && trashedBrands.length === 0 && !isTrash) {
    return (
      <EmptyState title="Make everything look like yours" action={newButtons}>
        A brand keeps logos, colours, typefaces and words. Videos and images take them on, readable
        everywhere.
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {ownBrands.length >= worthSearching && !isTrash ? (
          <div className="w-full sm:w-72">
            <TextField
              type="search"
              label={<VisuallyHidden>Search brands</VisuallyHidden>}
              placeholder="Search"
              value={wanted}
              onChange={({ target }) => {
                const next = new URLSearchParams(search);
                if (target.value) next.set("q", target.value);
                else next.delete("q");
                setSearch(next, { replace: true, preventScrollReset: true });
              }}
            />
          </div>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap items-center gap-3">
          {(trashedBrands.length > 0 || isTrash) && (
            <SegmentedControl
              label="Show"
              value={isTrash ? "trash" : "all"}
              onChange={(show) => navigate(show === "trash" ? "?tab=brands&show=trash" : "?tab=brands")}
              segments={[
                { value: "all", label: "All" },
                { value: "trash", label: "Trash" },
              ]}
            />
          )}
          {newButtons}
        </div>
      </div>
      {isTrash ? (
        <TrashedBrands trashed={trashedBrands} brands={ownBrands} />
      ) : (
        <>
          {shown.length === 0 && wanted !== "" && (
            <EmptyState
              title="No brand has this name"
              action={<Button onClick={() => navigate("?tab=brands")}>Clear the search</Button>}
            />
          )}
          {isNew && (
            <EmptyState title="All your brands are in the trash">
              Make a new one, or restore one of them.
            </EmptyState>
          )}
          <ul className={cards}>
            {shown.map((brand) => (
              <li key={brand.id} className="min-w-0">
                <BrandCard
                  brand={brand}
                  badge={brand.isDefault && <Badge tone="accent">Default</Badge>}
                  menu={<BrandMenu brand={brand} brands={ownBrands} userId={userId} />}
                />
              </li>
            ))}
          </ul>
          {sharedBrands.length > 0 && (
            <section aria-labelledby="shared-brands" className="grid gap-4">
              <h2 id="shared-brands" className="font-semibold text-lg">
                Shared with you
              </h2>
              <ul className={cards}>
                {sharedBrands.map((brand) => (
                  <li key={brand.id} className="min-w-0">
                    <BrandCard brand={brand} badge={<Badge>Shared</Badge>} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </div>
  );
}

const cards = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-x-5 gap-y-7";

export function BrandsSkeleton() {
  return (
    <div role="status" aria-label="Loading your brands" className={cards}>
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} className="aspect-[8/5]" />
      ))}
    </div>
  );
}
