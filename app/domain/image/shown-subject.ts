/** What a maker that finds its subject in the words of a prompt would show of it. */
export interface ShownSubject {
  /** Null where the words name nothing that it is sure to show rightly. */
  subject: { id: string; label: string } | null;
  /** Words that ask for something that is not shown; "" where there are none. */
  missing: string;
}

/** The subject of a picture that shows a product of the person's own. */
export const productSubject = { id: "product", label: "product" } as const;

/** What the built-in maker would show of a request. */
export interface ShownRequest extends ShownSubject {
  /** Ids of the products that cannot be cut out of their pictures. */
  uncut: readonly string[];
  /** Whether some products could not be looked at yet: their small pictures are made after they have arrived. */
  isPartial: boolean;
}

/** What of a prompt a maker would leave out, and what comes in its place; null where nothing is left out. */
export function describeLeftOut(modelLabel: string, { subject, missing }: ShownSubject): string | null {
  if (!missing) return null;
  if (subject?.id === productSubject.id)
    return `${modelLabel} cannot draw “${missing}”: your product is shown without it, at no charge. Name a beach, a street, hills, a forest, a kitchen or a café, or choose another model.`;
  const shown = subject ? subject.label.toLocaleLowerCase() : "colour, light and setting";
  const price = subject ? "" : ", at no charge";
  return `${modelLabel} cannot draw “${missing}”: images show ${shown} ${subject ? "alone" : "instead"}${price}. Add your own photo or choose another model.`;
}

/** Which products are shown with what is behind them, by their places among the references, from 1; null where none is. */
export function describeUncut(places: readonly number[]): string | null {
  if (places.length === 0) return null;
  const named = new Intl.ListFormat("en", { type: "conjunction" }).format(places.map(String));
  return places.length === 1
    ? `Reference ${named} cannot be cut out, because its background is not plain: it is shown whole, as a framed print. Use a photo before a plain wall or a sheet of paper.`
    : `References ${named} cannot be cut out, because their backgrounds are not plain: they are shown whole, as framed prints. Use photos before a plain wall or a sheet of paper.`;
}
