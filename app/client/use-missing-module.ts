import { useEffect, useState } from "react";
import { moduleFailureEvent } from "./miss-module";

/** The error of a part of the code that did not come, also after a reload: the page cannot go on without it. */
export function useMissingModule(): unknown {
  const [missing, setMissing] = useState<unknown>(null);
  useEffect(() => {
    const onFailure = (event: Event) => setMissing((event as CustomEvent<unknown>).detail);
    addEventListener(moduleFailureEvent, onFailure);
    return () => removeEventListener(moduleFailureEvent, onFailure);
  }, []);
  return missing;
}
