import { Link, useLocation } from "react-router";
import { classNames } from "~/ui/class-names";
import { imagePlaces, isAtImagePlace } from "./image-places";

/** Goes between the pages of the image area; a row to push along on phones. */
export function ImagesNav() {
  const { pathname } = useLocation();
  if (imagePlaces.length < 2) return null;
  return (
    <nav
      aria-label="Images"
      className={classNames(
        "border-line border-b bg-surface",
        // The composer stands still beside its feed, and what is above it with it.
        pathname === "/image-gen" && "md:sticky md:top-14 md:z-20",
      )}
    >
      <ul className="flex gap-1 overflow-x-auto px-3 [scrollbar-width:none] md:px-5">
        {imagePlaces.map((place) => {
          const isCurrent = isAtImagePlace(place, pathname);
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
