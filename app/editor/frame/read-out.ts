/** At the end of a message, where it changes nothing that is heard. */
const unheard = "\u00a0";

/** What is to stand where screen readers read: the same message again is another text, so that each press is heard. */
export function readOut(present: string | null, message: string): string {
  return present === message ? message + unheard : message;
}
