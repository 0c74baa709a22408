import { useEffect, useState } from "react";

/**
 * Code of the page that is not needed at first: null until it has been wanted and has come. `load` is one and the same
 * function each time. What becomes of code that cannot be had is `loadModule`'s.
 */
export function useModule<Module>(load: () => Promise<Module>, isWanted: boolean): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setModule(() => loaded),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return module;
}
