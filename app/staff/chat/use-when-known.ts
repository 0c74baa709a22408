import { useEffect, useRef } from "react";

/**
 * Waits for something that is still read: what is asked of the page meanwhile is done once it is there. Rejects with why it cannot
 * be read.
 */
export function useWhenKnown<Value>(value: Value | null, problem: Error | null): () => Promise<Value> {
  const waiting = useRef<PromiseWithResolvers<Value> | null>(null);
  useEffect(() => {
    if (value !== null) waiting.current?.resolve(value);
    else if (problem) waiting.current?.reject(problem);
    else return;
    waiting.current = null;
  }, [value, problem]);
  return async () => {
    if (value !== null) return value;
    if (problem) throw problem;
    waiting.current ??= Promise.withResolvers<Value>();
    return waiting.current.promise;
  };
}
