import type { ReactNode } from "react";

/** Something the palette can do. */
export interface Command {
  id: string;
  group: string;
  label: string;
  /** Other words people look for it by. */
  words?: string;
  keys?: string;
  icon?: ReactNode;
  run: () => void;
}
