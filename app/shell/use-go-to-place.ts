import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { findPathRule } from "~/domain/access/access";
import type { Place } from "./places";

/** Whether a place needs a document of its own from here: only documents of staff pages know the routes of staff. */
export function needsDocument({ access }: Pick<Place, "access">, pathname: string): boolean {
  return access === "staff" && findPathRule(pathname.split("/").filter(Boolean))?.access !== "staff";
}

/** Goes to a place, as a link to it would. */
export function useGoToPlace(): (place: Place) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(
    (place) => {
      if (needsDocument(place, pathname)) location.assign(place.path);
      else void navigate(place.path);
    },
    [navigate, pathname],
  );
}
