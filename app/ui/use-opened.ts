import { useState } from "react";

/** Whether something has been open yet: what is loaded when first opened then stays, so that it can close with its transition. */
export function useOpened(isOpen: boolean): boolean {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return isOpen || wasOpened;
}
