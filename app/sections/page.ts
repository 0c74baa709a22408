import * as z from "zod/mini";
import { logosSchema, typefaceFileSchema } from "~/domain/brands/brand";
import { factBindingSchema, mostBindings } from "~/scene/fact-binding";
import { upgradeSections } from "~/sections/upgrade-sections";

/**
 * The document of a product page: what each section is meant to say and show, as stored. It holds intent only; facts are
 * written into it, pictures found and the theme worked out by `resolvePage`, and nothing of that is stored.
 */

export const pageLimits = {
  sections: 25,
  blocks: 50,
  textCharacters: 4000,
  takes: 8,
  tableRows: 40,
  tableCells: 12,
  /** Of the document as JSON. */
  bytes: 600_000,
} as const;

const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const assetId = z.string().check(z.minLength(1), z.maxLength(128));
const fraction = z.number().check(z.gte(0), z.lte(1));
const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const name = z.string().check(z.regex(/^[a-z][a-zA-Z0-9-]{0,31}$/));

/** Words that a text had, or was offered; nothing of them is shown. */
const textTakeSchema = z.object({
  id: idSchema,
  text: z.string().check(z.maxLength(pageLimits.textCharacters)),
  /** BCP 47; absent where it is the page's. */
  language: z.optional(z.string().check(z.maxLength(35))),
  /** ISO 8601. */
  keptAt: z.string().check(z.maxLength(32)),
  /** Label of the model that wrote it; null for what a person wrote. */
  madeBy: z.nullable(z.string().check(z.maxLength(120))),
});
export type TextTake = z.infer<typeof textTakeSchema>;

export const slotContentSchema = z.discriminatedUnion("kind", [
  /** Plain words; an empty line parts paragraphs. */
  z.object({
    kind: z.literal("text"),
    text: z.string().check(z.maxLength(pageLimits.textCharacters)),
    /** Places of it that state a fact: written anew when the fact changes. */
    facts: z.optional(z.array(factBindingSchema).check(z.maxLength(mostBindings))),
    takes: z.optional(z.array(textTakeSchema).check(z.maxLength(pageLimits.takes))),
    /** Stands in an example for a person's own words. */
    sample: z.optional(z.literal(true)),
  }),
  /** What is known of the product, as it is known when the page is shown. */
  z.object({ kind: z.literal("fact"), factId: z.string().check(z.minLength(1), z.maxLength(64)) }),
  z.object({
    kind: z.literal("image"),
    assetId,
    alt: z.string().check(z.maxLength(400)),
    /** Point that stays in view where the image is cropped, 0–1 from the left and from the top. */
    focusX: fraction,
    focusY: fraction,
  }),
  /** A published video of the same person. */
  z.object({ kind: z.literal("video"), contentId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  /** `https:`, `http:`, `mailto:`, `tel:` or a place on the page (`#id`); see `safeHref`. */
  z.object({ kind: z.literal("link"), href: z.string().check(z.maxLength(2048)) }),
  z.object({ kind: z.literal("choice"), value: z.string().check(z.maxLength(64)) }),
  z.object({ kind: z.literal("number"), value: z.number() }),
  /** ISO 8601 with its offset from UTC. */
  z.object({ kind: z.literal("date"), value: z.string().check(z.maxLength(32)) }),
  z.object({ kind: z.literal("switch"), value: z.boolean() }),
  z.object({ kind: z.literal("icon"), name: z.string().check(z.maxLength(64)) }),
  /** The first row names the columns. */
  z.object({
    kind: z.literal("table"),
    rows: z
      .array(
        z.object({
          cells: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(pageLimits.tableCells)),
        }),
      )
      .check(z.maxLength(pageLimits.tableRows)),
  }),
]);
export type SlotContent = z.infer<typeof slotContentSchema>;
export type SlotKind = SlotContent["kind"];

const slotsSchema = z.record(name, slotContentSchema);
export type Slots = z.infer<typeof slotsSchema>;

const blockSchema = z.object({ slots: slotsSchema });
export type Block = z.infer<typeof blockSchema>;

export const sectionSchema = z.object({
  /** One of `sectionTypes`; a type that is not known here is kept and not shown. */
  type: name,
  /** Of the type's own schema; what is older is brought up when it is read. */
  version: z.int().check(z.gte(1)),
  variant: name,
  isHidden: z.optional(z.literal(true)),
  slots: slotsSchema,
  blocks: z.record(idSchema, blockSchema),
  blockOrder: z.array(idSchema).check(z.maxLength(pageLimits.blocks)),
});
export type Section = z.infer<typeof sectionSchema>;

export const pageThemeSchema = z.object({
  /** One of `themes`. */
  id: name,
  /** `auto` is as the visitor's device is set. */
  mode: z.enum(["light", "dark", "auto"]),
  /** What stands in for the theme's own: a brand's colours, typefaces and corners. The same tokens as a video's. */
  style: z.optional(
    z.object({
      accent: z.optional(colorSchema),
      background: z.optional(colorSchema),
      text: z.optional(colorSchema),
      headlineFamily: z.optional(z.string().check(z.maxLength(64))),
      bodyFamily: z.optional(z.string().check(z.maxLength(64))),
      radius: z.optional(z.number().check(z.gte(0), z.lte(999))),
    }),
  ),
  brand: z.optional(
    z.object({
      brandId: z.string().check(z.minLength(1), z.maxLength(128)),
      name: z.string().check(z.maxLength(80)),
      logos: logosSchema,
      typefaces: z.optional(z.array(typefaceFileSchema).check(z.maxLength(2))),
    }),
  ),
});
export type PageTheme = z.infer<typeof pageThemeSchema>;

const seoSchema = z.object({
  title: z.string().check(z.maxLength(200)),
  description: z.string().check(z.maxLength(500)),
  /** An address of the person's own that search engines are to prefer. */
  canonical: z.optional(z.string().check(z.maxLength(2048))),
  /** Of the share card; without one, the first image of the page. */
  imageAssetId: z.optional(assetId),
  /** Search engines are asked to leave it out. */
  isUnlisted: z.optional(z.literal(true)),
});

const pageFieldsSchema = z.object({
  version: z.literal(1),
  /** BCP 47 tag of its words. */
  language: z.string().check(z.minLength(2), z.maxLength(35)),
  theme: pageThemeSchema,
  /** Where buttons lead that have no link of their own, and what they say; an empty address shows no button. */
  action: z.object({
    href: z.string().check(z.maxLength(2048)),
    label: z.string().check(z.maxLength(60)),
  }),
  seo: seoSchema,
  order: z.array(idSchema).check(z.maxLength(pageLimits.sections)),
  sections: z.record(idSchema, sectionSchema),
});
export type Page = z.infer<typeof pageFieldsSchema>;

/** Reads a page of every version ever stored and gives the present one. */
export const pageSchema = z.pipe(z.transform(upgradeSections), pageFieldsSchema);

/** Throws `z.core.$ZodError` that names each wrong field. */
export function parsePage(value: unknown): Page {
  return pageSchema.parse(value);
}

/** The sections in their order, each with its id. */
export function sectionsOf(page: Pick<Page, "order" | "sections">): (Section & { id: string })[] {
  return page.order.flatMap((id) => {
    const section = page.sections[id];
    return section ? [{ ...section, id }] : [];
  });
}

/** The blocks of a section in their order, each with its id. */
export function blocksOf(section: Pick<Section, "blocks" | "blockOrder">): (Block & { id: string })[] {
  return section.blockOrder.flatMap((id) => {
    const block = section.blocks[id];
    return block ? [{ ...block, id }] : [];
  });
}
