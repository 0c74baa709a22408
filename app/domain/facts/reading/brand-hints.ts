import type { SourceBrand } from "../source-event";

type BrandColor = SourceBrand["colors"][number];
type Role = BrandColor["role"];

const mostCss = 600_000;
const declaration = /([-\w]{2,60})\s*:\s*([^;{}]{1,300})/g;
const colorIn =
  /#([\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\da-z])|rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+%?))?\s*\)|hsla?\(\s*([\d.]{1,6})(?:deg)?[\s,]+([\d.]{1,6})%[\s,]+([\d.]{1,6})%/gi;
const brandName = /brand|primary|accent|theme|highlight|button|btn|cta|link/i;
const headings = /(?:^|[^\w-])h[1-3](?![\w-])|head(?:ing|line)|title|display/i;
const generic =
  /^(?:inherit|initial|unset|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|segoe ui(?: \w+)?|arial|helvetica(?: neue)?|roboto mono|times(?: new roman)?|courier(?: new)?|georgia|tahoma|verdana|sfmono-regular|menlo|consolas|apple color emoji|noto color emoji|emoji|math|var\(.*)$/i;
const iconFace = /icon|awesome|swiper|slick|glyph|material symbols|dashicons|woocommerce|star/i;

/** What style sheets tell of a brand: its colours with how often they stand, and its typefaces, the most used first. */
export function readStyles(css: string): Pick<SourceBrand, "colors" | "families" | "headlineFamily"> {
  const text = withoutComments(css.slice(0, mostCss));
  const colors = new Map<string, Map<Role, number>>();
  const families = new Map<string, number>();
  const ofHeadings = new Map<string, number>();
  for (const rule of rulesOf(text)) {
    const isButton = /\bbtn|button|\.cta|add-to-cart/i.test(rule.selector);
    const isWhole = /(?:^|[\s,])(?:html|body)(?![\w-])/i.test(rule.selector);
    for (const [, name = "", value = ""] of rule.body.matchAll(declaration)) {
      if (/^(?:--.*)?font(?:-family)?|^--.*(?:font|family|typeface)/i.test(name))
        countFamilies(
          name,
          value,
          headings.test(`${rule.selector} ${name}`) ? ofHeadings : families,
          /(?:^|[\s,])(?:html|body|p)(?![\w-])/i.test(rule.selector) ? 3 : 1,
        );
      const role = roleOf(name.toLowerCase(), isButton);
      for (const color of colorsIn(value)) {
        const roles = colors.get(color) ?? new Map<Role, number>();
        const isNamed = name.startsWith("--") && brandName.test(name);
        const weight = isWhole ? 5 : (isButton && role === "accent") || isNamed ? 3 : 1;
        roles.set(role, (roles.get(role) ?? 0) + weight);
        if (colors.size < 2000 || colors.has(color)) colors.set(color, roles);
      }
    }
  }
  const [headlineFamily] = mostUsed(ofHeadings);
  return {
    ...(headlineFamily && { headlineFamily }),
    colors: [...colors]
      .map(([color, roles]): BrandColor => {
        const role = [...roles].sort((one, other) => other[1] - one[1])[0]?.[0] ?? "other";
        const isGrey = saturation(color) < 0.12;
        return {
          color,
          role: role === "accent" && isGrey ? "other" : role,
          seen: [...roles.values()].reduce((sum, each) => sum + each, 0),
        };
      })
      .sort((one, other) => other.seen - one.seen)
      .slice(0, 24),
    families: [...new Set([...mostUsed(families), ...mostUsed(ofHeadings)])].slice(0, 12),
  };
}

function mostUsed(families: ReadonlyMap<string, number>): string[] {
  return [...families].sort((one, other) => other[1] - one[1]).map(([family]) => family);
}

function withoutComments(css: string): string {
  const pieces: string[] = [];
  let start = 0;
  for (let at = css.indexOf("/*"); at >= 0; at = css.indexOf("/*", start)) {
    pieces.push(css.slice(start, at));
    const end = css.indexOf("*/", at + 2);
    start = end < 0 ? css.length : end + 2;
  }
  return pieces.join(" ") + css.slice(start);
}

function* rulesOf(css: string): Generator<{ selector: string; body: string }> {
  let start = 0;
  for (let at = 0, open = -1; at < css.length; at++) {
    const mark = css.charCodeAt(at);
    if (mark === 123) {
      // Within a media query the inner rule counts.
      if (open >= 0) start = open + 1;
      open = at;
    } else if (mark === 125) {
      if (open >= 0)
        yield {
          selector: css.slice(start, open).slice(-300),
          body: css.slice(open + 1, at).slice(0, 20_000),
        };
      open = -1;
      start = at + 1;
    }
  }
}

function roleOf(name: string, isButton: boolean): Role {
  if (name.startsWith("--")) {
    if (/text|foreground|body-color|ink|heading/.test(name)) return "text";
    if (/background|bg|surface|page|paper/.test(name) && !brandName.test(name)) return "background";
    return brandName.test(name) ? "accent" : "other";
  }
  if (name === "background" || name === "background-color") return isButton ? "accent" : "background";
  // What is written on a button says nothing of the words of a page.
  return name === "color" && !isButton ? "text" : "other";
}

function* colorsIn(value: string): Generator<string> {
  for (const [, hex, red, green, blue, alpha, hue, share, light] of value.matchAll(colorIn)) {
    if (hex) {
      const long = hex.length < 5 ? [...hex].map((digit) => digit + digit).join("") : hex;
      if (long.length === 8 && Number.parseInt(long.slice(6), 16) < 128) continue;
      yield `#${long.slice(0, 6).toLowerCase()}`;
    } else if (red && green && blue) {
      if (alpha !== undefined && Number.parseFloat(alpha) * (alpha.endsWith("%") ? 0.01 : 1) < 0.5) continue;
      yield toHex([red, green, blue].map(Number));
    } else if (hue && share && light)
      yield toHex(rgbOf(Number(hue), Number(share) / 100, Number(light) / 100));
  }
}

function rgbOf(hue: number, saturationShare: number, light: number): number[] {
  const span = saturationShare * Math.min(light, 1 - light);
  return [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12;
    return Math.round(255 * (light - span * Math.max(-1, Math.min(place - 3, 9 - place, 1))));
  });
}

function toHex(parts: readonly number[]): string {
  return `#${parts.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, "0")).join("")}`;
}

function saturation(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const most = Math.max(...parts);
  return most === 0 ? 0 : (most - Math.min(...parts)) / most;
}

function countFamilies(name: string, value: string, families: Map<string, number>, weight: number): void {
  // The shorthand names its weight and size before its first family.
  const list = name === "font" ? value.replace(/^.*?\d(?:[a-z]{2,5}|%)(?:\s*\/\s*[\w.%]+)?\s+/i, "") : value;
  const [first] = list.split(",");
  const family =
    first
      ?.replace(/!important/, "")
      .replace(/["']/g, "")
      .trim() ?? "";
  if (
    family === "" ||
    family.length > 60 ||
    generic.test(family) ||
    iconFace.test(family) ||
    !/^[\p{L}\d][\p{L}\d _-]*$/u.test(family) ||
    /^\d/.test(family)
  )
    return;
  if (families.size < 200) families.set(family, (families.get(family) ?? 0) + weight);
}
