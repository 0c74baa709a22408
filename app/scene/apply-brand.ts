import type { BrandColorRole, BrandFields, BrandTypeface, TypefaceFile } from "~/domain/brands/brand";
import { sameData } from "~/domain/data/same-data";
import { AA_TEXT, contrastRatio } from "~/scene/contrast";
import { type StyleTokens, setStyleTokens } from "~/scene/edit-style";
import { legible } from "~/scene/resolve/apply-theme";
import type { BrandOfVideo, Storyboard } from "~/scene/storyboard";
import { ownFamily } from "~/scene/text/own-family";

/** A colour of a brand that was moved towards black or white, and why. */
export interface ColorRepair {
  role: "text" | "accent";
  from: string;
  to: string;
  /** The background it has to be read on. */
  against: string;
  /** What its contrast was; it is at least `AA_TEXT` now. */
  contrast: number;
}

export interface AppliedBrand {
  storyboard: Storyboard;
  repairs: ColorRepair[];
}

/** What can be applied: a brand's fields with its id. */
export type AppliedFields = Omit<BrandFields, "members" | "sourceUrl"> & { id: string };

/**
 * The storyboard in a brand: its colours, as far as they can be read, typefaces and corners in place of the template's, its logo,
 * watermark, end card and disclaimer, its call to action on the last scene. What another brand gave goes; scenes stay.
 */
export function applyBrand(storyboard: Storyboard, brand: AppliedFields): AppliedBrand {
  const { colors, repairs } = readableColors(brand);
  const { headline, body } = familiesOf(brand.typefaces);
  const tokens: Partial<StyleTokens> = {
    ...colors,
    ...(headline && { headlineFamily: headline }),
    ...(body && { bodyFamily: body }),
    ...(brand.radius !== null && { radius: brand.radius }),
  };
  const styled = setStyleTokens(removeBrand(storyboard), tokens);
  return { storyboard: withAction({ ...styled, brand: brandOfVideo(brand) }, brand.callToAction), repairs };
}

/** The storyboard without a brand: the template's own look. Words stay as they are. */
export function removeBrand(storyboard: Storyboard): Storyboard {
  if (!storyboard.brand) return storyboard;
  const { brand: _, ...rest } = storyboard;
  return setStyleTokens(rest, {
    accent: undefined,
    background: undefined,
    text: undefined,
    headlineFamily: undefined,
    bodyFamily: undefined,
    radius: undefined,
  });
}

/** Whether the video looks as the brand does now, apart from its words. */
export function showsBrand(storyboard: Storyboard, brand: AppliedFields): boolean {
  const { storyboard: applied } = applyBrand(storyboard, brand);
  return sameData(applied.brand, storyboard.brand) && sameData(applied.style, storyboard.style);
}

/** The brand's colours as a video takes them, each moved as far as it has to be to be read on the brand's background. */
export function readableColors({ colors }: Pick<BrandFields, "colors">): {
  colors: Partial<Record<"background" | "text" | "accent", string>>;
  repairs: ColorRepair[];
} {
  const colorOf = (role: BrandColorRole) => colors.find((one) => one.role === role)?.color;
  const background = colorOf("background");
  const repairs: ColorRepair[] = [];
  const read = (role: ColorRepair["role"]) => {
    const from = colorOf(role);
    if (!from || !background) return from;
    const to = legible(from, background);
    const contrast = contrastRatio(from, background);
    if (contrast < AA_TEXT) repairs.push({ role, from, to, against: background, contrast });
    return to;
  };
  const [text, accent] = [read("text"), read("accent")];
  return {
    colors: { ...(background && { background }), ...(text && { text }), ...(accent && { accent }) },
    repairs,
  };
}

function brandOfVideo(brand: AppliedFields): BrandOfVideo {
  const { id, logos, logoPlace, watermark, endCard, disclaimer } = brand;
  const files = typefaceFiles(brand.typefaces);
  const hasLogo = Object.values(logos).some((logo) => logo !== null);
  return {
    brandId: id,
    logos,
    ...(hasLogo && { logo: logoPlace }),
    ...(hasLogo && watermark.show && { watermark: { corner: watermark.corner, opacity: watermark.opacity } }),
    ...(endCard.show && (hasLogo || endCard.text !== "") && { endCard: { text: endCard.text } }),
    ...(disclaimer !== "" && { disclaimer }),
    ...(files.length > 0 && { typefaces: files }),
  };
}

/** What words in a brand are set in, by their use; absent where it leaves that to the template. */
export function familiesOf({ headline, body }: BrandFields["typefaces"]): {
  headline?: string;
  body?: string;
} {
  return { ...(headline && { headline: familyOf(headline) }), ...(body && { body: familyOf(body) }) };
}

function familyOf({ family, file }: BrandTypeface): string {
  return file ? ownFamily(file.assetId) : family;
}

export function typefaceFiles({ headline, body }: BrandFields["typefaces"]): TypefaceFile[] {
  const files = new Map<string, TypefaceFile>();
  for (const typeface of [headline, body]) {
    if (!typeface?.file) continue;
    const { licence: _, ...file } = typeface.file;
    files.set(file.assetId, { ...file, standIn: typeface.family });
  }
  return [...files.values()];
}

function withAction(storyboard: Storyboard, action: string): Storyboard {
  const last = storyboard.scenes.at(-1);
  if (!last || action === "") return storyboard;
  const slots = { ...last.slots, action: { kind: "text" as const, text: action } };
  return { ...storyboard, scenes: [...storyboard.scenes.slice(0, -1), { ...last, slots }] };
}
