import { useMemo } from "react";
import { mediaAddress } from "~/client/media-address";
import type { PageTheme } from "~/sections/page";

/** Addresses of the typeface files that the brand of a page brings, by the id of the asset. */
export function useTypefaces({ brand }: PageTheme): ReadonlyMap<string, string> {
  const files = brand?.typefaces;
  return useMemo(
    () => new Map((files ?? []).map(({ assetId }) => [assetId, mediaAddress(assetId)])),
    [files],
  );
}
