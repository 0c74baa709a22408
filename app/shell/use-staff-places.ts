import { useEffect, useState } from "react";
import { loadOptional } from "~/client/load-module";
import type { Place } from "./places";

const none: readonly Place[] = [];

/** Staff's tools, loaded for staff alone; none until they are there. */
export function useStaffPlaces(isStaff: boolean): readonly Place[] {
  const [places, setPlaces] = useState(none);
  useEffect(() => {
    if (!isStaff) return;
    let isWanted = true;
    loadOptional(() => import("./staff-places")).then(
      ({ staffPlaces }) => isWanted && setPlaces(staffPlaces),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isStaff]);
  return places;
}
