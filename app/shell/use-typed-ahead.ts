import { useEffect, useRef } from "react";

/**
 * Keeps what is typed while the field that it is meant for is still being loaded; no key reaches the page meanwhile but
 * Escape and what is pressed with Control, Alt or Meta. What this answers is called by the field when it is there and
 * answers with what was typed.
 */
export function useTypedAhead(isWaiting: boolean): () => string {
  const end = useRef<(() => string) | null>(null);
  useEffect(() => {
    if (!isWaiting) return;
    let typed = "";
    const keep = (event: KeyboardEvent) => {
      if (event.key === "Escape" || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.key.length === 1) typed += event.key;
      else if (event.key === "Backspace") typed = typed.slice(0, -1);
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
