/** What a maker that finds its subject in the words of a prompt would show of it. */
export interface ShownSubject {
  /** Null where the words name nothing that it is sure to show rightly. */
  subject: { id: string; label: string } | null;
  /** Words that ask for something that is not shown; "" where there are none. */
  missing: string;
}

/** What of a prompt a maker would leave out, and what comes in its place; null where nothing is left out. */
export function describeLeftOut(modelLabel: string, { subject, missing }: ShownSubject): string | null {
  if (!missing) return null;
  const shown = subject ? subject.label.toLocaleLowerCase() : "colour, light and setting";
  return `${modelLabel} cannot draw “${missing}”: images show ${shown} instead. Add your own photo or choose another model.`;
}
