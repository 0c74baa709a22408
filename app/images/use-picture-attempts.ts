import { useEffect, useState } from "react";

const firstPauseMs = 3000;
const mostAttempts = 5;

/**
 * A picture that did not load is asked for again after a while, longer each time, and as soon as there is a connection.
 * `attempt` is the key of its `img`; while it is missing, what stands behind it is better seen than a broken one.
 */
export function usePictureAttempts() {
  const [attempt, setAttempt] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return;
    const again = () => setAttempt((count) => count + 1);
    const timer = attempt < mostAttempts ? setTimeout(again, firstPauseMs * 2 ** attempt) : undefined;
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [isMissing, attempt]);
  return { attempt, isMissing, setMissing };
}
