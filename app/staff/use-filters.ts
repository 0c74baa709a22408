import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";

export interface Filters<Name extends string> {
  /** Empty where a filter is not set. */
  values: Record<Name, string>;
  /** Typing is one step of the history (`isTyping`), a choice is another. */
  set: (change: Partial<Record<Name, string>>, isTyping?: boolean) => void;
  /** Takes all of them away, and leaves the rest of the address. */
  clear: () => void;
  /** How many are set. */
  count: number;
}

/**
 * The filters of a page, kept in its address, so that what is seen can be sent to somebody. `names` is the same list at each
 * rendering.
 */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const [parameters, setParameters] = useSearchParams();
  const set = useCallback(
    (change: Partial<Record<Name, string>>, isTyping = false) => {
      setParameters(
        (before) => {
          for (const [name, value] of Object.entries<string | undefined>(change)) {
            if (value) before.set(name, value);
            else before.delete(name);
          }
          return before;
        },
        { replace: isTyping, preventScrollReset: true },
      );
    },
    [setParameters],
  );
  const values = useMemo(
    () => Object.fromEntries(names.map((name) => [name, parameters.get(name) ?? ""])) as Record<Name, string>,
    [names, parameters],
  );
  return {
    values,
    set,
    clear: () => set(Object.fromEntries(names.map((name) => [name, ""])) as Record<Name, string>),
    count: names.filter((name) => values[name]).length,
  };
}
