import { useCallback, useEffect, useRef, useState } from "react";

const HIDE_AFTER_MS = 2500;

/** Whether controls show: always while `isAllowed` is false, else until nothing has been touched for a while. */
export function useAutoHide(isAllowed: boolean): { isVisible: boolean; wake: () => void; hide: () => void } {
  const [isAwake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setAwake(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAwake(false), HIDE_AFTER_MS);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(false);
  }, []);
  useEffect(() => {
    if (isAllowed) wake();
    return () => clearTimeout(timer.current);
  }, [isAllowed, wake]);
  return { isVisible: !isAllowed || isAwake, wake, hide };
}
