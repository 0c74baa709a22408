import { islandScripts } from "virtual:island-scripts";
import { renderToStaticMarkup } from "react-dom/server";
import { joinBytes } from "~/formats/bytes";
import { ZipFile } from "~/formats/zip-file";
import { pageCss } from "~/sections/page-css";
import { sectionTypes } from "~/sections/section-types";
import type { ShownPage } from "~/sections/shown-page";
import { SectionOnPage } from "~/sections/view/page-body";
import type { ExportMaterial } from "./export-material.server";
import type { ExportedFile } from "./exported-files.server";
import { tokenise, toLiquid } from "./shopify-tokens";

/** Shopify's own limits: shopify.dev, "Section schema" and "JSON templates". */
const nameCharacters = 25;

/** What an image is called among the assets of the theme. */
export function shopifyFileName({ asset, mediaType }: ExportedFile): string {
  const ending = /\/([a-z0-9]+)/.exec(mediaType)?.[1] ?? "webp";
  return `vitrine-${asset.id.toLowerCase().replace(/[^a-z0-9]/g, "")}.${ending}`;
}

/**
 * A page for a theme of Shopify (Online Store 2.0): a section of Liquid for each section, a JSON template that holds their words in
 * order, the CSS and the images. Unpacked into a theme, it is the template "vitrine" of products.
 */
export async function exportShopify({
  shown,
  files,
  page,
}: ExportMaterial): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new ZipFile(async (bytes) => {
    parts.push(bytes);
  });
  const add = (name: string, text: string) => zip.add(name, new TextEncoder().encode(text));
  const names = new Map(files.map((file) => [file.asset.id, shopifyFileName(file)]));
  const sections: Record<string, { type: string; settings: Record<string, string> }> = {};
  for (const [index, section] of shown.sections.entries()) {
    const type = `vitrine-${index + 1}-${section.type}`;
    const { liquid, values } = liquidSection(section, shown, (id) => names.get(id) ?? null);
    await add(`sections/${type}.liquid`, liquid);
    sections[`s${index + 1}`] = { type, settings: values };
  }
  const order = Object.keys(sections);
  await add("templates/product.vitrine.json", JSON.stringify({ sections, order }, null, 2));
  await add("assets/vitrine.css", scopedCss(shown));
  for (const file of files) await zip.add(`assets/${shopifyFileName(file)}`, file.bytes);
  await add("vitrine-page.json", JSON.stringify(page, null, 2));
  await zip.finish();
  return joinBytes(parts);
}

function liquidSection(
  section: ShownPage["sections"][number],
  page: ShownPage,
  fileOf: (assetId: string) => string | null,
): { liquid: string; values: Record<string, string> } {
  const definition = sectionTypes.get(section.type);
  if (!definition) throw new Error(`There is no section of the type ${section.type}.`);
  const tokens = tokenise(
    section,
    {
      slots: definition.slots,
      blocks: definition.blocks?.slots ?? {},
      blockLabel: definition.blocks?.label ?? "",
    },
    fileOf,
  );
  const html = renderToStaticMarkup(<SectionOnPage section={tokens.section} page={page} />);
  const scripts = (definition.islands ?? []).flatMap((name) => islandScripts[name]?.code ?? []);
  const schema = {
    name: definition.label.slice(0, nameCharacters),
    tag: "div",
    class: "vitrine",
    settings: tokens.settings,
    presets: [],
  };
  const liquid = [
    "{{ 'vitrine.css' | asset_url | stylesheet_tag }}",
    `<div class="vitrine-page" lang="${page.language}" dir="${page.direction}">`,
    toLiquid(html, tokens.liquid),
    "</div>",
    ...scripts.map((code) => `{% raw %}<script type="module">${code}</script>{% endraw %}`),
    `{% schema %}\n${JSON.stringify(schema, null, 2)}\n{% endschema %}`,
    "",
  ].join("\n");
  return { liquid, values: tokens.values };
}

/** The page's CSS within the theme of a shop, whose own header and footer it leaves alone. */
function scopedCss(page: ShownPage): string {
  const css = pageCss(page).replace(/@font-face\s*\{[^}]*\}/g, "");
  return `@scope (.vitrine-page) {\n${css.replaceAll(":root", ":scope").replace(/(^|[},\s])(html|body)(?=[\s,{.:])/g, "$1:scope")}\n}\n`;
}
