import type { Fact } from "~/domain/facts/fact";
import type { ShownSection } from "~/sections/define-section";
import type { PageMessages } from "~/sections/messages";
import type { PageTheme, SlotContent, SlotKind } from "~/sections/page";

/** Where words stand in the document, so that they can be edited where they are shown. */
export interface SlotPlace {
  sectionId: string;
  blockId: string | null;
  slot: string;
}

/** A place as an element of the page is marked with it; `placeOfKey` reads it. */
export function placeKey({ sectionId, blockId, slot }: SlotPlace): string {
  return [sectionId, blockId ?? "", slot].join("/");
}

export function placeOfKey(key: string): SlotPlace {
  const [sectionId = "", blockId, slot = ""] = key.split("/");
  return { sectionId, blockId: blockId || null, slot };
}

/** A file that shows an image at one width. */
export interface ImageFile {
  src: string;
  /** In pixels. */
  width: number;
  mediaType: string;
}

/** What is known of the file of an asset. */
export interface PageImage {
  /** The image as every browser reads it. */
  src: string;
  /** In pixels, of the original. */
  width: number;
  height: number;
  /** AVIF and WebP at several widths, the smaller first; empty where there are none. */
  files: readonly ImageFile[];
  /** Mean colour, shown until it is loaded. */
  color: string | null;
}

/** A published video of ours. */
export interface PageVideo {
  title: string;
  /** Its first frame. */
  posterSrc: string | null;
  /** Width by height. */
  ratio: number;
  durationSeconds: number;
  /** The bare player, and the page it plays on. */
  playerHref: string;
  watchHref: string;
}

/** The content of a slot with everything worked out. */
interface ShownKinds {
  text: { text: string };
  fact: { fact: Pick<Fact, "id" | "kind" | "value">; label: string; text: string };
  image: Extract<SlotContent, { kind: "image" }> & { file: PageImage };
  video: { video: PageVideo };
  link: { href: string };
  choice: { value: string };
  number: { value: number };
  date: { value: string };
  switch: { value: boolean };
  icon: { name: string };
  table: { rows: readonly (readonly string[])[] };
}
export type ShownSlot<Kind extends SlotKind = SlotKind> = Kind extends SlotKind
  ? { kind: Kind; place: SlotPlace } & Omit<ShownKinds[Kind], "kind">
  : never;

/** A page with everything worked out that a view needs. */
export interface ShownPage {
  language: string;
  direction: "ltr" | "rtl";
  theme: PageTheme;
  /** Null where the page has no address to lead to. */
  action: { href: string; label: string } | null;
  /** Where its sections are drawn: marks for editing are on the page only in the builder. */
  isEditing: boolean;
  /** Where forms of the page are sent; null where none can be (a preview, an export without an address). */
  formHref: string | null;
  /** What the address of an action is added to, so that clicks on it are counted on the way; absent or null where nobody counts. */
  goHref?: string | null;
  /** When it is rendered, in milliseconds since 1970; absent where nobody knows when it will be seen. */
  shownAt?: number;
  sections: ShownSection[];
  /** Words of the page itself: "Buy now", "Read more". */
  messages: PageMessages;
  /** Stated facts of the product, for structured data. */
  facts: readonly Pick<Fact, "id" | "kind" | "value" | "label" | "variantId">[];
  /** Addresses of the brand's own typeface files, by the id of the asset; what is not there has its stand-in. */
  typefaces?: ReadonlyMap<string, string>;
}
