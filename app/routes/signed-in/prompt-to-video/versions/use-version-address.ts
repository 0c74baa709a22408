import { useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Mix } from "./version-set";

/** What the address says of the choice: the set that is shown, the version that is picked, and a mix of two. */
export interface VersionAddress {
  /** Counted from 0. */
  set: number;
  picked: string | null;
  mix: Mix | null;
  showSet: (set: number) => void;
  pick: (id: string) => void;
  addMix: (mix: Mix, id: string) => void;
}

/** Kept in the address, so that a reload, Back and a link show the same. Another set is a step Back undoes. */
export function useVersionAddress(): VersionAddress {
  const [search, setSearch] = useSearchParams();
  const change = (fields: Record<string, string | null>, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(fields)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const number = Number(search.get("set") ?? "1");
  const mixed = search.get("mix");
  const mix = useMemo(() => {
    const [words, look] = mixed?.split(".") ?? [];
    return words && look ? { words, look } : null;
  }, [mixed]);
  return {
    set: Number.isInteger(number) && number >= 1 && number <= 99 ? number - 1 : 0,
    picked: search.get("version"),
    mix,
    showSet: (set) => change({ set: set === 0 ? null : String(set + 1), version: null, mix: null }, false),
    pick: (id) => change({ version: id }, true),
    addMix: (mix, id) => change({ mix: `${mix.words}.${mix.look}`, version: id }, true),
  };
}
