import * as z from "zod/mini";
import { factSheetSchema } from "~/domain/facts/fact-sheet";
import { pageSchema } from "~/sections/page";

/** The element of an exported page that holds its document. */
const elementStart = '<script type="application/json" id="vitrine-page">';
const elementEnd = "</script>";

const imageSchema = z.object({
  assetId: z.string().check(z.minLength(1), z.maxLength(128)),
  name: z.string().check(z.maxLength(200)),
  /** Which of the `data:` addresses before the document it is, counted from 0; or the address itself where the page does not show it. */
  file: z.union([z.int().check(z.gte(0)), z.string()]),
});

/** What an exported page holds beside what it shows: enough to go on editing it. */
const exportedPageSchema = z.object({
  format: z.literal("vitrine-page"),
  version: z.literal(1),
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  page: pageSchema,
  facts: factSheetSchema,
  images: z.array(imageSchema).check(z.maxLength(2000)),
});
type ExportedPage = z.infer<typeof exportedPageSchema>;

/** As it was read: each file with its `data:` address. */
export type ReadExportedPage = Omit<ExportedPage, "images"> & {
  images: { assetId: string; name: string; dataUrl: string }[];
};

/** An exported page that cannot be read. */
export class ExportedPageError extends Error {
  readonly code = "exported_page_damaged";
  constructor(cause: unknown) {
    super("This exported page is damaged or from a later version. Export it again, then import that file.", {
      cause,
    });
  }
}

/** The page's HTML with its document at the end; `images` are the addresses of its assets, as the HTML shows them. */
export function withDocument(
  html: string,
  exported: Omit<ExportedPage, "format" | "version" | "images">,
  images: readonly { assetId: string; name: string; dataUrl: string }[],
): string {
  const shown = dataUrlsOf(html);
  const document = {
    format: "vitrine-page",
    version: 1,
    ...exported,
    images: images.map(({ assetId, name, dataUrl }) => {
      const place = shown.indexOf(dataUrl);
      // With its scheme it would be found among those the page shows.
      return { assetId, name, file: place < 0 ? dataUrl.slice("data:".length) : place };
    }),
  };
  // Nothing in it can end its element.
  const json = JSON.stringify(document).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  const end = html.lastIndexOf("</body>");
  return `${html.slice(0, end)}${elementStart}${json}${elementEnd}${html.slice(end)}`;
}

/**
 * The document in an exported page with the `data:` address of each of its assets; null in a page that is none. Throws an
 * ExportedPageError for one that cannot be read.
 */
export function readExportedPage(html: string): ReadExportedPage | null {
  const start = html.lastIndexOf(elementStart);
  if (start < 0) return null;
  const from = start + elementStart.length;
  try {
    const exported = exportedPageSchema.parse(JSON.parse(html.slice(from, html.indexOf(elementEnd, from))));
    const shown = dataUrlsOf(html.slice(0, start));
    const images = exported.images.flatMap(({ assetId, name, file }) => {
      const dataUrl = typeof file === "number" ? shown[file] : `data:${file}`;
      return dataUrl ? [{ assetId, name, dataUrl }] : [];
    });
    return { ...exported, images };
  } catch (error) {
    throw new ExportedPageError(error);
  }
}

/** Each once, in the order they stand. */
function dataUrlsOf(html: string): string[] {
  return [...new Set(html.match(/data:(?:image|font)\/[a-z0-9+.-]+;base64,[A-Za-z0-9+/=]+/g) ?? [])];
}
