import { useCallback } from "react";
import { useMatches, useNavigate } from "react-router";
import type { Place } from "./places";

/** Goes to a place, as a link to it would. Only documents of staff pages know the routes of staff: from others it takes a new one. */
export function useGoToPlace(): (place: Place) => void {
  const navigate = useNavigate();
  const knowsStaffPages = useMatches().some(({ id }) => id.startsWith("routes/staff/"));
  return useCallback(
    (place) => {
      if (place.access === "staff" && !knowsStaffPages) location.assign(place.path);
      else void navigate(place.path);
    },
    [navigate, knowsStaffPages],
  );
}
