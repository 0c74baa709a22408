/** The title of a page's tab: "Videos · Vitrine". For a route's `meta`. */
export function pageTitle(place: string): string {
  return `${place} · Vitrine`;
}
