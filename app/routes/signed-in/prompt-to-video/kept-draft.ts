import { type BriefDraft, briefDraftSchema, newDraft } from "~/briefs/brief-draft";
import { briefLimits } from "~/domain/video/brief";

const storageKey = "vitrine:brief-draft";

/** The kept draft, or a new one where there is none or it is of an older shape. */
export function readDraft(): BriefDraft {
  try {
    return briefDraftSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? ""));
  } catch {
    return newDraft();
  }
}

export function keepDraft(draft: BriefDraft): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // Storage is full or off: the draft then lives as long as the page.
  }
}

/** Empties what is kept, unless another tab has put its own words there since. */
export function forgetDraft({ prompt }: BriefDraft): void {
  if (readDraft().prompt === prompt) keepDraft(newDraft());
}

/** What another page hands over: words and files from home, an example, a picture with its prompt from its own page. */
export interface Brought {
  prompt?: string;
  /** The words are to be made into a script at once, as they are; an earlier brief stays for another time. */
  starts?: boolean;
  picture?: BriefDraft["uploads"][number];
  pictures?: BriefDraft["uploads"];
  /** What was set of the video there. */
  settings?: Partial<BriefDraft>;
  /** All that a sample says; what it leaves open begins anew. */
  brief?: Pick<BriefDraft, "prompt" | "format" | "lengthSeconds" | "language" | "tone">;
  /** A product, with what is known of it and its photos; the rest begins anew. */
  product?: Required<Pick<BriefDraft, "productId" | "brandId" | "facts" | "prompt" | "uploads">>;
  /** A template of the gallery, with the colours it was shown in. */
  template?: Pick<BriefDraft, "templateId" | "boardId" | "format" | "colors">;
  /** Where the pictures are to come from. */
  pictureSource?: BriefDraft["pictureSource"];
}

/**
 * The kept draft with what another page handed over. Words written on the home page replace those of the draft; the prompt of
 * a picture only fills an empty brief, for nobody has said it of their video.
 */
export function bringIn(
  kept: BriefDraft,
  { prompt, picture, pictures = [], settings, brief, product, template, pictureSource }: Brought,
): BriefDraft {
  if (template) return { ...kept, ...template, platform: null };
  if (product) return withProduct(newDraft(), product);
  if (brief) {
    const { prompt, format, lengthSeconds, language, tone } = brief;
    return { ...newDraft(prompt), format, lengthSeconds, language, tone };
  }
  const isTaken = prompt !== undefined && (!picture || kept.prompt.trim() === "");
  const begun = { ...kept, ...settings, ...(pictureSource && { pictureSource }) };
  const draft = isTaken ? { ...begun, prompt } : begun;
  return [...pictures, ...(picture ? [picture] : [])].reduce(withPicture, draft);
}

/** The draft about a product: its words, facts and photos in place of those before; how it is to be made stays. */
export function withProduct(draft: BriefDraft, product: NonNullable<Brought["product"]>): BriefDraft {
  const { uploads } = product;
  return { ...draft, ...product, pictureSource: uploads.length > 0 ? "uploads" : "made" };
}

/** With a picture of the person's own among those the video is made of; as it was where there is no room for it. */
function withPicture(draft: BriefDraft, picture: BriefDraft["uploads"][number]): BriefDraft {
  const others = draft.uploads.filter(({ assetId }) => assetId !== picture.assetId);
  if (others.length >= briefLimits.assets) return draft;
  return { ...draft, pictureSource: "uploads", uploads: [...others, picture] };
}
