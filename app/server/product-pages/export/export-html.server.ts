import { dataAddress } from "~/formats/data-address";
import { withDocument } from "~/sections/export/exported-page";
import type { Settings } from "~/settings/settings.server";
import { renderPage } from "../render-page.server";
import type { ExportMaterial } from "./export-material.server";

/** A page in one file: its images, its typefaces and its document are in it, so that it shows and can be imported anywhere. */
export async function exportHtml(
  settings: Settings,
  material: ExportMaterial,
): Promise<Uint8Array<ArrayBuffer>> {
  const { project, page, shown, files, facts, head } = material;
  const { html } = renderPage(shown, head);
  const whole = await withFonts(settings, html);
  const images = files.map((file) => ({
    assetId: file.asset.id,
    name: file.asset.name,
    dataUrl: dataAddress(file),
  }));
  const exported = { title: project.title, page, facts: { facts: [...facts], decisions: [] } };
  return new TextEncoder().encode(withDocument(whole, exported, images));
}

/** Typefaces of our own are written into the page; without a file its stand-in shows. */
async function withFonts(settings: Settings, html: string): Promise<string> {
  const addresses = [...new Set(html.match(/\/fonts\/[\w./-]+\.woff2/g) ?? [])];
  let whole = html.replace(/<link rel="preload" as="font"[^>]*>/g, "");
  for (const address of addresses) {
    const answer = await settings.assets.fetch(new Request(new URL(address, "https://assets.invalid")));
    if (!answer.ok) continue;
    const bytes = new Uint8Array(await answer.arrayBuffer());
    whole = whole.replaceAll(address, dataAddress({ mediaType: "font/woff2", bytes }));
  }
  return whole;
}
