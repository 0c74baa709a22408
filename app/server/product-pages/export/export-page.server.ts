import { fileNameOf } from "~/domain/assets/file-name";
import type { PageExportKind } from "~/domain/pages/page-export";
import { joinBytes } from "~/formats/bytes";
import { dataAddress } from "~/formats/data-address";
import { ZipFile } from "~/formats/zip-file";
import { contentNodes } from "~/sections/export/content-nodes";
import { toMarkdown } from "~/sections/export/to-markdown";
import { toWordPress } from "~/sections/export/to-wordpress";
import type { Settings } from "~/settings/settings.server";
import type { Project } from "~/stores/projects/project-document";
import { exportHtml } from "./export-html.server";
import { type ExportMaterial, exportMaterial } from "./export-material.server";
import { exportShopify, shopifyFileName } from "./export-shopify.server";
import type { ExportedFile } from "./exported-files.server";

interface ExportedPageFile {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  fileName: string;
}

/** A project as a file for elsewhere. */
export async function exportPage(
  settings: Settings,
  project: Project,
  { kind, origin }: { kind: PageExportKind; origin: string },
): Promise<ExportedPageFile> {
  const addressOf = {
    html: dataAddress,
    shopify: shopifyFileName,
    wordpress: imageInZip,
    markdown: imageInZip,
  }[kind];
  const material = await exportMaterial(settings, project, { origin, addressOf });
  const name = (ending: string) =>
    fileNameOf(project.title, "image/png", "page").replace(/\.png$/, `.${ending}`);
  if (kind === "html") {
    const bytes = await exportHtml(settings, material);
    return { bytes, mediaType: "text/html; charset=utf-8", fileName: name("html") };
  }
  if (kind === "shopify") {
    return {
      bytes: await exportShopify(material),
      mediaType: "application/zip",
      fileName: name("shopify.zip"),
    };
  }
  const bytes = await exportText(material, kind);
  return { bytes, mediaType: "application/zip", fileName: name(`${kind}.zip`) };
}

/** The text of a page beside its images. */
async function exportText(
  { shown, files }: ExportMaterial,
  kind: "wordpress" | "markdown",
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new ZipFile(async (bytes) => {
    parts.push(bytes);
  });
  const nodes = contentNodes(shown);
  const text =
    kind === "markdown"
      ? toMarkdown(nodes, ({ image }) => image.src)
      : toWordPress(nodes, ({ image }) => image.src);
  await zip.add(kind === "markdown" ? "page.md" : "page.html", new TextEncoder().encode(text));
  for (const file of files) {
    if (file.mediaType.startsWith("image/")) await zip.add(imageInZip(file), file.bytes);
  }
  await zip.finish();
  return joinBytes(parts);
}

function imageInZip(file: ExportedFile): string {
  return `images/${shopifyFileName(file).replace(/^vitrine-/, "")}`;
}
