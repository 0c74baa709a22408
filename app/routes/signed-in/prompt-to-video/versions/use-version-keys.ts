import { useEffect, useRef } from "react";

/** 1 to 9 anywhere on the page call with the place of a version, from 0; not where somebody types or a dialog is open. */
export function useVersionKeys(onPlace: (place: number) => void): void {
  const latest = useRef(onPlace);
  latest.current = onPlace;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      const { target } = event;
      const isTaken =
        target instanceof Element && target.closest("input, textarea, [contenteditable], [role=dialog]");
      if (isTaken || document.querySelector("[role=dialog]")) return;
      event.preventDefault();
      latest.current(Number(event.key) - 1);
    }
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
