import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Goes to the generation that the address names, once for each time it is gone to, as soon as it stands there. */
export function useFeedPlace(generationCount: number): void {
  const { hash, key } = useLocation();
  const shown = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each generation that comes it may stand there
  useEffect(() => {
    if (!hash.startsWith("#generation-") || shown.current === key) return;
    const place = document.getElementById(decodeURIComponent(hash.slice(1)));
    if (!place) return;
    shown.current = key;
    place.scrollIntoView({ block: "center" });
  }, [hash, key, generationCount]);
}
