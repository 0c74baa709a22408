import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { classNames } from "~/ui/class-names";

interface PlaceTabsProps {
  label: string;
  places: readonly { path: string; label: string }[];
  /** Of the one that is open; null where none is. */
  currentPath: string | null;
  className?: string;
}

/** Goes between pages that belong together; a row to push along on phones. */
export function PlaceTabs({ label, places, currentPath, className }: PlaceTabsProps) {
  const row = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is current
  useEffect(() => {
    const current = row.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const window = row.current?.getBoundingClientRect();
    if (!current || !window) return;
    row.current?.scrollBy({ left: current.left - window.left - (window.width - current.width) / 2 });
  }, [currentPath]);
  return (
    <nav aria-label={label} className={classNames("border-line border-b bg-surface", className)}>
      <ul ref={row} className="flex gap-1 overflow-x-auto px-3 [scrollbar-width:none] md:px-5">
        {places.map((place) => {
          const isCurrent = place.path === currentPath;
          return (
            <li key={place.path} className="shrink-0">
              <Link
                to={place.path}
                prefetch="intent"
                aria-current={isCurrent ? "page" : undefined}
                className={classNames(
                  "flex h-[39px] items-center border-b-2 px-2.5 font-[550] text-sm transition-colors",
                  isCurrent ? "border-text text-text" : "border-transparent text-muted hover:text-text",
                )}
              >
                {place.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
