import { formatCredits } from "../credits/format-credits";

const nextStep = "add your own photo or choose another model.";

/** What a picture was to show and does not, with what to do next. */
export function describeMissing(missing: string): string {
  return `No picture of “${missing}”: ${nextStep}`;
}

/**
 * What pictures were to show and do not, with the credits that came back for it and what to do next; null where they
 * show it all.
 */
export function describeReturned(
  pictures: readonly { missing?: string | undefined; creditsReturned?: number | undefined }[],
): string | null {
  const things = [...new Set(pictures.flatMap(({ missing }) => missing || []))].map((one) => `“${one}”`);
  if (things.length === 0) return null;
  const named = new Intl.ListFormat("en", { type: "conjunction" }).format(things);
  const credits = pictures.reduce((sum, { creditsReturned = 0 }) => sum + creditsReturned, 0);
  if (credits === 0) return `No picture of ${named}: ${nextStep}`;
  const verb = things.length === 1 ? "was" : "were";
  return `${formatCredits(credits)} returned: ${named} ${verb} not drawn. A${nextStep.slice(1)}`;
}
