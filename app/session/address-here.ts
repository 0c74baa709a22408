import { useHydrated } from "~/client/use-hydrated";
import { isInImageArea } from "~/domain/access/image-area";
import { pageData } from "./page-data";

/**
 * Where a page of the product is reached from this host: at its path; from the host of the image area, which has no
 * other pages, at the main host. Null where that is not known: then nothing may lead there.
 */
export function addressHere(path: string): string | null {
  const { isImageHost, mainHost } = pageData();
  const address = new URL(path, location.href);
  if (!isImageHost || isInImageArea(address.pathname)) return path;
  if (!mainHost) return null;
  address.hostname = mainHost;
  return address.href;
}

/** Whether a page exists on this host itself, with what this one hands on to it. */
export function isHere(path: string): boolean {
  return addressHere(path) === path;
}

/** As `addressHere` and `isHere`, for what stands in exported pages: those are the same on both hosts. */
export function useAddressHere(): { addressHere: typeof addressHere; isHere: typeof isHere } {
  return useHydrated() ? { addressHere, isHere } : asExported;
}

const asExported = { addressHere: (path: string) => path, isHere: () => true };
