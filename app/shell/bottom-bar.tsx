import { Link, useLocation } from "react-router";
import { isInImageArea } from "~/domain/access/image-area";
import { classNames } from "~/ui/class-names";
import { isAtPlace, type Place } from "./places";

/** Navigation under the thumb, for phones. */
export function BottomBar({ places }: { places: readonly Place[] }) {
  const { pathname } = useLocation();
  const shown = places.filter(({ isWideOnly }) => !isWideOnly);
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 flex justify-around border-line border-t bg-surface/92 px-1 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden"
    >
      {shown.map((place) => {
        const isCurrent = isAtPlace(place, pathname);
        return (
          <Link
            key={place.path}
            to={place.path}
            aria-current={isCurrent ? "page" : undefined}
            className={classNames(
              !isInImageArea(place.path) && "not-on-image-host",
              // Icons stand on one line, also where a name takes two.
              "grid h-14 min-w-0 max-w-24 grow basis-0 content-start justify-items-center gap-1 rounded-md pt-2.5 text-center font-[550] text-2xs leading-none min-[430px]:whitespace-nowrap",
              isCurrent ? "text-accent" : "text-muted",
            )}
          >
            <place.icon className="size-5" strokeWidth={1.75} />
            {place.label}
          </Link>
        );
      })}
    </nav>
  );
}
