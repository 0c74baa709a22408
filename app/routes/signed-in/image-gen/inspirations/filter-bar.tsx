import { Link, type To } from "react-router";
import { type InspirationCategory, inspirationCategories } from "~/images/inspirations/inspiration";
import { classNames } from "~/ui/class-names";
import { TextField } from "~/ui/text-field";
import { VisuallyHidden } from "~/ui/visually-hidden";
import type { InspirationFilter } from "./find-inspirations";

interface FilterBarProps {
  filter: InspirationFilter;
  onSearch: (search: string) => void;
  /** Shows a category, or all, with the same search. */
  addressOf: (category: InspirationCategory | null) => To;
}

/** What is shown of the inspirations: all of it is in the address. */
export function FilterBar({ filter, onSearch, addressOf }: FilterBarProps) {
  return (
    <div className="grid gap-3">
      <div className="max-w-96">
        <TextField
          type="search"
          label={<VisuallyHidden>Search inspirations</VisuallyHidden>}
          placeholder="Search, such as candle or sale"
          value={filter.search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <nav aria-label="Categories" className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        <ul className="flex w-max gap-1.5 md:w-auto md:flex-wrap">
          {[{ id: null, label: "All" }, ...inspirationCategories].map(({ id, label }) => (
            <li key={label}>
              <Link
                to={addressOf(id)}
                preventScrollReset
                aria-current={filter.category === id ? "true" : undefined}
                className={classNames(
                  "inline-flex h-8 items-center whitespace-nowrap rounded-full px-3.5 font-[550] text-sm transition-colors",
                  filter.category === id
                    ? "bg-text text-surface"
                    : "bg-sunken text-muted shadow-[inset_0_0_0_1px_var(--color-line)] hover:text-text",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
