export const modes = ["sign-in", "create", "reset", "link"] as const;
export type Mode = (typeof modes)[number];

/** The mode in the address; anything unknown is signing in. */
export function parseMode(value: string | null): Mode {
  return modes.find((mode) => mode === value) ?? "sign-in";
}

/** What a form gets from the page. */
export interface ModeProps {
  /** Address of the same page in another mode. */
  linkTo: (mode: Mode) => string;
  /** Path and query to come back to after signing in, or null. */
  returnTo: string | null;
}
