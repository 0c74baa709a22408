import { standInsFor, weightIn } from "~/scene/text/font-stack";
import { ownFamily } from "~/scene/text/own-family";
import { coveredCharacters } from "~/scene/text/unicode-range";
import { fallbackFaces, genericFamily } from "~/sections/fonts/fallback-face";
import { fontHref, type PageFamily, pageFamily } from "~/sections/fonts/page-families";
import type { ShownPage } from "~/sections/shown-page";
import type { Theme } from "~/sections/themes/theme";

/** One of the two typefaces of a page: what CSS calls it, and the files it may load. */
export interface PageFont {
  /** Value of `font-family`. */
  stack: string;
  weight: number;
  /** `@font-face` rules, each for characters that the page has. */
  faces: readonly { css: string; href: string | null; range: string | null }[];
}

type FontsOf = Pick<ShownPage, "theme"> & Partial<Pick<ShownPage, "language" | "typefaces">>;

/** The typefaces of headlines and of all else; `characters` are those the page shows beside ASCII. */
export function pageFonts(
  theme: Theme,
  page: FontsOf,
  characters: ReadonlySet<string>,
): { headline: PageFont; body: PageFont } {
  const { style = {} } = page.theme;
  const { headline, body } = theme;
  return {
    headline: fontOf(
      {
        wanted: style.headlineFamily,
        theme: headline.family,
        weight: headline.weight,
        isCapitals: headline.uppercase,
      },
      page,
      characters,
    ),
    body: fontOf(
      { wanted: style.bodyFamily, theme: body.family, weight: body.weight, isCapitals: false },
      page,
      characters,
    ),
  };
}

interface Wish {
  wanted: string | undefined;
  theme: string;
  weight: number;
  isCapitals: boolean;
}

function fontOf(
  { wanted, theme, weight, isCapitals }: Wish,
  page: FontsOf,
  characters: ReadonlySet<string>,
): PageFont {
  const own = page.theme.brand?.typefaces?.find(({ assetId }) => wanted === ownFamily(assetId));
  const name = [own?.standIn, wanted, theme].find((one) => one && pageFamily(one)) as string;
  const family = pageFamily(name) as PageFamily;
  const ownHref = own && page.typefaces?.get(own.assetId);
  const weightThere = weightIn(name, weight);
  const fallbacks = fallbackFaces({
    name: `${name} ${weightThere}${isCapitals ? " capitals" : ""} fallback`,
    family,
    weight: weightThere,
    isCapitals,
    width: own && ownHref ? own.width : 1,
  });
  const standIn = fallbacks.map(({ css }) => ({ css, href: null, range: null }));
  const generic = genericFamily(family);
  const stackOf = (families: readonly string[]) =>
    `${[...families, ...fallbacks.map((face) => face.name)].map((one) => `"${one}"`).join(",")},${generic}`;
  if (own && ownHref) {
    // Without the stand-in's files: browsers would load them to show something until their own is there.
    const face = ownFace(`own ${own.assetId.replace(/\W/g, "")}`, ownHref);
    return { stack: stackOf([face.name]), weight, faces: [face, ...standIn] };
  }
  const missing = new Set(characters);
  const faces: PageFont["faces"][number][] = facesOf(name, family, missing);
  const others = standInsFor(name, page.language ?? "en").filter((other) => {
    const known = pageFamily(other);
    const found = known ? facesOf(other, known, missing, false) : [];
    faces.push(...found);
    return found.length > 0;
  });
  return { stack: stackOf([name, ...others]), weight: weightThere, faces: [...faces, ...standIn] };
}

/** The files of a family with characters that are still missing; those it has are no longer. Latin letters always come. */
function facesOf(name: string, { files, weights }: PageFamily, missing: Set<string>, withLatin = true) {
  return files.flatMap(({ file, range }) => {
    const isLatin = withLatin && range.startsWith("U+0000-00FF");
    const covered = coveredCharacters(range, missing);
    if (!isLatin && covered.size === 0) return [];
    for (const character of covered) missing.delete(character);
    const href = fontHref(file);
    const css = `@font-face{font-family:"${name}";font-style:normal;font-weight:${weights};font-display:swap;src:url(${href})format("woff2");unicode-range:${range}}`;
    return [{ css, href, range }];
  });
}

/** A file of one weight stands for all, or the browser would thicken it. */
function ownFace(name: string, href: string) {
  const safe = href.replace(/[^\w\-.~:/?#[\]@!$&*+,;=%]/g, encodeURIComponent);
  const css = `@font-face{font-family:"${name}";font-weight:1 1000;font-display:swap;src:url("${safe}")}`;
  return { name, css, href, range: null };
}
