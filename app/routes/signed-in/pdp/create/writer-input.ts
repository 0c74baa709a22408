import { usualLanguage } from "~/briefs/written-language";
import { type Language, languages } from "~/domain/text/language";
import type { WriterAsked } from "~/sections/writer/write-input";
import type { WriteAsked } from "~/sections/writer/write-request";
import type { BrandOfPage } from "./brand-of-making";
import type { Material } from "./material";
import type { GivenImage, PageDraft } from "./page-draft";

/** The language a page begins with: the chosen one, that of its facts, or the first of the browser's that we know. */
export function languageOf(
  draft: Pick<PageDraft, "language">,
  material: Pick<Material, "language">,
): Language {
  return usualLanguage(
    [draft.language ?? [], material.language ?? [], navigator.languages].flat(),
    languages,
  );
}

/** Where the buttons of the page lead. */
export function actionOf(draft: Pick<PageDraft, "actionHref">, material: Pick<Material, "address">): string {
  return draft.actionHref ?? material.address;
}

/** What the writer is given. An image that is no asset yet goes under a name that stands for it. */
export function writerInput(
  material: Material,
  draft: PageDraft,
  brand: BrandOfPage | null,
): { input: WriterAsked; images: GivenImage[] } {
  const images = material.images.map(
    (image, index): GivenImage => ({
      ...image,
      id: "assetId" in image.from ? image.from.assetId : `picture-${index + 1}`,
    }),
  );
  return {
    images,
    input: {
      facts: material.sheet.facts,
      decisions: material.sheet.decisions,
      images: images.map(({ id, alt, width, height }) => ({ assetId: id, alt, width, height })),
      language: languageOf(draft, material),
      tone: draft.tone,
      actionHref: actionOf(draft, material),
      brief: draft.note,
      variantId: draft.variantId,
      ...(brand && { brand }),
      today: new Date().toISOString().slice(0, 10),
    },
  };
}

/** The same for the same material: what was written of it is out of date when this differs. */
export function fingerprint(input: WriteAsked, outline: PageDraft["outline"]): string {
  const text = JSON.stringify([input, outline]);
  let hash = 0;
  for (let index = 0; index < text.length; index++) hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return `${text.length} ${hash}`;
}
