/** Marks the fields of a fact that cannot be saved as typed. */
export const unsavedFact = { "data-unsaved-fact": "" } as const;

/**
 * Whether the fields of a fact hold what cannot be saved as typed; shows the first that do. Whoever goes on asks before, for what was typed
 * would be lost.
 */
export function showUnsavedFact(): boolean {
  const form = document.querySelector<HTMLElement>("form[data-unsaved-fact]");
  form?.querySelector<HTMLElement>("input, textarea")?.focus();
  form?.scrollIntoView({ block: "center" });
  return form !== null;
}
