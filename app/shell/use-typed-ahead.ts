import { useEffect, useRef } from "react";

/**
 * Keeps letters typed while the field that they are meant for is still being loaded; they, Backspace and Enter do not
 * reach the page meanwhile. What this answers is called by the field when it is there and answers with what was typed.
 */
export function useTypedAhead(isWaiting: boolean): () => string {
  const end = useRef<(() => string) | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    let typed = "";
    const keep = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key.length === 1) typed += event.key;
      else if (event.key === "Backspace") typed = typed.slice(0, -1);
      else if (event.key !== "Enter") return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener("keydown", keep, true);
    end.current = () => {
      window.removeEventListener("keydown", keep, true);
      return typed;
    };
    return () => window.removeEventListener("keydown", keep, true);
  }, [isWaiting]);
  return () => {
    const typed = end.current?.() ?? "";
    end.current = null;
    return typed;
  };
}
