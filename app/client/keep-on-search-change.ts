import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * For loaders that read nothing from the query: what a page was served with stays while only its query changes, as
 * with a tab or a filter. So these work without the network, and ask for nothing with it.
 */
export function keepOnSearchChange({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOnlySearch = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOnlySearch && formMethod === undefined ? false : defaultShouldRevalidate;
}
