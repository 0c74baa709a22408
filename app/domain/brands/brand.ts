import * as z from "zod/mini";
import { tones } from "~/domain/video/brief";

/** A brand: what makes works of one sender look and sound alike. Pure data; what is done with it lies beside it. */

export const brandLimits = {
  nameCharacters: 80,
  colors: 12,
  voiceCharacters: 300,
  words: 60,
  wordCharacters: 40,
  disclaimerCharacters: 300,
  endCardCharacters: 120,
  callToActionCharacters: 60,
  members: 50,
  logoPaths: 24,
  logoPathCharacters: 16_000,
  /** Brands of one person that are not in the trash. */
  brands: 50,
} as const;

export const corners = ["top-start", "top-end", "bottom-start", "bottom-end"] as const;
export type Corner = (typeof corners)[number];

export const brandColorRoles = ["background", "text", "accent", "secondary"] as const;
export type BrandColorRole = (typeof brandColorRoles)[number];

export const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const share = z.number().check(z.gte(0), z.lte(1));

/** A filled path of a logo: SVG path data, filled where it winds (nonzero). */
const logoPathSchema = z.object({
  d: z.string().check(z.minLength(1), z.maxLength(brandLimits.logoPathCharacters)),
  color: colorSchema,
});
export type LogoPath = z.infer<typeof logoPathSchema>;

/** A picture that stands for the brand, measured once when it was chosen. */
export const logoSchema = z.object({
  assetId: z.string().check(z.minLength(1), z.maxLength(128)),
  /** Width by height of what is visible. */
  ratio: z.number().check(z.gte(0.05), z.lte(20)),
  /** The colour most of its pixels have. */
  ink: colorSchema,
  /** What it is drawn by in place of its pixels, stretched from a view box of 100 × 100. */
  paths: z.optional(z.array(logoPathSchema).check(z.maxLength(brandLimits.logoPaths))),
});
export type Logo = z.infer<typeof logoSchema>;

/** `light` is light ink for dark backgrounds, `dark` dark ink for light ones, `mark` the sign without the name. */
export const logosSchema = z.object({
  light: z.nullable(logoSchema),
  dark: z.nullable(logoSchema),
  mark: z.nullable(logoSchema),
});
export type Logos = z.infer<typeof logosSchema>;

/** What its owner said of the right to use a typeface in videos. */
export const typefaceLicences = ["own", "bought", "open"] as const;

const familySchema = z.string().check(z.minLength(1), z.maxLength(64));

/** A typeface file of a person's own, as it is drawn. */
export const typefaceFileSchema = z.object({
  assetId: z.string().check(z.minLength(1), z.maxLength(56)),
  /** What it calls itself. */
  family: familySchema,
  /** One of the families every video may use: for characters it lacks, and where the file cannot be had. */
  standIn: familySchema,
  /** How wide its letters are beside the stand-in's, measured once. */
  width: z.number().check(z.gte(0.4), z.lte(2.5)),
});
export type TypefaceFile = z.infer<typeof typefaceFileSchema>;

/** One of the families every video may use; with a file, what stands in for it. */
export const brandTypefaceSchema = z.object({
  family: familySchema,
  file: z.optional(
    z.object({
      ...z.omit(typefaceFileSchema, { standIn: true }).shape,
      licence: z.enum(typefaceLicences),
    }),
  ),
});
export type BrandTypeface = z.infer<typeof brandTypefaceSchema>;

const wordsSchema = z
  .array(z.string().check(z.minLength(1), z.maxLength(brandLimits.wordCharacters)))
  .check(z.maxLength(brandLimits.words));

/** What its owner sets. */
export const brandFieldsSchema = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(brandLimits.nameCharacters)),
  logos: logosSchema,
  /** Where the logo stands, and in which scenes. */
  logoPlace: z.object({ corner: z.enum(corners), scenes: z.enum(["all", "last"]) }),
  /** The first of each role is used; others are kept to choose from. */
  colors: z
    .array(z.object({ role: z.enum(brandColorRoles), color: colorSchema }))
    .check(z.maxLength(brandLimits.colors)),
  /** Corners of cards and pictures, in units of 1/1080 of the shorter side; null leaves them to the template. */
  radius: z.nullable(z.number().check(z.gte(0), z.lte(999))),
  typefaces: z.object({
    headline: z.nullable(brandTypefaceSchema),
    body: z.nullable(brandTypefaceSchema),
  }),
  /** The tone its videos begin with; null leaves it to the brief. */
  tone: z.nullable(z.enum(tones)),
  /** How it speaks, in words; writers are told. */
  voice: z.string().check(z.maxLength(brandLimits.voiceCharacters)),
  wordsToUse: wordsSchema,
  wordsToAvoid: wordsSchema,
  disclaimer: z.string().check(z.maxLength(brandLimits.disclaimerCharacters)),
  /** The logo alone with a line under it, at the end of a video. */
  endCard: z.object({
    show: z.boolean(),
    text: z.string().check(z.maxLength(brandLimits.endCardCharacters)),
  }),
  watermark: z.object({ show: z.boolean(), corner: z.enum(corners), opacity: share }),
  callToAction: z.string().check(z.maxLength(brandLimits.callToActionCharacters)),
  /** E-mail addresses with which it is shared, in lower case: they read it and use it. */
  members: z.array(z.string().check(z.maxLength(254))).check(z.maxLength(brandLimits.members)),
  /** The address it was read from. */
  sourceUrl: z.nullable(z.string().check(z.maxLength(2048))),
});
export type BrandFields = z.infer<typeof brandFieldsSchema>;

export const newBrand: BrandFields = {
  name: "Untitled brand",
  logos: { light: null, dark: null, mark: null },
  logoPlace: { corner: "top-start", scenes: "all" },
  colors: [],
  radius: null,
  typefaces: { headline: null, body: null },
  tone: null,
  voice: "",
  wordsToUse: [],
  wordsToAvoid: [],
  disclaimer: "",
  endCard: { show: false, text: "" },
  watermark: { show: false, corner: "bottom-end", opacity: 0.5 },
  callToAction: "",
  members: [],
  sourceUrl: null,
};
