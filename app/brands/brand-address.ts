/** Where a brand is edited, seen from the page of products and brands. */
export function brandAddress(brandId: string): string {
  return `?${new URLSearchParams({ tab: "brands", brand: brandId })}`;
}
