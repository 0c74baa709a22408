import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { isInImageArea } from "~/domain/access/image-area";
import { useAddressHere } from "~/session/address-here";
import { classNames } from "~/ui/class-names";
import { Tooltip } from "~/ui/tooltip";
import { Mark } from "./mark";
import { isAtPlace, type Place } from "./places";
import { placeShortcut } from "./shortcuts";

interface RailProps {
  places: readonly Place[];
  /** Below the places, set apart from them. */
  children: ReactNode;
}

/** Navigation at the start of the window, for wide screens. */
export function Rail({ places, children }: RailProps) {
  const { pathname } = useLocation();
  const { isHere } = useAddressHere();
  return (
    <nav
      aria-label="Main"
      className="sticky top-0 hidden h-dvh w-16 flex-col items-center gap-1 border-line border-e bg-sunken/60 py-3 md:flex"
    >
      <Link to={isHere("/") ? "/" : "/image-gen"} aria-label="Vitrine, home" className="mb-3 rounded-md p-1">
        <Mark className="size-8" />
      </Link>
      {places.map((place) => (
        <RailLink key={place.path} place={place} isCurrent={isAtPlace(place, pathname)} />
      ))}
      {children && (
        <div className="mt-2 grid w-11 justify-items-center border-line border-t pt-2">{children}</div>
      )}
    </nav>
  );
}

function RailLink({ place, isCurrent }: { place: Place; isCurrent: boolean }) {
  return (
    <Tooltip label={place.label} shortcut={placeShortcut(place).keys} side="inline-end">
      <Link
        to={place.path}
        prefetch="intent"
        aria-current={isCurrent ? "page" : undefined}
        aria-label={place.label}
        className={classNames(
          !isInImageArea(place.path) && "not-on-image-host",
          "relative grid size-11 place-items-center rounded-md transition-colors",
          isCurrent
            ? "bg-raised text-accent shadow-[0_0_0_1px_var(--color-line),var(--shadow-raised)]"
            : "text-muted hover:bg-hover hover:text-text",
        )}
      >
        <place.icon className="size-5" strokeWidth={1.75} />
      </Link>
    </Tooltip>
  );
}
