import { useLocation } from "react-router";
import { imagePlaces, isAtImagePlace } from "~/shell/image-places";
import { PlaceTabs } from "./place-tabs";

/** Goes between the pages of the image area. */
export function ImagesNav() {
  const { pathname } = useLocation();
  return (
    <PlaceTabs
      label="Images"
      places={imagePlaces}
      currentPath={imagePlaces.find((place) => isAtImagePlace(place, pathname))?.path ?? null}
      // The composer stands still beside its feed, and what is above it with it.
      className={pathname === "/image-gen" ? "md:sticky md:top-14 md:z-20" : undefined}
    />
  );
}
