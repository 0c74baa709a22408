import { callApi } from "~/client/call-api";
import type { Library } from "~/scene/library";
import { resolveComposition } from "~/scene/resolve-composition";
import type { Storyboard } from "~/scene/storyboard";

/** What became of something published that was to show today's facts. */
interface BroughtUp {
  title: string;
  kind: "up-to-date" | "brought-up" | "held-up";
  /** Of one that is held up: what nothing backs. */
  statement?: string;
}
interface BroughtUpWork extends BroughtUp {
  contentId: string;
  /** Of one that was brought up: what others see of it now. */
  storyboard?: Storyboard;
}

/**
 * Brings published works and pages of a product up to its facts of today: those that are named, or, where its owner lets them follow, all after
 * it was saved. The posters that showed the words of before are drawn anew here; until then the works have none.
 */
export async function bringUpWorks(
  productId: string,
  asked: { contentIds: readonly string[] } | { saved: true },
  library: Library,
): Promise<BroughtUp[]> {
  const { works, pages } = await callApi<{ works: BroughtUpWork[]; pages: BroughtUp[] }>(
    `/api/v1/products/${productId}/published`,
    { method: "POST", body: asked },
  );
  drawPosters(works, library).catch((error) => console.error("The posters cannot be drawn", error));
  return [...works, ...pages];
}

async function drawPosters(works: readonly BroughtUpWork[], library: Library): Promise<void> {
  for (const { contentId, storyboard } of works) {
    if (!storyboard) continue;
    const { drawPoster } = await import("./draw-poster");
    const poster = await drawPoster(resolveComposition(storyboard, undefined, library));
    await callApi(`/api/v1/content/${contentId}/poster`, { method: "PUT", body: poster });
  }
}
