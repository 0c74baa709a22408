import { useEffect, useState, useSyncExternalStore } from "react";
import type { Brand } from "~/stores/brands/brand-document";
import { BrandSession, type BrandState } from "./brand-session";

/** A session of a brand for as long as the component stands, and its state now. */
export function useBrandSession(brand: Brand): { session: BrandSession; state: BrandState } {
  const [session] = useState(() => new BrandSession(brand));
  useEffect(() => session.adopt(brand), [session, brand]);
  useEffect(() => {
    addEventListener("pagehide", session.flush);
    return () => {
      removeEventListener("pagehide", session.flush);
      session.flush();
    };
  }, [session]);
  return { session, state: useSyncExternalStore(session.subscribe, session.read, session.read) };
}
