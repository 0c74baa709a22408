import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** Whether the field to find something is open. Mod F opens it; pressed in it once more, the browser’s own search answers. */
export function useFindKey(field: RefObject<HTMLInputElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const cameFrom = useRef<Element | null>(null);
  const open = useCallback(() => {
    cameFrom.current ??= document.activeElement;
    setOpen(true);
    field.current?.select();
  }, [field]);
  const close = useCallback(() => {
    setOpen(false);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    cameFrom.current = null;
  }, []);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
      if (key.toLowerCase() !== "f" || !(ctrlKey || metaKey) || shiftKey || altKey) return;
      if (target === field.current || (target instanceof Element && target.closest("[role=dialog]"))) return;
      event.preventDefault();
      open();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [field, open]);
  return { isOpen, open, close };
}
