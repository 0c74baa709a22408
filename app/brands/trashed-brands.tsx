import { trashDays } from "~/domain/assets/trash";
import type { Brand } from "~/stores/brands/brand-document";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { restoreBrand } from "./brand-actions";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });

interface TrashedBrandsProps {
  trashed: readonly Brand[];
  /** Those that are not in the trash. */
  brands: readonly Brand[];
}

/** The brands in the trash, each with until when it can be brought back. */
export function TrashedBrands({ trashed, brands }: TrashedBrandsProps) {
  if (trashed.length === 0) {
    return (
      <EmptyState title="The trash is empty">
        Brands you delete wait here for {trashDays} days. Videos and images keep their look.
      </EmptyState>
    );
  }
  return (
    <ul className="grid max-w-2xl divide-y divide-line border-line border-y">
      {trashed.map((brand) => (
        <li key={brand.id} className="flex items-center gap-4 py-3">
          <span className="flex shrink-0 -space-x-1.5" aria-hidden="true">
            {brand.colors.slice(0, 4).map(({ role, color }, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: colours and roles may repeat
                key={`${role}${index}`}
                className="size-5 rounded-full border border-raised"
                style={{ backgroundColor: color }}
              />
            ))}
          </span>
          <span className="grid min-w-0 grow">
            <bdi className="truncate font-[550]">{brand.name}</bdi>
            <span className="text-muted text-sm">Gone for good on {day.format(goneAt(brand))}</span>
          </span>
          <Button
            size="sm"
            aria-label={`Restore ${brand.name}`}
            onClick={() => void restoreBrand(brand.id, brands)}
          >
            Restore
          </Button>
        </li>
      ))}
    </ul>
  );
}

function goneAt({ trashedAt }: Brand): Date {
  return new Date((trashedAt ?? new Date()).getTime() + trashDays * 24 * 3600 * 1000);
}
