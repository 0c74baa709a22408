import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Asset } from "~/stores/assets/asset-document";

/** The picture that is edited. */
export type EditedImage = Pick<Asset, "id" | "name" | "width" | "height" | "report">;

/** What is done with a picture is in the address, too; only another picture has to be asked for. */
export function revalidateOnImage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSame = currentUrl.searchParams.get("image") === nextUrl.searchParams.get("image");
  return isSame && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}
