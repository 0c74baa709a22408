import { useEffect, useState } from "react";

/** A folder is the name its projects give; one without projects lives in this browser until it has some. */
const keyOf = (userId: string) => `vitrine:page-folders:${userId}`;

function read(userId: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string") : [];
  } catch {
    return [];
  }
}

/** The names of folders that were made here, and how to change them. */
export function useKeptFolders(userId: string): [string[], (change: (names: string[]) => string[]) => void] {
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => setNames(read(userId)), [userId]);
  return [
    names,
    (change) =>
      setNames((before) => {
        const after = [...new Set(change(before))];
        try {
          localStorage.setItem(keyOf(userId), JSON.stringify(after));
        } catch {
          // Storage is off: an empty folder then lives as long as the page.
        }
        return after;
      }),
  ];
}
