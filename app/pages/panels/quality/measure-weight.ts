import { islandScripts } from "virtual:island-scripts";
import { pageCss } from "~/sections/page-css";
import { imageBytes, type WeightLine, weightBudgets } from "~/sections/quality/page-weight";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";

/** What a visitor loads: text as it is sent, compressed by gzip; fonts as the preview loaded them; images as they will be published. */
export async function measureWeight(page: ShownPage, inner: Document): Promise<WeightLine[]> {
  const islands = new Set(page.sections.flatMap(({ type }) => sectionTypes.get(type)?.islands ?? []));
  const script = [...islands].map((name) => islandScripts[name]?.code ?? "").join("");
  const html =
    inner.querySelector("main")?.outerHTML.replace(/ data-(slot|image|section)="[^"]*"/g, "") ?? "";
  const [text, scripts] = await Promise.all([gzipBytes(html + pageCss(page)), gzipBytes(script)]);
  const fonts = (inner.defaultView?.performance.getEntriesByType("resource") ?? [])
    .filter(({ name }) => new URL(name).pathname.startsWith("/fonts/"))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  const images = imageBytes(page, (assetId) => widthOf(page, inner, assetId));
  return [
    { name: "HTML and CSS", bytes: text, budget: weightBudgets.text, how: "compressed, as it is sent" },
    {
      name: "Scripts",
      bytes: scripts,
      budget: weightBudgets.script,
      how: islands.size > 0 ? "compressed, for sections that move" : "none is needed",
    },
    {
      name: "Images",
      bytes: images.bytes,
      budget: weightBudgets.image,
      how: "estimated from their size on a desktop",
    },
    { name: "Fonts", bytes: fonts, budget: weightBudgets.font, how: "the files this page needs" },
  ];
}

function widthOf(page: ShownPage, inner: Document, assetId: string): number {
  const slot = page.sections
    .flatMap((section) => [section.slots, ...section.blocks.map(({ slots }) => slots)])
    .flatMap((slots) => Object.values(slots))
    .find((each) => each?.kind === "image" && each.assetId === assetId);
  if (!slot) return 0;
  const { sectionId, blockId, slot: name } = slot.place;
  const key = [sectionId, blockId ?? "", name].join("/");
  return inner.querySelector(`[data-image="${CSS.escape(key)}"] img`)?.clientWidth ?? 0;
}

async function gzipBytes(text: string): Promise<number> {
  if (text === "") return 0;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return (await new Response(stream).arrayBuffer()).byteLength;
}
