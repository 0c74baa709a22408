import { useEffect, useState } from "react";
import { idleMoment } from "~/session/idle-moment";

/** False until the page has what it needs at once, or the person begins to use it. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let isGone = false;
    void idleMoment().then(() => !isGone && setIdle(true));
    return () => {
      isGone = true;
    };
  }, []);
  return isIdle;
}
